import { describe, expect, it } from 'vitest'
import {
  addReason,
  addSwipe,
  EMPTY_QUEUE,
  enqueue,
  parseSwipeQueue,
  SWIPES_VERSION,
  pendingLikes,
  settle,
  startFirst,
  takeBack,
  type SwipeQueue,
  type QueuedSwipe,
} from './queue-state.ts'

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
const holding = (...queue: QueuedSwipe[]): SwipeQueue => ({ ...EMPTY_QUEUE, queue })
const kinds = (queue: SwipeQueue) => queue.queue.map((each) => `${each.designId} ${each.kind}`)

describe('the queue of swipes', () => {
  it('keeps the order in which cards were swiped', () => {
    const queue = [swipe('a', 'like'), swipe('b', 'pass'), swipe('c', 'like')].reduce(addSwipe, EMPTY_QUEUE)

    expect(kinds(queue)).toEqual(['a like', 'b pass', 'c like'])
    expect(pendingLikes(queue)).toBe(2)
  })

  it('drops a swipe that is undone before it was sent', () => {
    const queue = takeBack(holding(swipe('a', 'like'), swipe('b', 'pass')), swipe('b', 'undo'))

    expect(kinds(queue)).toEqual(['a like'])
  })

  it('sends an undo after a swipe that may have arrived', () => {
    const queue = takeBack(
      holding(swipe('a', 'like', { isStarted: true })),
      swipe('a', 'undo', { likes: -1 }),
    )

    expect(kinds(queue)).toEqual(['a like', 'a undo'])
    expect(pendingLikes(queue)).toBe(0)
  })

  it('sends an undo for a swipe that the server has', () => {
    expect(kinds(takeBack(EMPTY_QUEUE, swipe('a', 'undo')))).toEqual(['a undo'])
  })

  it('undoes a new swipe without touching the first undo', () => {
    const undone = takeBack(EMPTY_QUEUE, swipe('a', 'undo'))
    const again = addSwipe(undone, swipe('a', 'like'))

    expect(kinds(takeBack(again, swipe('a', 'undo')))).toEqual(['a undo'])
  })

  it('drops an unsent reason with its pass', () => {
    const sent = swipe('a', 'pass', { isStarted: true })
    const queue = addReason(holding(sent), swipe('a', 'reason', { reason: 'too-wide' }))

    expect(kinds(takeBack(queue, swipe('a', 'undo')))).toEqual(['a pass', 'a undo'])
  })
})

describe('a plan swiped in two tabs', () => {
  const other = { tab: 'other' }
  const sent = (queue: SwipeQueue, each: QueuedSwipe) =>
    settle(queue, each, { floorPlanLikes: 1, unlocked: [] })
  const done = (...swipes: QueuedSwipe[]) => swipes.reduce(enqueue, EMPTY_QUEUE)
  const undo = (rest: Partial<QueuedSwipe> = {}) => swipe('a', 'undo', { likes: -1, ...rest })

  it('counts once, whichever tab likes it', () => {
    expect(pendingLikes(done(swipe('a', 'like'), swipe('b', 'like'), swipe('a', 'like', other)))).toBe(2)
  })

  it('counts by the last swipe', () => {
    expect(pendingLikes(done(swipe('a', 'like'), swipe('a', 'pass', other)))).toBe(0)
    expect(pendingLikes(done(swipe('a', 'pass'), swipe('a', 'like', other)))).toBe(1)
  })

  it('does not count again while the server already has its like', () => {
    const like = swipe('a', 'like')
    const again = addSwipe(sent(done(like), like), swipe('a', 'like', other))

    expect(pendingLikes(again)).toBe(0)
    expect(pendingLikes(addSwipe(again, swipe('a', 'pass', other)))).toBe(-1)
  })

  it('counts again once its like was undone on the server', () => {
    const [like, back] = [swipe('a', 'like'), undo({ isStarted: true })]
    const without = sent(sent(done(like, back), like), back)

    expect(pendingLikes(addSwipe(without, swipe('a', 'like', other)))).toBe(1)
  })

  it('counts as before once it is undone, in whichever tab', () => {
    const begun = done(swipe('a', 'like'), swipe('a', 'like', other))
    expect(kinds(takeBack(begun, undo()))).toEqual(['a like', 'a undo'])
    expect(pendingLikes(takeBack(begun, undo()))).toBe(0)

    const unsent = done(swipe('b', 'pass'), swipe('a', 'like'), swipe('a', 'like', other))
    expect(kinds(takeBack(unsent, undo(other)))).toEqual(['b pass'])
  })

  it('counts down by one when both tabs undo the like that the server has', () => {
    expect(pendingLikes(done(undo(), undo(other)))).toBe(-1)
  })

  it('counts only as a floor plan', () => {
    const kitchen = { likes: 0 } as const
    expect(pendingLikes(done(swipe('k', 'like', kitchen), swipe('k', 'undo', kitchen)))).toBe(0)
  })
})

