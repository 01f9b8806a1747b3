import { findOrInstallBrowsers } from './programs/find-browser.ts'
import { findOrInstallRedis } from './programs/find-redis.ts'
import { runSteps, type Step } from './test-run/run-steps.ts'
import { STILL_STEPS } from './test-run/still-steps.ts'
import { Progress } from './test-run/progress.ts'
import { startClock } from './test-run/run-clock.ts'
import { scenarioSuite } from './test-run/scenario-suite.ts'
import { forgetSecondLooks, keepSecondLooks } from './test-run/second-looks.ts'
import { sumOf } from './test-run/test-run.ts'
import { unitSuite } from './test-run/unit-suite.ts'

// `npm test`: the check with all tests, then every scenario in a real browser, then reruns of the failed ones, alone. The last
// line is the sum of all tests.
await forgetSecondLooks()
const progress = new Progress()
const clock = startClock(progress)
const watch = { progress, signal: clock.signal }
const browsers = findOrInstallBrowsers()
const programs: Step = {
  name: 'browsers and Redis',
  run: () =>
    Promise.all([browsers, findOrInstallRedis()]).then(
      () => ({ isGreen: true, output: '' }),
      (error: unknown) => ({ isGreen: false, output: String(error) }),
    ),
}
const unit = unitSuite(progress, { hasLong: true })
const scenarios = scenarioSuite(progress, () => browsers)
const suites = [unit, scenarios]

const isGreen =
  (await runSteps([[programs]], watch)) &&
  (await runSteps([STILL_STEPS, [unit.all]], watch)) &&
  (await runSteps([unit.isOpen ? [unit.again] : []], watch)) &&
  (await runSteps([[scenarios.all]], watch)) &&
  (await runSteps([scenarios.isOpen ? [scenarios.again] : []], watch))
clock.stop()

await keepSecondLooks(suites.flatMap(({ passedAlone }) => passedAlone))
const { passed, failed } = sumOf(suites.map(({ run }) => run.counts))
// A failed step without a failing test, such as the format check, counts as a failure.
console.log(`${passed} passed, ${isGreen ? failed : Math.max(failed, 1)} failed`)
process.exit(isGreen ? 0 : 1)
