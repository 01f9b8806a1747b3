import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { SHAPE_VERSION } from '@dream/contract/api/shape-version'
import { prefetch } from '#lib/api/prefetch.ts'
import { cancelRead, invalidate, queryClient } from '#lib/api/query.ts'
import { createDurableStore } from '#lib/durable-queue/durable-store.ts'
import { currentSession, onSession } from '#lib/session/session.ts'
import { assumeType } from '#lib/storage/assume-type.ts'
import type { SwipeQueue } from '../swipe-queue/queue-state.ts'
import { takeSent } from '../swipe-queue/send-swipes.ts'
import { currentSwipeQueue, onSwipeQueue } from '../swipe-queue/swipe-queue.ts'
import { showAnswer } from './answers.ts'
import { sentChanges, sentSwipes, type LikeChange } from './like-changes.ts'

/* Sent likes that no list includes before it is read again, which may be after a week offline. */

const LIKED = 'GET /api/preferences/liked'
const SENT_MAX = 40
/** Number of changes at which the list is read, as all of them are saved with each like. */
const READ_AT = 20

const sent = createDurableStore<readonly LikeChange[]>({
  name: 'sent-likes',
  version: SHAPE_VERSION,
  empty: [],
  parse(stored, version) {
    if (version !== SHAPE_VERSION || !Array.isArray(stored)) return []
    assumeType<LikeChange[]>(stored)
    return stored
  },
})

export const sentLikes = sent.state

const personId = () => currentSession().user?.id ?? null

let stop: (() => void) | null = null

/** Records sent likes from now on; follows the signed-in person. Returns the stop function. */
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
  // A like whose card has another shape is no change, but refreshes the lists.
  if (changes.length > 0 || swipes.some(({ likes }) => likes !== 0)) refreshSoon()
}

/** Delay that batches the refresh after several swipes. */
const REFRESH_AFTER_MS = 100
let refreshing: ReturnType<typeof setTimeout> | undefined
/** Debounce before progress is refetched: each answer already has the count, which the server then confirms once. */
const REST_MS = 2000
let resting: ReturnType<typeof setTimeout> | undefined

/** Refetches the answers that depend on likes, progress only once the swiping rests. */
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

/** Whether a design is in a list that was read, or was liked here since. */
const isKnownLiked = (id: string) =>
  sent.state.get().some(({ designId, card }) => designId === id && card !== null) ||
  queryClient
    .getQueriesData<readonly LikedDesign[]>({ queryKey: [LIKED] })
    .some(([, list]) => list?.some((design) => design.id === id))

function keep(userId: string, changes: readonly LikeChange[]) {
  if (changes.length === 0) return
  // Cancel a pending read, which was requested before.
  void cancelRead(LIKED)
  const readAt = queryClient.getQueryState([LIKED])?.dataUpdatedAt ?? 0
  const isChanged = new Set(changes.map(({ designId }) => designId))
  const isUnread = ({ designId, sentAt }: LikeChange) => (sentAt ?? 0) > readAt && !isChanged.has(designId)
  const saved = sent.of(userId).change((old) => [...old.filter(isUnread), ...changes].slice(-SENT_MAX))
  void saved.then((kept) => (kept.length < READ_AT ? undefined : prefetch(LIKED)))
}
