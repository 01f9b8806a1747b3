import { runSteps } from './test-run/run-steps.ts'
import { STILL_STEPS } from './test-run/still-steps.ts'
import { Progress } from './test-run/progress.ts'
import { startClock } from './test-run/run-clock.ts'
import { unitSuite } from './test-run/unit-suite.ts'

/** `npm run check`: everything but the browser tests and the long tests. */
const started = performance.now()
const progress = new Progress()
const clock = startClock(progress)
const unit = unitSuite(progress, { hasLong: false })
const isDone = await runSteps([STILL_STEPS, [unit.all]], { progress, signal: clock.signal })
clock.stop()
const isGreen = isDone && unit.run.isGreen
if (isDone && !isGreen) console.log(unit.run.failures.join('\n\n'))
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(isGreen ? `Everything is in order (${seconds} s).` : `Stopped after ${seconds} s.`)
process.exit(isGreen ? 0 : 1)
