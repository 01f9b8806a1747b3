import type { CardDesign } from '@dream/contract/api/designs/design'
import { FLY_OFF_MS, type SwipeAction } from '@dream/contract/rules/designs/swipe'
import type { Feature } from '@dream/contract/rules/designs/unlocks'
import { createDurableQueue } from '#lib/durable-queue/durable-queue.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { useStore } from '#lib/store/use-store.ts'
import {
  addReason,
  addSwipe,
  EMPTY_QUEUE,
  parseSwipeQueue,
  SWIPES_VERSION,
  pendingLikes,
  takeBack,
  type PendingCelebration,
  type SwipeQueue,
  type QueuedSwipe,
} from './queue-state.ts'
import { sendSwipes } from './send-swipes.ts'

/** This tab, among those of the same person. */
const TAB = crypto.randomUUID()
/** Saved at once, sent when the card has flown off: a request takes from the frames that everyone looks at. */
export const SEND_AFTER_MS = FLY_OFF_MS + 50

const swipeQueue = createDurableQueue({
  name: 'swipes',
  version: SWIPES_VERSION,
  empty: EMPTY_QUEUE,
  parse: parseSwipeQueue,
  sendAll: sendSwipes,
})

/** Sends what waits, now and whenever the app resumes; follows the person who is signed in. Returns how to stop. */
export function startSwipeQueue(): () => void {
  const stop = swipeQueue.start()
  return () => {
    clearTimeout(soon)
    soon = undefined
    stop()
  }
}

/** Tries to send everything that waits; returns how much still does when all is sent or the try has failed. */
export async function sendUnsentSwipes(): Promise<number> {
  await swipeQueue.send()
  return swipeQueue.state.get().queue.length
}

let soon: ReturnType<typeof setTimeout> | undefined

/** `apply` runs twice, on what is shown and on what is stored: it makes nothing new. */
function submit(apply: (old: SwipeQueue) => SwipeQueue) {
  const saved = swipeQueue.change(apply)
  if (!saved) return
  soon ??= setTimeout(() => {
    soon = undefined
    void saved.then(swipeQueue.send)
  }, SEND_AFTER_MS)
}

function entry(design: CardDesign, kind: QueuedSwipe['kind'], likes: QueuedSwipe['likes'] = 0): QueuedSwipe {
  const countsAs = design.category === 'Floor Plan' ? likes : 0
  const swipeId = crypto.randomUUID()
  return { swipeId, designId: design.id, kind, reason: null, likes: countsAs, isStarted: false, tab: TAB }
}

export function recordSwipe(design: CardDesign & { deal?: string | undefined }, action: SwipeAction) {
  const { deal } = design
  const swipe = { ...entry(design, action, action === 'like' ? 1 : 0), ...(deal && { deal }) }
  submit((old) => addSwipe(old, swipe))
}

export function recordReason(design: CardDesign, reason: string) {
  const swipe = { ...entry(design, 'reason'), reason }
  submit((old) => addReason(old, swipe))
}

/** Takes the last swipe of this design back. */
export function recordUndo(design: CardDesign, undone: SwipeAction) {
  const swipe = entry(design, 'undo', undone === 'like' ? -1 : 0)
  submit((old) => takeBack(old, swipe))
}

/** Likes again what was taken back, as if it had never been. */
export function recordRestore(design: CardDesign) {
  const swipe = entry(design, 'restore', 1)
  submit((old) => addSwipe(old, swipe))
}

/** Takes the unlocks that wait for a celebration; each goes to one taker among all tabs. */
export async function claimCelebrations(
  wanted: (celebration: PendingCelebration) => boolean,
): Promise<readonly PendingCelebration[]> {
  if (!swipeQueue.state.get().celebrations.some(wanted)) return []
  let taken: readonly PendingCelebration[] = []
  await swipeQueue.change((old) => {
    taken = old.celebrations.filter(wanted)
    return { ...old, celebrations: old.celebrations.filter((each) => !wanted(each)) }
  })
  return taken
}

/** Whether a swipe, or what it unlocked, was made in this tab. */
export const isOfThisTab = ({ tab }: { tab: string }) => tab === TAB

export const onSwipeQueue = swipeQueue.state.subscribe
export const currentSwipeQueue = swipeQueue.state.get

/** The queue once what the device saved is read. */
export function loadedSwipeQueue(): Promise<SwipeQueue> {
  startSwipeQueue()
  return swipeQueue.loaded()
}

/** Floor-plan likes that the server does not know yet; the count that a person sees is the server's plus these. */
export const usePendingLikes = () => useStore(swipeQueue.state, pendingLikes)

/** How many swipes the device keeps until the server has them. */
export const useUnsentSwipes = () => useStore(swipeQueue.state, ({ queue }) => queue.length)

/** Floor-plan likes as the person knows them, and what they unlocked. */
export function useFloorPlanLikes(): { floorPlanLikes: number; unlocked: readonly Feature[] } {
  const { data } = useApiQuery('GET /api/user-progress')
  const pending = usePendingLikes()
  return {
    floorPlanLikes: Math.max(0, (data?.floorPlanLikes ?? 0) + pending),
    unlocked: data?.unlocked ?? [],
  }
}
