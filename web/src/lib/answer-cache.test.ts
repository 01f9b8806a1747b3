import { describe, expect, test, vi } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

const KEY = ['GET /api/user-progress']
const FRESH = { freshMs: 60_000 }

/** An answer that arrives when the test says so. */
function aLateAnswer<T>() {
  let arrive: (answer: T) => void = () => {}
  const answer = new Promise<T>((resolve) => (arrive = resolve))
  return { ask: () => answer, arrive }
}

describe('reading an answer', () => {
  test('asks the server once for all who look at the same time', async () => {
    const cache = new AnswerCache()
    const ask = vi.fn(async () => 7)

    await Promise.all([cache.read(KEY, ask), cache.read(KEY, ask)])

    expect(ask).toHaveBeenCalledTimes(1)
    expect(cache.getQueryData(KEY)).toBe(7)
  })

  test('does not ask again while the answer is fresh', async () => {
    const cache = new AnswerCache()
    const ask = vi.fn(async () => 7)
    await cache.read(KEY, ask, FRESH)

    await cache.read(KEY, ask, FRESH)

    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('asks again once the answer is marked stale', async () => {
    const cache = new AnswerCache()
    const ask = vi.fn(async () => 7)
    await cache.read(KEY, ask, FRESH)

    await cache.invalidate('GET /api/user-progress')
    await cache.read(KEY, ask, FRESH)

    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('shows what was known while it refreshes and when that fails', async () => {
    const cache = new AnswerCache()
    await cache.read(KEY, async () => 7)

    await cache.read(KEY, () => Promise.reject(new Error('away')))

    expect(cache.getQueryState(KEY)).toMatchObject({ data: 7, isFetching: false, error: { message: 'away' } })
  })

  test('keeps the same object for an equal answer', async () => {
    const cache = new AnswerCache()
    await cache.read(KEY, async () => ({ likes: 3 }))
    const before = cache.getQueryData(KEY)

    await cache.read(KEY, async () => ({ likes: 3 }))

    expect(cache.getQueryData(KEY)).toBe(before)
  })
})

describe('a reading under way', () => {
  test('is not heard after it was cancelled', async () => {
    const cache = new AnswerCache()
    const late = aLateAnswer<number>()
    const reading = cache.read(KEY, late.ask)

    cache.setQueryData<number>(KEY, () => 9)
    cache.cancelQueries({ queryKey: KEY })
    late.arrive(8)
    await reading

    expect(cache.getQueryState(KEY)).toMatchObject({ data: 9, isFetching: false })
  })

  test('is not heard after everything was forgotten', async () => {
    const cache = new AnswerCache()
    const late = aLateAnswer<string>()
    const reading = cache.read(KEY, late.ask)

    cache.clear()
    late.arrive('of the person before')
    await reading

    expect(cache.getQueryData(KEY)).toBeUndefined()
  })

  test('gives way to a forced one', async () => {
    const cache = new AnswerCache()
    const late = aLateAnswer<number>()
    void cache.read(KEY, late.ask)

    await cache.read(KEY, async () => 2, { isForced: true })
    late.arrive(1)

    expect(cache.getQueryData(KEY)).toBe(2)
  })
})

describe('who looks at an answer', () => {
  test('is told of each change', async () => {
    const cache = new AnswerCache()
    const listener = vi.fn()
    cache.subscribe(KEY, listener)

    cache.setQueryData<number>(KEY, (before) => (before ?? 0) + 1)

    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('gets it read again when it is marked stale', async () => {
    const cache = new AnswerCache()
    let likes = 9
    cache.subscribe(KEY, () => {})
    await cache.read(KEY, async () => likes, FRESH)

    likes = 10
    await cache.invalidate('GET /api/user-progress')

    expect(cache.getQueryData(KEY)).toBe(10)
  })

  test('finds it for five minutes after the last one looked away', async () => {
    vi.useFakeTimers()
    const cache = new AnswerCache()
    cache.setQueryData<number>(KEY, () => 7)
    const look = cache.subscribe(KEY, () => {})

    look()
    vi.advanceTimersByTime(299_000)
    const before = cache.getQueryData(KEY)
    vi.advanceTimersByTime(2000)
    const after = cache.getQueryData(KEY)
    vi.useRealTimers()

    expect([before, after]).toEqual([7, undefined])
  })

  test('gets only failed and old answers read again after a return to the network', async () => {
    const cache = new AnswerCache()
    const fresh = vi.fn(async () => 1)
    const failed = vi.fn(() => Promise.reject(new Error('away')))
    for (const [key, ask] of [
      ['fresh', fresh],
      ['failed', failed],
    ] as const) {
      cache.subscribe([key], () => {})
      await cache.read([key], ask, FRESH)
    }

    cache.refresh(60_000)
    await Promise.resolve()
    await Promise.resolve()

    expect(fresh).toHaveBeenCalledTimes(1)
    expect(failed).toHaveBeenCalledTimes(2)
  })
})
