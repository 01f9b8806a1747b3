import { readFile } from 'node:fs/promises'
import { runCheck } from './steps/check-steps.ts'
import { countPlaywright, NOTHING, sumOf } from './steps/counts.ts'
import { failuresOfPlaywright } from './steps/failures.ts'
import { outputTail, runCommand } from './steps/run-command.ts'
import { runSteps } from './steps/run-steps.ts'

/** `npm test`: the check with all tests, then every scenario in a real browser. The last line is the sum of all tests. */
const REPORT = 'e2e/test-results/report.json'
const SERVERS_LOG = 'e2e/test-results/servers.log'

const check = await runCheck({ hasLong: true })
const scenarios = {
  name: 'scenarios in a browser',
  async run(signal: AbortSignal) {
    // The runner colours its own workers; with NO_COLOR each would print a warning.
    const env = { NO_COLOR: undefined, FORCE_COLOR: '0' }
    const args = ['../tools/with-browser.ts', 'playwright', 'test']
    const ran = await runCommand(process.execPath, args, { cwd: 'e2e', env, signal })
    if (ran.isGreen) return ran
    const failures = await readFile(REPORT, 'utf8').then(failuresOfPlaywright, () => [])
    const log = await readFile(SERVERS_LOG, 'utf8').catch(() => '')
    return { ...ran, output: [...failures, outputTail(log), ran.output].join('\n\n') }
  },
}
const isGreen = check.isGreen && (await runSteps([[scenarios]]))
const e2e = check.isGreen ? await readFile(REPORT, 'utf8').then(countPlaywright, () => NOTHING) : NOTHING
const { passed, failed } = sumOf([check.counts, e2e])
// A step that fails without a failing test, such as the format, is a failure too.
console.log(`${passed} passed, ${isGreen ? failed : Math.max(failed, 1)} failed`)
process.exit(isGreen ? 0 : 1)
