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

/** What a person is likely to open next. */
const LIKELY_SCREENS = ['/explore', '/dreamlist', '/profile', '/land', '/videos']

/** Starts all background tasks. It is called when the first of them is due; returns how to stop. */
export function startBackground(): () => void {
  const stops = [startHaptics(), startSentLikes(), warnUnkept(), ...PLAN.map(startTask)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Runs a task once, in an idle moment at its time or when enough is liked later. Returns how to stop. */
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

/** Only a buyer has progress; what an earlier person of this page had is cleared from memory. */
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
    // Without a network too a note says who sees it.
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
  // When enough is liked late the list is on its way just now.
  'dreamlist-pictures': () => void prefetch('GET /api/preferences/liked').then(cacheDreamlistPictures),
  land: () => void prefetch('GET /api/land'),
  videos: () => void prefetch('GET /api/videos'),
}

/** With code of its own, which may come when this has been stopped already. */
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
  // When it is needed there may be no network to fetch it.
  import('../errors/error-screen.tsx').catch(() => undefined)
  return inBatches(LIKELY_SCREENS, async (path) => routeOf(path)?.prefetch())
}
