import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { startSwipeQueue } from '#features/swipe/swipe-queue/swipe-queue.ts'
import { SwipeDeck } from '#features/swipe/swipe-deck.tsx'
import { aDealtDesign } from './designs.ts'
import { fakeApi } from './fake-api.ts'
import { renderApp } from './render.tsx'

/** Fake animation, which ends at once: happy-dom has none. */
class Flight {
  onfinish: (() => void) | null = null
  constructor() {
    queueMicrotask(() => act(() => this.onfinish?.()))
  }
  cancel() {}
}
export function flyAtOnce() {
  Object.defineProperty(HTMLElement.prototype, 'animate', { configurable: true, value: () => new Flight() })
}

export const plans = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => aDealtDesign({ title: `Plan ${from + i}` }, from + i + 1))

type Setup = {
  batches?: ReturnType<typeof plans>[]
  paused?: boolean
  /** Routes of the fake server beside the deck's own. */
  routes?: Parameters<typeof fakeApi>[0]
}

/** Renders the deck with its first batch dealt; returns its requests. */
export async function dealt({ batches = [plans(5)], paused = false, routes = {} }: Setup = {}) {
  const sent: unknown[] = []
  const asked: URLSearchParams[] = []
  fakeApi({
    'GET /api/designs': ({ url }) => {
      asked.push(url.searchParams)
      return { body: batches[asked.length - 1] ?? [] }
    },
    'POST /api/preferences': ({ body }) => {
      sent.push(body)
      return { body: { floorPlanLikes: 1, unlocked: sent.length === 1 ? ['dreamlist'] : [] } }
    },
    'DELETE /api/preferences/:designId': ({ url }) => {
      sent.push(url.pathname)
      return { body: { floorPlanLikes: 0, unlocked: [] } }
    },
    'GET /api/user-progress': () => ({ body: { floorPlanLikes: 0, unlocked: [] } }),
    ...routes,
  })
  const onRecorded = vi.fn()
  const onOpenDetails = vi.fn()
  const onTaste = vi.fn()
  const onChangeAnswers = vi.fn()
  const app = renderApp(
    <SwipeDeck
      paused={paused}
      onRecorded={onRecorded}
      onOpenDetails={onOpenDetails}
      onTaste={onTaste}
      onChangeAnswers={onChangeAnswers}
    />,
  )
  onTestFinished(startSwipeQueue())
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  await act(async () => {})
  return { ...app, sent, asked, onRecorded, onOpenDetails, onTaste, onChangeAnswers }
}

/** Name of the top card. */
export const topTitle = () => screen.queryByRole('heading', { level: 2 })?.textContent
