import { PREFETCH_IDLE_MS } from '@dream/contract/rules/app/background'
import { FIRST_PREFETCH_MS } from '@dream/contract/rules/app/timing'
import { onAnswer, prefetch, readAhead } from '#lib/api/prefetch.ts'
import { getApiData } from '#lib/api/query.ts'
import { whenIdle } from '#lib/navigation/page.ts'
import { currentSession } from '#lib/session/session.ts'
import { startBuildRefresh } from '../build-refresh/build-refresh.ts'
import { isBuyer, type UserProgress } from '../progress.ts'
import { inBatches } from './in-batches.ts'
import { cacheDreamlistPictures, cacheHandPictures } from './cache-pictures.ts'
import { PLAN, type BackgroundTask, type PlannedTask } from './plan.ts'
import { startHaptics } from './start-haptics.ts'
import { warnUnkept } from './warn-unkept.ts'
import { startSentLikes } from '#features/swipe/optimistic/sent-likes.ts'
import { routeOf } from '../routing/routes.ts'

/** Screens that a person is likely to open next. */
const LIKELY_SCREENS = ['/explore', '/dreamlist', '/profile', '/land', '/videos']

/** Starts all background tasks, when the first of them is due. Returns the stop function. */
export function startBackground(): () => void {
  const stops = [startHaptics(), startSentLikes(), warnUnkept(), ...PLAN.map(startTask)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Runs a task once, in an idle moment at its time, or later when enough is liked. Returns the stop function. */
function startTask({ atMs, task, isWanted }: PlannedTask): () => void {
  let stop: (() => void) | null = null
  const run = () => {
    stop = null
    if (isWanted(progress())) stop = TASKS[task]() ?? (() => {})
  }
  const look = () => {
    if (!stop && isWanted(progress())) stop = whenIdle(run, PREFETCH_IDLE_MS)
  }
  let unwatch = () => {}
  const timer = setTimeout(() => {
    unwatch = onAnswer(PROGRESS, look)
    look()
  }, atMs - FIRST_PREFETCH_MS)
  return () => {
    clearTimeout(timer)
    unwatch()
    stop?.()
  }
}

const PROGRESS = 'GET /api/user-progress'

/** Buyer's cached progress; null for others. A previous person's is cleared from the cache. */
function progress(): UserProgress | null {
  if (!isBuyer(currentSession().user)) return null
  return getApiData(PROGRESS) ?? null
}

const TASKS: Record<BackgroundTask, () => (() => void) | void> = {
  progress: () => {
    if (isBuyer(currentSession().user)) void readAhead(PROGRESS)
  },
  screens: () => prefetchScreens(),
  builds: () => startBuildRefresh(),
  chat: () => startLater(async () => (await import('#features/chat/live/start-chat.ts')).startChat),
  notifications: () =>
    startLater(
      async () => (await import('#features/notifications/start-notifications.ts')).startNotifications,
    ),
  dreamlist: () => {
    void prefetch('GET /api/preferences/liked')
    void prefetch('GET /api/preferences/collections')
    void prefetch('GET /api/preferences/top-tags')
    // So that a note can say offline who sees it.
    void prefetch('GET /api/shared-pages')
    return startLater(async () => (await import('../screens/designs/start-collections.ts')).startCollections)
  },
  notes: () => {
    void prefetch('GET /api/preferences/notes')
    return startLater(
      async () => (await import('#features/design-details/notes/notes-queue/notes-queue.ts')).startNotesQueue,
    )
  },
  taste: () => startLater(async () => (await import('../screens/designs/start-taste.ts')).startTaste),
  'hand-pictures': () => void cacheHandPictures(),
  // Prefetch first: when enough is liked late the list is still loading.
  'dreamlist-pictures': () => void prefetch('GET /api/preferences/liked').then(cacheDreamlistPictures),
  land: () => void prefetch('GET /api/land'),
  videos: () => void prefetch('GET /api/videos'),
}

/** Starts a task from a lazy module, unless it was stopped before the module loaded. */
function startLater(load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | null = null
  let isStopped = false
  const start = async () => {
    const begin = await load()
    if (!isStopped) stop = begin()
  }
  start().catch(() => undefined)
  return () => {
    isStopped = true
    stop?.()
  }
}

function prefetchScreens(): () => void {
  // Prefetched, as there may be no network when it is needed.
  import('../errors/error-screen.tsx').catch(() => undefined)
  return inBatches(LIKELY_SCREENS, async (path) => routeOf(path)?.prefetch())
}
