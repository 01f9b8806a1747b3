import { PREFETCH_IDLE_MS } from '@dream/contract/rules/background'
import { FIRST_PREFETCH_MS } from '@dream/contract/rules/timing'
import { keyOf, prefetch, queryClient } from '#lib/query.ts'
import { whenIdle } from '#lib/page.ts'
import { currentSession } from '#lib/session.ts'
import { startBuildRefresh } from '../build-refresh/build-refresh.ts'
import { isBuyer, type UserProgress } from '../progress.ts'
import { inBatches } from './in-batches.ts'
import { keepDreamlist, keepHand } from './keep-pictures.ts'
import { PLAN, type Errand } from './plan.ts'
import { routeOf } from '../routes.ts'

/** What a person is likely to open next. */
const LIKELY_SCREENS = ['/explore', '/dreamlist', '/profile', '/land', '/videos']

/** Does each errand at its time, in an idle moment. It is called when the first of them is due; answers how to stop. */
export function startBackground(): () => void {
  const stops: (() => void)[] = []
  for (const { atMs, errand, isWanted } of PLAN) {
    const run = () => {
      if (isWanted(progress())) stops.push(ERRANDS[errand]() ?? (() => {}))
    }
    const timer = setTimeout(() => stops.push(whenIdle(run, PREFETCH_IDLE_MS)), atMs - FIRST_PREFETCH_MS)
    stops.push(() => clearTimeout(timer))
  }
  return () => {
    for (const stop of stops) stop()
  }
}

/** Only a buyer has progress; what an earlier person of this page had is gone from memory. */
function progress(): UserProgress | null {
  if (!isBuyer(currentSession().user)) return null
  return queryClient.getQueryData<UserProgress>(keyOf('GET /api/user-progress')) ?? null
}

const ERRANDS: Record<Errand, () => (() => void) | void> = {
  progress: () => {
    if (isBuyer(currentSession().user)) void prefetch('GET /api/user-progress')
  },
  screens: () => prefetchScreens(),
  builds: () => startBuildRefresh(),
  chat: () => startLater(async () => (await import('#features/chat/live/start-chat.ts')).startChat),
  notifications: () =>
    startLater(
      async () => (await import('#features/notifications/start-notifications.ts')).startNotifications,
    ),
  dreamlist: () => void prefetch('GET /api/preferences/liked'),
  'hand-pictures': () => void keepHand(),
  'dreamlist-pictures': () => keepDreamlist(),
  land: () => void prefetch('GET /api/land'),
  videos: () => void prefetch('GET /api/videos'),
}

/** With code of its own, which may come when this has been stopped already. */
function startLater(load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | null = null
  let isOver = false
  const start = async () => {
    const begin = await load()
    if (!isOver) stop = begin()
  }
  start().catch(() => undefined)
  return () => {
    isOver = true
    stop?.()
  }
}

function prefetchScreens(): () => void {
  // When it is needed there may be no network to fetch it.
  import('../error-screen.tsx').catch(() => undefined)
  return inBatches(LIKELY_SCREENS, async (path) => routeOf(path)?.prefetch())
}