describe('recent swipes', () => {
  it('are known after they were sent, until they are undone', () => {
    const like = swipe('a', 'like')
    const sent = settle(addSwipe(EMPTY_QUEUE, like), like, { floorPlanLikes: 1, unlocked: [] })
    expect(sent.recent).toEqual(['a'])

    expect(takeBack(sent, swipe('a', 'undo')).recent).toEqual([])
  })

  it('are limited to the latest thirty', () => {
    const swipes = Array.from({ length: 40 }, (_, i) => swipe(String(i), 'pass'))

    expect(swipes.reduce(addSwipe, EMPTY_QUEUE).recent).toHaveLength(30)
  })
})

describe('a reason for a pass', () => {
  it('is sent with an unsent pass', () => {
    const queue = addReason(holding(swipe('a', 'pass')), swipe('a', 'reason', { reason: 'too-wide' }))

    expect(queue.queue).toMatchObject([{ kind: 'pass', reason: 'too-wide' }])
  })

  it('follows a sent pass', () => {
    const queue = addReason(EMPTY_QUEUE, swipe('a', 'reason', { reason: 'too-wide' }))

    expect(queue.queue).toMatchObject([{ kind: 'reason', reason: 'too-wide' }])
  })
})

describe('sending', () => {
  it('starts the first swipe only', () => {
    const queue = startFirst(holding(swipe('a', 'like'), swipe('b', 'like')))

    expect(queue.queue.map((each) => each.isStarted)).toEqual([true, false])
  })

  it('removes an answered swipe and keeps its unlock for a celebration', () => {
    const like = swipe('a', 'like', { isStarted: true })

    const queue = settle(holding(like, swipe('b', 'like')), like, {
      floorPlanLikes: 10,
      unlocked: ['dreamlist'],
    })

    expect(kinds(queue)).toEqual(['b like'])
    expect(queue.celebrations).toEqual([{ feature: 'dreamlist', floorPlanLikes: 10, tab: 'this' }])
  })

  it('keeps an unlock once, also when a repeated swipe returns it again', () => {
    const like = swipe('a', 'like')
    const answer = { floorPlanLikes: 10, unlocked: ['dreamlist' as const] }

    const queue = settle(settle(holding(like), like, answer), like, answer)

    expect(queue.celebrations).toHaveLength(1)
  })
})

describe('the saved queue', () => {
  it.each([undefined, null, 'text', { queue: 'no' }, []])('%j counts as an empty queue', (stored) => {
    expect(parseSwipeQueue(stored, SWIPES_VERSION)).toEqual(EMPTY_QUEUE)
  })

  it('is read without malformed entries', () => {
    const like = swipe('a', 'like')

    const read = parseSwipeQueue(
      { ...holding(like), queue: [{ ...like, kind: 'wave' }, like] },
      SWIPES_VERSION,
    )

    expect(read).toEqual(holding(like))
  })

  it('is read also when it was saved before there were versions', () => {
    const unlock = { feature: 'land', floorPlanLikes: 13, tab: 'this' }
    const { celebrations: _, ...rest } = holding(swipe('a', 'like'))

    expect(parseSwipeQueue({ ...rest, news: [unlock] }, 0)).toEqual({ ...rest, celebrations: [unlock] })
  })
})
