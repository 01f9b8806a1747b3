import type { Design } from '@dream/contract/api/design'
import { FLY_OFF_MS, type SwipeAction } from '@dream/contract/rules/swipe'
import type { Feature } from '@dream/contract/rules/unlocks'
import { useSyncExternalStore } from 'react'
import { changeDurable, onDurableChange, readDurable, type DurableValue } from '#lib/durable.ts'
import { useAnswer } from '#lib/query.ts'
import { currentSession, onSession } from '#lib/session.ts'
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
import { flush, stopFlushing } from './send.ts'

/** This tab, among those of the same person. */
const TAB = crypto.randomUUID()
/** Kept at once, sent when the card has flown off: a request takes from the frames that everyone looks at. */
const SEND_AFTER_MS = FLY_OFF_MS + 50

let owner: string | null = null
let outbox: Outbox = EMPTY_OUTBOX
let writes = 0
let loaded: Promise<void> = Promise.resolve()
const listeners = new Set<() => void>()
let stopWatching = () => {}

function show(next: Outbox) {
  outbox = next
  for (const tell of listeners) tell()
}

const valueOf = (userId: string): DurableValue<Outbox> => ({ key: `swipes:${userId}`, parse: parseOutbox })

/** Shows a change at once and makes it last; what is stored wins as soon as nothing is being written. */
async function change(userId: string, apply: (old: Outbox) => Outbox): Promise<Outbox> {
  writes += 1
  if (userId === owner) show(apply(outbox))
  const stored = await changeDurable(valueOf(userId), apply)
  writes -= 1
  if (userId === owner && writes === 0) show(stored)
  return stored
}

const STORE = { read: (userId: string) => readDurable(valueOf(userId)), change }

async function reload(userId: string) {
  const stored = await readDurable(valueOf(userId))
  if (userId === owner && writes === 0) show(stored)
}

/** Sends what waits, now and whenever the app wakes up; follows the person who is signed in. Answers how to stop. */
export function startOutbox(): () => void {
  stopOutbox ??= start()
  return stopOutbox
}

let stopOutbox: (() => void) | null = null

function start(): () => void {
  const wake = () => void sendNow()
  const follow = () => {
    const userId = currentSession().user?.id ?? null
    if (userId === owner) return
    stopWatching()
    stopFlushing()
    owner = userId
    show(EMPTY_OUTBOX)
    if (!userId) return
    stopWatching = onDurableChange(valueOf(userId).key, () => void reload(userId))
    loaded = reload(userId)
    void loaded.then(wake)
  }
  follow()
  const stopFollowing = onSession(follow)
  addEventListener('online', wake)
  addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', wake)
  return () => {
    stopFollowing()
    stopWatching()
    stopFlushing()
    clearTimeout(soon)
    soon = undefined
    owner = null
    stopOutbox = null
    removeEventListener('online', wake)
    removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', wake)
  }
}

/** Tries to send everything that waits; answers how much still does when all is sent or the try has failed. */
export async function sendNow(): Promise<number> {
  if (owner) await flush(owner, STORE)
  return outbox.queue.length
}

let soon: ReturnType<typeof setTimeout> | undefined

function submit(apply: (old: Outbox) => Outbox) {
  const userId = owner
  if (!userId) return
  const kept = change(userId, apply)
  soon ??= setTimeout(() => {
    soon = undefined
    void kept.then(() => flush(userId, STORE))
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
  if (!owner || !outbox.news.some(wanted)) return []
  let taken: readonly News[] = []
  await change(owner, (old) => {
    taken = old.news.filter(wanted)
    return { ...old, news: old.news.filter((news) => !wanted(news)) }
  })
  return taken
}

export const isOwnNews = (news: News) => news.tab === TAB

export function onOutbox(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export const currentOutbox = () => outbox

/** The outbox once what the device kept is read. */
export function loadedOutbox(): Promise<Outbox> {
  startOutbox()
  return loaded.then(currentOutbox)
}
const currentPending = () => pendingLikes(outbox)

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
