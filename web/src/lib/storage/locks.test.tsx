import { afterEach, expect, test, vi } from 'vitest'
import { withLock } from './locks.ts'

/** Locks as browsers have them, as far as they are asked for here: one holder, the others wait or give up. */
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

test('work that another tab keeps waiting for too long is done all the same', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() })
  void withLock('sending', () => new Promise(() => {}))

  expect(await withLock('sending', () => Promise.resolve('done'), 20)).toBe('done')
})

test('what fails under a lock is not done twice', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() })
  const work = vi.fn(() => Promise.reject(new Error('no')))

  await expect(withLock('sending', work)).rejects.toThrow('no')

  expect(work).toHaveBeenCalledOnce()
})

test('without locks the works of this tab are done one by one', async () => {
  vi.stubGlobal('navigator', {})
  const order: string[] = []
  const slow = withLock('sending', async () => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    order.push('first')
  })

  await Promise.all([slow, withLock('sending', async () => void order.push('second'))])

  expect(order).toEqual(['first', 'second'])
})
