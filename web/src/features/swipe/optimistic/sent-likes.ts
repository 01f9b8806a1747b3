import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { SHAPE_VERSION } from '@dream/contract/api/shape-version'
import { prefetch } from '#lib/api/prefetch.ts'
import { cancelRead, invalidate, queryClient } from '#lib/api/query.ts'
import { createDurableStore } from '#lib/durable-queue/durable-store.ts'
import { currentSession, onSession } from '#lib/session/session.ts'
import { trust } from '#lib/storage/trust.ts'
import type { SwipeQueue } from '../swipe-queue/queue-state.ts'
import { takeSent } from '../swipe-queue/send-swipes.ts'
import { currentSwipeQueue, onSwipeQueue } from '../swipe-queue/swipe-queue.ts'
import { showAnswer } from './answers.ts'
import { sentChanges, sentSwipes, type LikeChange } from './like-changes.ts'

/*
 * A like that was sent stands in no list before that is read again, which may be after a week without a network: until then it is
 * kept here.
 */

const LIKED = 'GET /api/preferences/liked'
const SENT_MAX = 40
/** All of them are saved with each like: before they are many the list is read. */
const READ_AT = 20

const sent = createDurableStore<readonly LikeChange[]>({
  name: 'sent-likes',
  version: SHAPE_VERSION,
  empty: [],
  parse(stored, version) {
    if (version !== SHAPE_VERSION || !Array.isArray(stored)) return []
    trust<LikeChange[]>(stored)
    return stored
  },
})

export const sentLikes = sent.state

const personId = () => currentSession().user?.id ?? null

let stop: (() => void) | null = null

/** Keeps what is sent from now on; follows the person who is signed in. Answers how to stop. */
export const startSentLikes = (): (() => void) => (stop ??= start())

function start() {
  let before = { queue: currentSwipeQueue(), of: personId() }
  const follow = () => {
    if (personId() !== sent.owner()) void sent.setOwner(personId())
  }
  const look = () => {
    const now = { queue: currentSwipeQueue(), of: personId() }
    if (now.of !== null && now.of === before.of) noteSent(now.of, before.queue, now.queue)
    before = now
  }
  follow()
  if (takeSent()) refreshSoon()
  const stops = [onSession(follow), onSwipeQueue(look)]
  return () => {
    for (const each of stops) each()
    clearTimeout(refreshing)
    clearTimeout(resting)
    void sent.setOwner(null)
    stop = null
  }
}

function noteSent(userId: string, before: SwipeQueue, now: SwipeQueue) {
  const swipes = sentSwipes(before, now)
  takeSent()
  const isLiked = (id: string) => before.liked.includes(id) || isKnownLiked(id)
  const changes = sentChanges(swipes, Date.now(), isLiked)
  keep(userId, changes)
  swipes.forEach(showAnswer)
  // A like whose card an earlier build has saved is no change that can be shown.
  if (changes.length > 0 || swipes.some(({ likes }) => likes !== 0)) refreshSoon()
}

/** Several that are sent one after the other are read about once. */
const REFRESH_AFTER_MS = 100
let refreshing: ReturnType<typeof setTimeout> | undefined
/** So long nothing was liked: each answer has told the count, and the server is asked once whether it is so. */
const REST_MS = 2000
let resting: ReturnType<typeof setTimeout> | undefined

/** What follows from likes is read again by the screen that shows it, progress once the swiping rests. */
function refreshSoon() {
  clearTimeout(refreshing)
  clearTimeout(resting)
  resting = setTimeout(() => void invalidate('GET /api/user-progress'), REST_MS)
  refreshing = setTimeout(() => {
    void invalidate(
      LIKED,
      'GET /api/preferences/liked/search',
      'GET /api/preferences/collections',
      'GET /api/preferences/collections/:id/designs',
      'GET /api/preferences/top-tags',
      'GET /api/preferences/report',
      'GET /api/preferences/today',
    )
  }, REFRESH_AFTER_MS)
}

/** Whether it stands in a list that was read, or was liked here since. */
const isKnownLiked = (id: string) =>
  sent.state.get().some(({ designId, card }) => designId === id && card !== null) ||
  queryClient
    .getQueriesData<readonly LikedDesign[]>({ queryKey: [LIKED] })
    .some(([, list]) => list?.some((design) => design.id === id))

function keep(userId: string, changes: readonly LikeChange[]) {
  if (changes.length === 0) return
  // What is being read was asked before.
  void cancelRead(LIKED)
  const readAt = queryClient.getQueryState([LIKED])?.dataUpdatedAt ?? 0
  const isChanged = new Set(changes.map(({ designId }) => designId))
  const isUnread = ({ designId, sentAt }: LikeChange) => (sentAt ?? 0) > readAt && !isChanged.has(designId)
  const saved = sent.of(userId).change((old) => [...old.filter(isUnread), ...changes].slice(-SENT_MAX))
  void saved.then((kept) => (kept.length < READ_AT ? undefined : prefetch(LIKED)))
}
