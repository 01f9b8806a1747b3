import type { Design } from '@dream/contract/api/design'
import { FLY_OFF_MS, type SwipeAction } from '@dream/contract/rules/swipe'
import type { Feature } from '@dream/contract/rules/unlocks'
import { useSyncExternalStore } from 'react'
import { createOutbox } from '#lib/outbox/outbox.ts'
import { useAnswer } from '#lib/query.ts'
import {
  addReason,
  addSwipe,
  EMPTY_OUTBOX,
  parseOutbox,
  pendingLikes,
  takeBack,
  type News,
  type Outbox,
  type QueuedSwipe,
} from './queue.ts'
import { sendAll } from './send.ts'

/** This tab, among those of the same person. */
const TAB = crypto.randomUUID()
/** Kept at once, sent when the card has flown off: a request takes from the frames that everyone looks at. */
const SEND_AFTER_MS = FLY_OFF_MS + 50

const outbox = createOutbox({ name: 'swipes', empty: EMPTY_OUTBOX, parse: parseOutbox, sendAll })

/** Sends what waits, now and whenever the app wakes up; follows the person who is signed in. Answers how to stop. */
export function startOutbox(): () => void {
  const stop = outbox.start()
  return () => {
    clearTimeout(soon)
    soon = undefined
    stop()
  }
}

/** Tries to send everything that waits; answers how much still does when all is sent or the try has failed. */
export async function sendNow(): Promise<number> {
  await outbox.send()
  return outbox.current().queue.length
}

let soon: ReturnType<typeof setTimeout> | undefined

function submit(apply: (old: Outbox) => Outbox) {
  const kept = outbox.change(apply)
  if (!kept) return
  soon ??= setTimeout(() => {
    soon = undefined
    void kept.then(outbox.send)
  }, SEND_AFTER_MS)
}

function entry(design: Design, kind: QueuedSwipe['kind'], likes: QueuedSwipe['likes'] = 0): QueuedSwipe {
  const countsAs = design.category === 'Floor Plan' ? likes : 0
  const swipeId = crypto.randomUUID()
  return { swipeId, designId: design.id, kind, reason: null, likes: countsAs, isStarted: false, tab: TAB }
}

export function recordSwipe(design: Design, action: SwipeAction) {
  submit((old) => addSwipe(old, entry(design, action, action === 'like' ? 1 : 0)))
}

export function recordReason(design: Design, reason: string) {
  const swipe = { ...entry(design, 'reason'), reason }
  submit((old) => addReason(old, swipe))
}

/** Takes the last swipe of this design back. */
export function recordUndo(design: Design, undone: SwipeAction) {
  const swipe = entry(design, 'undo', undone === 'like' ? -1 : 0)
  submit((old) => takeBack(old, swipe))
}

/** Takes the unlocks that wait for a celebration; each goes to one taker among all tabs. */
export async function claimNews(wanted: (news: News) => boolean): Promise<readonly News[]> {
  if (!outbox.current().news.some(wanted)) return []
  let taken: readonly News[] = []
  await outbox.change((old) => {
    taken = old.news.filter(wanted)
    return { ...old, news: old.news.filter((news) => !wanted(news)) }
  })
  return taken
}

export const isOwnNews = (news: News) => news.tab === TAB

export const onOutbox = outbox.subscribe
export const currentOutbox = outbox.current

/** The outbox once what the device kept is read. */
export function loadedOutbox(): Promise<Outbox> {
  startOutbox()
  return outbox.loaded()
}

const currentPending = () => pendingLikes(outbox.current())

/** Floor-plan likes that the server does not know yet; the count that a person sees is the server's plus these. */
export const usePendingLikes = () => useSyncExternalStore(onOutbox, currentPending, () => 0)

/** Floor-plan likes as the person knows them, and what they unlocked. */
export function useFloorPlanLikes(): { floorPlanLikes: number; unlocked: readonly Feature[] } {
  const { data } = useAnswer('GET /api/user-progress')
  const pending = usePendingLikes()
  return {
    floorPlanLikes: Math.max(0, (data?.floorPlanLikes ?? 0) + pending),
    unlocked: data?.unlocked ?? [],
  }
}
