import { SHAPE_VERSION } from '@dream/contract/api/shape-version'
import { describe, expect, it } from 'vitest'
import { aDealtDesign } from '#testing/designs.ts'
import { EMPTY_QUEUE, type QueuedSwipe, type SwipeQueue } from '../swipe-queue/queue-state.ts'
import { likeChanges, sentChanges, sentSwipes, type LikeChange } from './like-changes.ts'

const plan = aDealtDesign({ title: 'Wattle' }, 1)
const kitchen = aDealtDesign({ title: 'Galley', category: 'Kitchen', plan: null }, 2)

let made = 0
const swipe = (kind: QueuedSwipe['kind'], design = plan, rest: Partial<QueuedSwipe> = {}): QueuedSwipe => ({
  swipeId: `swipe-${++made}`,
  designId: design.id,
  kind,
  reason: null,
  likes: 0,
  card: kind === 'like' || kind === 'restore' ? { shape: SHAPE_VERSION, design } : undefined,
  isStarted: false,
  tab: 'this',
  ...rest,
})
const holding = (...queue: QueuedSwipe[]): SwipeQueue => ({ ...EMPTY_QUEUE, queue, recent: [plan.id] })
const told = (changes: readonly LikeChange[]) =>
  changes.map(({ card, designId, sentAt }) => [card?.title ?? `no ${designId.at(-1)}`, sentAt])

describe('unsent changes', () => {
  it('have a like of any kind, the latest last', () => {
    expect(told(likeChanges(holding(swipe('like'), swipe('like', kitchen)), []))).toEqual([
      ['Wattle', null],
      ['Galley', null],
    ])
  })

  it('have no like once it is undone or passed', () => {
    const queue = holding(swipe('like'), swipe('like', kitchen), swipe('undo'), swipe('pass', kitchen))

    expect(told(likeChanges(queue, []))).toEqual([
      ['no 1', null],
      ['no 2', null],
    ])
  })

  it('are empty when a like is undone and restored', () => {
    expect(likeChanges(holding(swipe('undo'), swipe('restore')), [])).toEqual([])
  })

  it('have a like again when an unsent like is undone and restored', () => {
    const queue = holding(swipe('like', plan, { isStarted: true }), swipe('undo'), swipe('restore'))

    expect(told(likeChanges(queue, []))).toEqual([['Wattle', null]])
  })

  it('leave out a card saved by a build with another shape, and reasons', () => {
    const old = swipe('like', plan, { card: { shape: SHAPE_VERSION - 1, design: plan } })

    expect(likeChanges(holding(old, swipe('reason', kitchen)), [])).toEqual([])
  })
})

it('come after the sent ones', () => {
  const sent = [
    { designId: plan.id, card: plan, sentAt: 5 },
    { designId: kitchen.id, card: kitchen, sentAt: 6 },
  ]

  expect(told(likeChanges(holding(swipe('undo')), sent))).toEqual([
    ['Galley', 6],
    ['no 1', null],
  ])
})

describe('sent changes', () => {
  const started = { isStarted: true }
  const sentSince = (before: SwipeQueue, now: SwipeQueue, isLiked = false) =>
    sentChanges(sentSwipes(before, now), 9, () => isLiked)

  it('have a like or an undo that has left the queue', () => {
    const before = holding(swipe('like', plan, started), swipe('undo', kitchen, started), swipe('like'))

    expect(told(sentSince(before, holding(...before.queue.slice(2))))).toEqual([
      ['Wattle', 9],
      ['no 2', 9],
    ])
  })

  it('have neither a swipe dropped before it was sent, nor a pass', () => {
    const before = holding(swipe('like'), swipe('pass', kitchen, started))

    expect(sentSince(before, holding())).toEqual([])
  })

  it('have a pass that removed a like', () => {
    const before = holding(swipe('pass', kitchen, started))

    expect(told(sentSince(before, holding(), true))).toEqual([['no 2', 9]])
  })

  it('have nothing that a logout in another tab has cleared', () => {
    expect(sentSince(holding(swipe('like', plan, started)), EMPTY_QUEUE)).toEqual([])
  })
})
