import { afterEach, expect, test, vi } from 'vitest'
import { withLock } from './locks.ts'

/** Fake Web Locks, as far as they are used here: one holder, the others wait or give up. */
function browserLocks(): Pick<LockManager, 'request'> {
  let held: Promise<unknown> = Promise.resolve()
  return {
    request: (async (_: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
      const aborted = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
      await Promise.race([held, aborted])
      held = work()
      return held
    }) as LockManager['request'],
  }
}

afterEach(() => void vi.unstubAllGlobals())

test('work runs all the same when another tab holds the lock for too long', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() })
  void withLock('sending', () => new Promise(() => {}))

  expect(await withLock('sending', () => Promise.resolve('done'), 20)).toBe('done')
})

test('work that fails under a lock is not repeated', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() })
  const work = vi.fn(() => Promise.reject(new Error('no')))

  await expect(withLock('sending', work)).rejects.toThrow('no')

  expect(work).toHaveBeenCalledOnce()
})

test("without locks this tab's work runs in sequence", async () => {
  vi.stubGlobal('navigator', {})
  const order: string[] = []
  const slow = withLock('sending', async () => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    order.push('first')
  })

  await Promise.all([slow, withLock('sending', async () => void order.push('second'))])

  expect(order).toEqual(['first', 'second'])
})
