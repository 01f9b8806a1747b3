import { call } from '#lib/api/api-client.ts'
import { isOnline } from '#lib/device/online.ts'
import { LEAVING_MS, reloadPage } from '#lib/navigation/page.ts'
import { controllingBuild, dropShells, type Bridge } from '#lib/offline/service-worker-bridge.ts'
import { tab } from '#lib/storage/storage.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { isUpdate, isSafe, parseSeen, rememberBuilds, type Activity, type Moment } from './update-rules.ts'

const SEEN_BUILDS = 'dream:builds'
/**
 * Maximum of checks that wait for the worker: one that cannot be installed must not hold a page on an old build, so then the page
 * updates without it.
 */
const CHECKS_MAX = 3
/** Timeout while somebody looks at an empty screen. */
const MISSING_PATIENCE_MS = 8000

type UpdaterDeps = { ownId: string; bridge: Promise<Bridge | null>; activity: () => Activity }

/** Finds newer builds and updates this page to one, once per build. Unsent swipes and cached answers are kept. */
export function createUpdater({ ownId, bridge, activity }: UpdaterDeps) {
  let ready: string | null = null
  let isApplying = false
  let checks = 0

  const updateIn = (otherId: string | null) =>
    isUpdate({ ownId, otherId, seen: parseSeen(tab.get(SEEN_BUILDS)), now: Date.now() }) ? otherId : null

  function offerUpdate(id: string) {
    if (ready === id) return
    ready = id
    const applyUpdate = () => applyIfSafe('request')
    showToast('A new version is ready', { action: { label: 'Refresh', onPress: applyUpdate } })
    if (document.visibilityState === 'hidden') applyIfSafe('hidden')
  }

  /**
   * Offers the build of a waiting worker, which may date from an earlier visit or another tab; `hasChanged`: one may have taken
   * over at that tab's request.
   */
  async function checkWorkers({ hasChanged = false } = {}) {
    const open = await bridge
    const waiting = (await open?.waitingBuild()) ?? null
    // This page is newer than the active worker: the waiting one takes over without asking.
    if (waiting === ownId) return void (await open?.takeOver())
    const update = updateIn(waiting) ?? (hasChanged ? updateIn(await controllingBuild()) : null)
    if (update !== null) offerUpdate(update)
  }

  async function checkServer() {
    const update = updateIn(await serverBuild())
    if (update === null) return
    const open = await bridge
    await open?.checkForUpdate()
    await checkWorkers()
    checks += 1
    if (ready === null && (!open || checks >= CHECKS_MAX)) offerUpdate(update)
  }

  /** Applies the update; resolves with whether the page is about to reload. */
  async function applyUpdate(): Promise<boolean> {
    if (ready === null || isApplying) return isApplying
    isApplying = true
    const open = await bridge
    const waiting = (await open?.waitingBuild()) ?? null
    // A worker that is still busy with the old build's requests may not give way in time.
    const isHere = waiting === null ? (await controllingBuild()) === ready : await open?.takeOver()
    if (!isHere && !isOnline()) return (isApplying = false)
    const ids = [ownId, ready, ...(waiting === null ? [] : [waiting])]
    tab.set(SEEN_BUILDS, JSON.stringify(rememberBuilds(parseSeen(tab.get(SEEN_BUILDS)), ids, Date.now())))
    if (!isHere) await dropShells({ except: waiting })
    reloadPage()
    setTimeout(retry, LEAVING_MS)
    return true
  }

  /** Retries when the page is still here: a navigation at that moment cancels a reload. */
  function retry() {
    isApplying = false
    applyIfSafe('hidden')
  }

  function applyIfSafe(moment: Moment) {
    if (ready !== null && isSafe(moment, activity())) void applyUpdate()
  }

  async function refreshForMissingScreen() {
    if (ready === null) await Promise.race([checkServer(), pause(MISSING_PATIENCE_MS)])
    // Update also without a worker of the new build: the old build is of no use any more.
    ready ??= updateIn(await serverBuild())
    return applyUpdate()
  }

  return { checkServer, checkWorkers, applyIfSafe, refreshForMissingScreen }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const serverBuild = () =>
  call('GET /api/build-id').then(
    ({ buildId }) => buildId,
    () => null,
  )
