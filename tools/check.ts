import { runCheck } from './steps/check-steps.ts'

/** `npm run check`: everything but the browser and long tests. */
const started = performance.now()
const { isGreen } = await runCheck({ hasLong: false })
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(isGreen ? `Everything is in order (${seconds} s).` : `Stopped after ${seconds} s.`)
process.exit(isGreen ? 0 : 1)
