import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browsers } from '../programs/find-browser.ts'
import { programOf } from '../steps/program-of.ts'
import { outputTail, type Ran, runCommand } from '../steps/run-command.ts'
import type { Progress } from './progress.ts'
import { TestSuite } from './test-suite.ts'

const SERVERS_LOG = 'e2e/test-results/servers.log'

/** Browser scenarios, run by Playwright. */
export function scenarioSuite(progress: Progress, browsers: () => Promise<Browsers>): TestSuite {
  const run = async (
    args: readonly string[],
    settings: NodeJS.ProcessEnv,
    listener: object,
  ): Promise<Ran> => {
    // The runner colours its own workers; with NO_COLOR each would print a warning.
    const env = { NO_COLOR: undefined, FORCE_COLOR: '0', ...(await browsers()), ...settings }
    const command = [programOf('@playwright/test', 'playwright'), 'test', ...args]
    const ran = await runCommand(process.execPath, command, { cwd: 'e2e', env, ...listener })
    if (ran.isGreen) return ran
    const log = await readFile(SERVERS_LOG, 'utf8').catch(() => '')
    return { ...ran, output: [outputTail(log), ran.output].join('\n\n') }
  }
  return new TestSuite({
    name: 'scenarios in a browser',
    progress,
    runAll: (listener) => run([], {}, listener),
    async runAlone(scenarios, listener) {
      const folder = await mkdtemp(join(tmpdir(), 'dream-scenarios-'))
      const list = join(folder, 'alone.txt')
      await writeFile(list, scenarios.join('\n'))
      const args = ['--test-list', list, '--workers', '1', '--output', 'test-results/alone']
      const ran = await run(args, { TRACE: 'on' }, listener)
      await rm(folder, { recursive: true })
      return ran
    },
  })
}
