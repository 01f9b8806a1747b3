import { programOf } from '../steps/program-of.ts'
import { runCommand } from '../steps/run-command.ts'
import type { Progress } from './progress.ts'
import { TestSuite } from './test-suite.ts'

/** Tests that take their time: they kill servers, wait for what is slow, or go through thousands of plans. */
const LONG = '**/*.long.test.ts'
const REPORTERS = ['--reporter=default', '--reporter=./tools/test-run/vitest-reporter.ts']

/** Unit and server tests, by Vitest; those that take long only when asked. */
export function unitSuite(progress: Progress, { hasLong }: { hasLong: boolean }): TestSuite {
  const args = [programOf('vitest'), 'run', ...REPORTERS]
  return new TestSuite({
    name: 'unit and server tests',
    progress,
    runAll: (listener) =>
      runCommand(process.execPath, [...args, ...(hasLong ? [] : ['--exclude', LONG])], listener),
    runAlone: (files, listener) =>
      runCommand(process.execPath, [...args, '--maxWorkers=1', ...files], listener),
  })
}
