import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test('works three at a time, and continues after a failure (product §9)', async () => {
  const done: number[] = []
  let atOnce = 0
  let most = 0

  inBatches([1, 2, 3, 4, 5, 6, 7], async (one) => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await Promise.resolve()
    atOnce -= 1
    done.push(one)
    if (one === 2) throw new Error('not there')
  })

  await expect.poll(() => done).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

test('starts nothing more once it is stopped', async () => {
  const begun: number[] = []
  const { promise, resolve } = Promise.withResolvers<void>()

  const stop = inBatches([1, 2, 3, 4], (one) => {
    begun.push(one)
    return promise
  })
  stop()
  resolve()
  await new Promise((wait) => setTimeout(wait, 300))

  expect(begun).toEqual([1, 2, 3])
})
