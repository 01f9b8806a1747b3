import { describe, expect, it } from 'vitest'
import {
  addReason,
  addSwipe,
  EMPTY_OUTBOX,
  parseOutbox,
  pendingLikes,
  settle,
  startFirst,
  takeBack,
  type Outbox,
  type QueuedSwipe,
} from './queue.ts'

let made = 0
const swipe = (
  designId: string,
  kind: QueuedSwipe['kind'],
  rest: Partial<QueuedSwipe> = {},
): QueuedSwipe => ({
  swipeId: `swipe-${++made}`,
  designId,
  kind,
  reason: null,
  likes: kind === 'like' ? 1 : 0,
  isStarted: false,
  tab: 'this',
  ...rest,
})
const holding = (...queue: QueuedSwipe[]): Outbox => ({ ...EMPTY_OUTBOX, queue })
const kinds = (outbox: Outbox) => outbox.queue.map((each) => `${each.designId} ${each.kind}`)

describe('the queue of swipes', () => {
  it('keeps the order in which cards were swiped', () => {
    const outbox = [swipe('a', 'like'), swipe('b', 'pass'), swipe('c', 'like')].reduce(addSwipe, EMPTY_OUTBOX)

    expect(kinds(outbox)).toEqual(['a like', 'b pass', 'c like'])
    expect(pendingLikes(outbox)).toBe(2)
  })

  it('forgets a swipe that is undone before it was sent', () => {
    const outbox = takeBack(holding(swipe('a', 'like'), swipe('b', 'pass')), swipe('b', 'undo'))

    expect(kinds(outbox)).toEqual(['a like'])
  })

  it('sends an undo after a swipe that may have arrived', () => {
    const outbox = takeBack(
      holding(swipe('a', 'like', { isStarted: true })),
      swipe('a', 'undo', { likes: -1 }),
    )

    expect(kinds(outbox)).toEqual(['a like', 'a undo'])
    expect(pendingLikes(outbox)).toBe(0)
  })

  it('sends an undo for a swipe that the server has', () => {
    expect(kinds(takeBack(EMPTY_OUTBOX, swipe('a', 'undo')))).toEqual(['a undo'])
  })

  it('undoes a second thought without touching the first undo', () => {
    const undone = takeBack(EMPTY_OUTBOX, swipe('a', 'undo'))
    const again = addSwipe(undone, swipe('a', 'like'))

    expect(kinds(takeBack(again, swipe('a', 'undo')))).toEqual(['a undo'])
  })

  it('drops a waiting reason with the pass it was for', () => {
    const sent = swipe('a', 'pass', { isStarted: true })
    const outbox = addReason(holding(sent), swipe('a', 'reason', { reason: 'too-wide' }))

    expect(kinds(takeBack(outbox, swipe('a', 'undo')))).toEqual(['a pass', 'a undo'])
  })
})

describe('what was swiped lately', () => {
  it('is known after it was sent, until it is undone', () => {
    const like = swipe('a', 'like')
    const sent = settle(addSwipe(EMPTY_OUTBOX, like), like, { floorPlanLikes: 1, unlocked: [] })
    expect(sent.recent).toEqual(['a'])

    expect(takeBack(sent, swipe('a', 'undo')).recent).toEqual([])
  })

  it('is the latest thirty', () => {
    const swipes = Array.from({ length: 40 }, (_, i) => swipe(String(i), 'pass'))

    expect(swipes.reduce(addSwipe, EMPTY_OUTBOX).recent).toHaveLength(30)
  })
})

describe('a reason for a pass', () => {
  it('travels with a pass that still waits', () => {
    const outbox = addReason(holding(swipe('a', 'pass')), swipe('a', 'reason', { reason: 'too-wide' }))

    expect(outbox.queue).toMatchObject([{ kind: 'pass', reason: 'too-wide' }])
  })

  it('follows a pass that was sent', () => {
    const outbox = addReason(EMPTY_OUTBOX, swipe('a', 'reason', { reason: 'too-wide' }))

    expect(outbox.queue).toMatchObject([{ kind: 'reason', reason: 'too-wide' }])
  })
})

describe('sending', () => {
  it('starts the first swipe only', () => {
    const outbox = startFirst(holding(swipe('a', 'like'), swipe('b', 'like')))

    expect(outbox.queue.map((each) => each.isStarted)).toEqual([true, false])
  })

  it('removes an answered swipe and keeps its unlock for a screen', () => {
    const like = swipe('a', 'like', { isStarted: true })

    const outbox = settle(holding(like, swipe('b', 'like')), like, {
      floorPlanLikes: 10,
      unlocked: ['dreamlist'],
    })

    expect(kinds(outbox)).toEqual(['b like'])
    expect(outbox.news).toEqual([{ feature: 'dreamlist', floorPlanLikes: 10, tab: 'this' }])
  })

  it('keeps an unlock once, also when a repeated swipe answers it again', () => {
    const like = swipe('a', 'like')
    const answer = { floorPlanLikes: 10, unlocked: ['dreamlist' as const] }

    const outbox = settle(settle(holding(like), like, answer), like, answer)

    expect(outbox.news).toHaveLength(1)
  })
})

describe('what a device kept', () => {
  it.each([undefined, null, 'text', { queue: 'no' }, []])('%j counts as nothing', (stored) => {
    expect(parseOutbox(stored)).toEqual(EMPTY_OUTBOX)
  })
})
