import { PREFETCH_BATCH, PREFETCH_IDLE_MS } from '@dream/contract/rules/app/background'
import { whenIdle } from '#lib/navigation/page.ts'

/** Runs `work` for each item in batches of three, each in an idle moment (product §9). Returns the stop function. */
export function inBatches<T>(all: readonly T[], work: (one: T) => Promise<unknown>): () => void {
  let isStopped = false
  let cancel = () => {}
  const batch = async (from: number) => {
    await Promise.allSettled(all.slice(from, from + PREFETCH_BATCH).map(work))
    const next = from + PREFETCH_BATCH
    if (next < all.length && !isStopped) cancel = whenIdle(() => void batch(next), PREFETCH_IDLE_MS)
  }
  void batch(0)
  return () => {
    isStopped = true
    cancel()
  }
}
