import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Handles the benchmark's commands: end, or collect garbage before memory is read. */
export function acceptControl(end: () => void): void {
  process.on('SIGTERM', end)
  // Exit with the parent, so that a killed benchmark leaves nothing running.
  process.on('disconnect', end)
  process.on('message', (message) => {
    if (message !== 'collect') return
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    collect()
    collect()
    const { rss, heapUsed, external } = process.memoryUsage()
    process.send?.({ residentKb: rss / 1024, heapKb: (heapUsed + external) / 1024 })
  })
}
