import { isPage } from '@dream/contract/rules/app/pages'
import { BUILD_RECHECK_MS, BUILD_CHECK_EVERY_MS } from '@dream/contract/rules/app/background'
import { onNavigation } from '#lib/navigation/navigation.ts'
import { openBridge } from '#lib/offline/service-worker-bridge.ts'
import { settings } from '#lib/session/settings.ts'
import { onResume } from '#lib/device/resume.ts'
import { createUpdater } from './updater.ts'
import { NO_BUILD } from './update-rules.ts'
import { watchActivity } from './watch-activity.ts'

/** Pages that can reload on arrival without losing state from the page before. */
const FRESH_PAGES = [
  '/explore',
  '/dreamlist',
  '/land',
  '/knowledge',
  '/videos',
  '/brokers',
  '/profile',
  '/broker-chats',
]

type Refresh = { refreshForMissingScreen: () => Promise<boolean>; stop: () => void }

let running: Refresh | null = null

/** Watches for newer builds, offers them, and applies them when nothing is interrupted (product §4). Returns the stop function. */
export function startBuildRefresh(): () => void {
  running ??= start()
  return () => {
    running?.stop()
    running = null
  }
}

/** Updates to a newer build after the code of a screen failed to load. Resolves with false, without effect, when there is none. */
export function refreshForMissingScreen(): Promise<boolean> {
  running ??= start()
  return running.refreshForMissingScreen()
}

function start(): Refresh {
  const { buildId } = settings()
  const { activity, stop } = watchActivity()
  const bridge = buildId === NO_BUILD ? Promise.resolve(null) : openBridge()
  const updater = createUpdater({ ownId: buildId, bridge, activity })

  let checkedAt = 0
  const check = () => {
    checkedAt = Date.now()
    void updater.checkServer()
  }
  let path = location.pathname
  const stops = [
    stop,
    onResume(() => Date.now() - checkedAt > BUILD_RECHECK_MS && check()),
    onNavigation(() => {
      if (location.pathname === path) return
      path = location.pathname
      if (isPage(path, FRESH_PAGES)) updater.applyIfSafe('navigation')
    }),
  ]
  const hide = () => document.visibilityState === 'hidden' && updater.applyIfSafe('hidden')
  document.addEventListener('visibilitychange', hide)
  const timer = setInterval(() => document.visibilityState === 'visible' && check(), BUILD_CHECK_EVERY_MS)
  void bridge.then((open) => {
    if (!open) return
    stops.push(open.onChange(() => void updater.checkWorkers({ hasChanged: true })))
    open.refreshPage()
    void updater.checkWorkers()
  })
  check()
  return {
    refreshForMissingScreen: updater.refreshForMissingScreen,
    stop() {
      for (const end of stops) end()
      document.removeEventListener('visibilitychange', hide)
      clearInterval(timer)
    },
  }
}
