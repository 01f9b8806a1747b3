import { call } from '#lib/api-client.ts'
import { isOnline } from '#lib/online.ts'
import { reloadPage } from '#lib/page.ts'
import { controllingBuild, dropShells, type Bridge } from '#lib/service-worker-bridge.ts'
import { tab } from '#lib/storage.ts'
import { showToast } from '#ui/toast.ts'
import { isNews, isSafe, parseSeen, remember, type Doing, type Moment } from './verdict.ts'

const SEEN_BUILDS = 'dream:builds'
/** A worker that cannot be installed must not keep a page on an old build: after so many tries it goes without. */
const LOOKS_MAX = 3
/** Somebody looks at an empty screen until then. */
const MISSING_PATIENCE_MS = 8000
/** Longer than a page takes to leave, once it has been told to. */
const LEAVING_MS = 5000

type Wish = { ownId: string; bridge: Promise<Bridge | null>; doing: () => Doing }

/** Finds newer builds and moves this page to one, once for each build. Unsent swipes and kept answers stay where they are. */
export function createMover({ ownId, bridge, doing }: Wish) {
  let ready: string | null = null
  let isMoving = false
  let looks = 0

  const newsIn = (otherId: string | null) =>
    isNews({ ownId, otherId, seen: parseSeen(tab.get(SEEN_BUILDS)), now: Date.now() }) ? otherId : null

  function offer(id: string) {
    if (ready === id) return
    ready = id
    const move = () => moveIfSafe('wish')
    showToast('A new version is ready', { action: { label: 'Refresh', onPress: move } })
    if (document.visibilityState === 'hidden') moveIfSafe('hidden')
  }

  /** A worker that waits may be of an earlier visit or another tab's find; `hasChanged`: one may have taken over at that tab's wish. */
  async function lookAtWorkers({ hasChanged = false } = {}) {
    const open = await bridge
    const waiting = (await open?.waitingBuild()) ?? null
    // This page is newer than the worker in charge: nobody need be asked.
    if (waiting === ownId) return void (await open?.takeOver())
    const news = newsIn(waiting) ?? (hasChanged ? newsIn(await controllingBuild()) : null)
    if (news !== null) offer(news)
  }

  async function look() {
    const news = newsIn(await serverBuild())
    if (news === null) return
    const open = await bridge
    await open?.look()
    await lookAtWorkers()
    looks += 1
    if (ready === null && (!open || looks >= LOOKS_MAX)) offer(news)
  }

  /** Answers whether the page is on its way. */
  async function move(): Promise<boolean> {
    if (ready === null || isMoving) return isMoving
    isMoving = true
    const open = await bridge
    const waiting = (await open?.waitingBuild()) ?? null
    // A worker that is still busy with the old build's requests may not give way in time.
    const isHere = waiting === null ? (await controllingBuild()) === ready : await open?.takeOver()
    if (!isHere && !isOnline()) return (isMoving = false)
    const ids = [ownId, ready, ...(waiting === null ? [] : [waiting])]
    tab.set(SEEN_BUILDS, JSON.stringify(remember(parseSeen(tab.get(SEEN_BUILDS)), ids, Date.now())))
    if (!isHere) await dropShells({ except: waiting })
    reloadPage()
    setTimeout(tryAgain, LEAVING_MS)
    return true
  }

  /** A page that is still here was kept from leaving: whoever goes elsewhere at that moment calls the loading off. */
  function tryAgain() {
    isMoving = false
    moveIfSafe('hidden')
  }

  function moveIfSafe(moment: Moment) {
    if (ready !== null && isSafe(moment, doing())) void move()
  }

  async function refreshForMissingScreen() {
    if (ready === null) await Promise.race([look(), pause(MISSING_PATIENCE_MS)])
    // Without a worker of the new build the page still moves: the old one is of no use any more.
    ready ??= newsIn(await serverBuild())
    return move()
  }

  return { look, lookAtWorkers, moveIfSafe, refreshForMissingScreen }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const serverBuild = () =>
  call('GET /api/build-id').then(
    ({ buildId }) => buildId,
    () => null,
  )
