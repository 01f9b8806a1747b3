import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Lets a server do what the benchmark asks of it: end, or clear away its garbage so that its memory can be read. */
export function obey(end: () => void): void {
  process.on('SIGTERM', end)
  // A benchmark that was killed leaves nothing running.
  process.on('disconnect', end)
  process.on('message', (wish) => {
    if (wish !== 'collect') return
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    collect()
    collect()
    const { rss, heapUsed, external } = process.memoryUsage()
    process.send?.({ residentKb: rss / 1024, heapKb: (heapUsed + external) / 1024 })
  })
}
