import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { aUser } from '#testing/people.ts'
import { resetSession } from '#lib/session/session.ts'
import { prefetch, readAhead } from './prefetch.ts'
import { queryClient, useApiQuery } from './query.ts'

const PROGRESS = 'GET /api/user-progress'
const STATUS = 'GET /api/chat/status'

function Failing({ name }: { name: typeof PROGRESS | typeof STATUS }) {
  return <p>{useApiQuery(name).error?.message}</p>
}

beforeEach(() => {
  queryClient.clear()
  resetSession({ state: 'signed-in', user: aUser() })
})
afterEach(() => void vi.useRealTimers())

test('does not prefetch again what a screen has just failed to read (product §9)', async () => {
  const { count } = fakeApi({ [PROGRESS]: () => fail(503, 'unavailable') })
  render(<Failing name={PROGRESS} />)
  await screen.findByText('Failed to fetch user progress')

  await act(() => readAhead(PROGRESS))

  expect(count(PROGRESS)).toBe(1)
})

test('retries a failed prefetch three times with growing pauses (product §9)', async () => {
  vi.useFakeTimers()
  const { count } = fakeApi({ [STATUS]: () => fail(500, 'internal') })

  const counts = await countsWhile(prefetch(STATUS), () => count(STATUS))

  expect(counts).toEqual([1, 2, 3, 4])
})

test('counts the failed read of a screen as the first try: a pause comes before the next one', async () => {
  const { count } = fakeApi({ [STATUS]: () => fail(500, 'internal') })
  render(<Failing name={STATUS} />)
  await screen.findByText('Failed to fetch chat status')
  vi.useFakeTimers()

  const counts = await countsWhile(prefetch(STATUS), () => count(STATUS))

  expect(counts).toEqual([1, 2, 3, 4])
})

/** Returns `count` at once and after each pause. */
async function countsWhile(reading: Promise<void>, count: () => number) {
  const counts: number[] = []
  for (const waitMs of [0, 1000, 2000, 4000]) {
    await act(() => vi.advanceTimersByTimeAsync(waitMs))
    counts.push(count())
  }
  await reading
  return counts
}
