import { isPage } from '@dream/contract/rules/pages'
import { BUILD_ASKED_AGAIN_MS, BUILD_ASKED_EVERY_MS } from '@dream/contract/rules/background'
import { onNavigation } from '#lib/navigation.ts'
import { openBridge } from '#lib/service-worker-bridge.ts'
import { settings } from '#lib/settings.ts'
import { tab } from '#lib/storage.ts'
import { onWake } from '#lib/wake.ts'
import { createMover } from './mover.ts'
import { NO_BUILD } from './verdict.ts'
import { watchDoing } from './watch-doing.ts'

/** The name is given (spec §9). */
const BOOT_BUILD = 'boot_build_id'
/** Pages that begin anew without losing anything that the page before handed them. */
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

/** Watches for newer builds, offers them, and moves to them when nothing is interrupted (spec §4). Answers how to stop. */
export function startBuildRefresh(): () => void {
  running ??= start()
  return () => {
    running?.stop()
    running = null
  }
}

/** The code of a screen did not arrive: moves to a newer build. Answers false, and does nothing, when there is none. */
export function refreshForMissingScreen(): Promise<boolean> {
  running ??= start()
  return running.refreshForMissingScreen()
}

function start(): Refresh {
  const { buildId } = settings()
  const { doing, stop } = watchDoing()
  const bridge = buildId === NO_BUILD ? Promise.resolve(null) : openBridge()
  const mover = createMover({ ownId: buildId, bridge, doing })
  tab.set(BOOT_BUILD, buildId)

  let askedAt = 0
  const ask = () => {
    askedAt = Date.now()
    void mover.look()
  }
  let path = location.pathname
  const stops = [
    stop,
    onWake(() => Date.now() - askedAt > BUILD_ASKED_AGAIN_MS && ask()),
    onNavigation(() => {
      if (location.pathname === path) return
      path = location.pathname
      if (isPage(path, FRESH_PAGES)) mover.moveIfSafe('navigation')
    }),
  ]
  const hide = () => document.visibilityState === 'hidden' && mover.moveIfSafe('hidden')
  document.addEventListener('visibilitychange', hide)
  const timer = setInterval(() => document.visibilityState === 'visible' && ask(), BUILD_ASKED_EVERY_MS)
  void bridge.then((open) => {
    if (!open) return
    stops.push(open.onChange(() => void mover.lookAtWorkers({ hasChanged: true })))
    open.refreshPage()
    void mover.lookAtWorkers()
  })
  ask()
  return {
    refreshForMissingScreen: mover.refreshForMissingScreen,
    stop() {
      for (const end of stops) end()
      document.removeEventListener('visibilitychange', hide)
      clearInterval(timer)
    },
  }
}
