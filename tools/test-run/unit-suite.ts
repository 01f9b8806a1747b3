import { programOf } from '../steps/program-of.ts'
import { runCommand } from '../steps/run-command.ts'
import type { Progress } from './progress.ts'
import { TestSuite } from './test-suite.ts'

/** Long tests: they kill servers, wait for slow operations, or go through thousands of plans. */
const LONG = '**/*.long.test.ts'
const REPORTERS = ['--reporter=default', '--reporter=./tools/test-run/vitest-reporter.ts']

/** Unit and server tests, run by Vitest; the long ones only on request. */
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
