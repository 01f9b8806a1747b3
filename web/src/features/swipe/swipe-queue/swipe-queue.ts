import type { CardDesign } from '@dream/contract/api/designs/design'
import { SHAPE_VERSION } from '@dream/contract/api/shape-version'
import { FLY_OFF_MS, type SwipeAction } from '@dream/contract/rules/designs/swipe'
import { createDurableQueue } from '#lib/durable-queue/durable-queue.ts'
import { useStore } from '#lib/store/use-store.ts'
import {
  EMPTY_QUEUE,
  enqueue,
  parseSwipeQueue,
  SWIPES_VERSION,
  pendingLikes,
  type LikedCard,
  type SwipeQueue,
  type QueuedSwipe,
} from './queue-state.ts'
import { sendSwipes } from './send-swipes.ts'
import { forgetUnsaved, keepUnsaved, unsavedSwipes } from './unsaved-swipes.ts'

/** Id of this tab. */
export const TAB = crypto.randomUUID()
/** Delay of the send until the card has flown off, as a request costs frames; the swipe is saved at once. */
export const SEND_AFTER_MS = FLY_OFF_MS + 50

const swipeQueue = createDurableQueue({
  name: 'swipes',
  version: SWIPES_VERSION,
  empty: EMPTY_QUEUE,
  parse: parseSwipeQueue,
  sendAll: sendSwipes,
})

/** Sends the queue now and on each resume; follows the signed-in person. Returns the stop function. */
export function startSwipeQueue(): () => void {
  const stop = swipeQueue.start()
  return () => {
    clearTimeout(soon)
    soon = undefined
    stop()
  }
}

/** Tries to send the queue; resolves with the number of swipes that are left. */
export async function sendUnsentSwipes(): Promise<number> {
  await swipeQueue.send()
  return swipeQueue.state.get().queue.length
}

let soon: ReturnType<typeof setTimeout> | undefined

/** Saves a swipe; resolves when it is stored. */
function submit(swipe: QueuedSwipe): Promise<void> {
  keepUnsaved(swipe)
  const saved = save(swipe)
  soon ??= setTimeout(() => {
    soon = undefined
    void saved.then(swipeQueue.send)
  }, SEND_AFTER_MS)
  return saved
}

async function save(swipe: QueuedSwipe) {
  if (await swipeQueue.change((old) => enqueue(old, swipe))) forgetUnsaved(swipe)
}

function entry(design: LikedCard, kind: QueuedSwipe['kind'], likes: QueuedSwipe['likes'] = 0): QueuedSwipe {
  const countsAs = design.category === 'Floor Plan' ? likes : 0
  const swipeId = crypto.randomUUID()
  const card = likes > 0 ? { shape: SHAPE_VERSION, design } : undefined
  return {
    swipeId,
    designId: design.id,
    kind,
    reason: null,
    likes: countsAs,
    card,
    isStarted: false,
    tab: TAB,
  }
}

/** Records a swipe. `wasOpened`: its details were opened first. */
export function recordSwipe(
  design: CardDesign & { deal?: string | undefined },
  action: SwipeAction,
  wasOpened = false,
) {
  const likes = action === 'like' ? 1 : 0
  void submit({ ...entry(design, action, likes), deal: design.deal, wasOpened: wasOpened || undefined })
}

export function recordReason(design: CardDesign, reason: string) {
  void submit({ ...entry(design, 'reason'), reason })
}

/** Undoes the last swipe of this design. */
export function recordUndo(design: CardDesign, undone: SwipeAction) {
  void submit(entry(design, 'undo', undone === 'like' ? -1 : 0))
}

/** Restores an undone like, as if it had never been undone. */
export function recordRestore(design: LikedCard) {
  void submit(entry(design, 'restore', 1))
}

export const onSwipeQueue = swipeQueue.state.subscribe
export const currentSwipeQueue = swipeQueue.state.get
export const changeSwipeQueue = swipeQueue.change

/** Resolves with the queue once it is read from the device, including what a closed page had not saved. */
export async function loadedSwipeQueue(): Promise<SwipeQueue> {
  startSwipeQueue()
  await swipeQueue.loaded()
  // Skip this page's own swipes, which are being saved.
  for (const swipe of unsavedSwipes()) if (swipe.tab !== TAB) await submit(swipe)
  return currentSwipeQueue()
}

/** Number of floor-plan likes that the server does not know yet; the shown count is the server's plus these. */
export const usePendingLikes = () => useStore(swipeQueue.state, pendingLikes)

/** Number of unsent swipes. */
export const useUnsentSwipes = () => useStore(swipeQueue.state, ({ queue }) => queue.length)
