import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import type { Bridge } from '#lib/offline/service-worker-bridge.ts'
import { tab } from '#lib/storage/storage.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import { hideToast, currentlyShown } from '#ui/overlays/toast.ts'
import { createUpdater } from './updater.ts'

const NOTHING = { isTyping: false, isTouching: false, isReading: false, isWatching: false }
const serverHas = (buildId: string) => fakeApi({ 'GET /api/build-id': () => ({ body: { buildId } }) })
let loads: MockInstance<() => void>

beforeEach(() => {
  hideToast()
  loads = vi.spyOn(location, 'reload').mockImplementation(() => {})
})

/** Fake bridge with a waiting worker of build b from the first check on, or none. */
function aBridge({ waits }: { waits: boolean }) {
  let waiting: string | null = null
  const bridge: Bridge = {
    checkForUpdate: async () => (waiting = waits ? 'b' : null),
    waitingBuild: async () => waiting,
    takeOver: vi.fn(async () => {
      waiting = null
      return true
    }),
    refreshPage: () => {},
    onChange: () => () => {},
  }
  return bridge
}

const anUpdater = (bridge: Bridge | null = null, doing = NOTHING) =>
  createUpdater({ ownId: 'a', bridge: Promise.resolve(bridge), activity: () => doing })

describe('a newer build', () => {
  test('is offered, and applied when the person asks for it', async () => {
    serverHas('b')
    const bridge = aBridge({ waits: true })
    const updater = anUpdater(bridge)

    await updater.checkServer()
    expect(currentlyShown().toast?.text).toBe('A new version is ready')
    expect(loads).not.toHaveBeenCalled()
    currentlyShown().toast?.action?.onPress()

    await expect.poll(() => loads.mock.calls.length).toBe(1)
    expect(bridge.takeOver).toHaveBeenCalledOnce()
  })

  test('is applied when the person goes to another page', async () => {
    serverHas('b')
    const updater = anUpdater(aBridge({ waits: true }))
    await updater.checkServer()

    updater.applyIfSafe('navigation')

    await expect.poll(() => loads.mock.calls.length).toBe(1)
  })

  test('is applied later when something cancelled the reload', async () => {
    serverHas('b')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const updater = anUpdater(aBridge({ waits: true }))
    await updater.checkServer()
    updater.applyIfSafe('navigation')
    await expect.poll(() => loads.mock.calls.length).toBe(1)

    await vi.advanceTimersByTimeAsync(5000)
    await expect.poll(() => loads.mock.calls.length).toBe(2)
    vi.useRealTimers()
  })

  test('waits while a form is half filled in', async () => {
    serverHas('b')
    const updater = anUpdater(aBridge({ waits: true }), { ...NOTHING, isTyping: true })
    await updater.checkServer()

    updater.applyIfSafe('hidden')
    await new Promise((resolve) => setTimeout(resolve, 20))

    expect(loads).not.toHaveBeenCalled()
  })

  test('is applied once: the same build is not offered again', async () => {
    serverHas('b')
    const first = anUpdater()
    await first.checkServer()
    first.applyIfSafe('request')
    await expect.poll(() => loads.mock.calls.length).toBe(1)
    hideToast()

    // Answered by the other server: still the old build, in a new page.
    const second = anUpdater()
    await second.checkServer()
    second.applyIfSafe('request')

    expect(currentlyShown().toast).toBeNull()
    expect(loads).toHaveBeenCalledOnce()
  })

  test('is applied without a worker when that cannot be installed', async () => {
    serverHas('b')
    const updater = anUpdater(aBridge({ waits: false }))

    await updater.checkServer()
    await updater.checkServer()
    expect(currentlyShown().toast).toBeNull()
    await updater.checkServer()

    expect(currentlyShown().toast?.text).toBe('A new version is ready')
  })

  test('comes from the network when the old worker does not give way in time', async () => {
    serverHas('b')
    const dropped: string[] = []
    vi.stubGlobal('caches', {
      keys: async () => ['dream-shell-a', 'dream-shell-b', 'dream-pictures'],
      delete: async (name: string) => dropped.push(name),
    })
    const updater = anUpdater({ ...aBridge({ waits: true }), takeOver: async () => false })
    await updater.checkServer()

    updater.applyIfSafe('request')

    await expect.poll(() => loads.mock.calls.length).toBe(1)
    expect(dropped).toEqual(['dream-shell-a'])
  })

  test('is not applied offline, and the app stays', async () => {
    fakeApi({ 'GET /api/build-id': noNetwork })
    const updater = anUpdater()

    await updater.checkServer()
    updater.applyIfSafe('request')

    expect(loads).not.toHaveBeenCalled()
  })
})

describe('a screen whose code failed to load', () => {
  test('is loaded from the newer build', async () => {
    serverHas('b')

    expect(await anUpdater().refreshForMissingScreen()).toBe(true)

    expect(loads).toHaveBeenCalledOnce()
  })

  test('stays missing when the server has the same build', async () => {
    serverHas('a')

    expect(await anUpdater().refreshForMissingScreen()).toBe(false)

    expect(loads).not.toHaveBeenCalled()
  })

  test('triggers one update per build', async () => {
    serverHas('b')
    tab.set('dream:builds', JSON.stringify([{ id: 'b', at: Date.now() }]))

    expect(await anUpdater().refreshForMissingScreen()).toBe(false)
  })
})

test("a worker of the page's own build takes over without asking", async () => {
  const bridge: Bridge = { ...aBridge({ waits: false }), waitingBuild: async () => 'a' }

  await anUpdater(bridge).checkWorkers()

  expect(bridge.takeOver).toHaveBeenCalledOnce()
  expect(currentlyShown().toast).toBeNull()
})
