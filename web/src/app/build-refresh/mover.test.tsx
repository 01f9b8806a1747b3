import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bridge } from '#lib/service-worker-bridge.ts'
import { tab } from '#lib/storage.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import { hideToast, toasts } from '#ui/toast.ts'
import { createMover } from './mover.ts'

const NOTHING = { isTyping: false, isTouching: false, isReading: false, isWatching: false }
const serverHas = (buildId: string) => fakeApi({ 'GET /api/build-id': () => ({ body: { buildId } }) })
let loads: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  hideToast()
  loads = vi.spyOn(location, 'reload').mockImplementation(() => {})
})

/** A worker of build b that waits as soon as it is looked for, or none. */
function aBridge({ waits }: { waits: boolean }) {
  let waiting: string | null = null
  const bridge: Bridge = {
    look: async () => (waiting = waits ? 'b' : null),
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

const aMover = (bridge: Bridge | null = null, doing = NOTHING) =>
  createMover({ ownId: 'a', bridge: Promise.resolve(bridge), doing: () => doing })

describe('a newer build', () => {
  test('is offered, and taken when the person wishes it', async () => {
    serverHas('b')
    const bridge = aBridge({ waits: true })
    const mover = aMover(bridge)

    await mover.look()
    expect(toasts.current()?.text).toBe('A new version is ready')
    expect(loads).not.toHaveBeenCalled()
    toasts.current()?.action?.onPress()

    await expect.poll(() => loads.mock.calls.length).toBe(1)
    expect(bridge.takeOver).toHaveBeenCalledOnce()
  })

  test('is taken by itself when the person goes to another page', async () => {
    serverHas('b')
    const mover = aMover(aBridge({ waits: true }))
    await mover.look()

    mover.moveIfSafe('navigation')

    await expect.poll(() => loads.mock.calls.length).toBe(1)
  })

  test('is taken later when something called the loading off', async () => {
    serverHas('b')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const mover = aMover(aBridge({ waits: true }))
    await mover.look()
    mover.moveIfSafe('navigation')
    await vi.waitFor(() => expect(loads).toHaveBeenCalledOnce(), 8000)

    await vi.advanceTimersByTimeAsync(5000)
    await vi.waitFor(() => expect(loads).toHaveBeenCalledTimes(2), 8000)
    vi.useRealTimers()
  })

  test('waits behind a form that is half filled in', async () => {
    serverHas('b')
    const mover = aMover(aBridge({ waits: true }), { ...NOTHING, isTyping: true })
    await mover.look()

    mover.moveIfSafe('hidden')
    await new Promise((resolve) => setTimeout(resolve, 20))

    expect(loads).not.toHaveBeenCalled()
  })

  test('is taken once: the same build is no news after that', async () => {
    serverHas('b')
    const first = aMover()
    await first.look()
    first.moveIfSafe('wish')
    await expect.poll(() => loads.mock.calls.length).toBe(1)
    hideToast()

    // The other server answered again: still the old build, in a new page.
    const second = aMover()
    await second.look()
    second.moveIfSafe('wish')

    expect(toasts.current()).toBeNull()
    expect(loads).toHaveBeenCalledOnce()
  })

  test('goes without a worker when that cannot be installed', async () => {
    serverHas('b')
    const mover = aMover(aBridge({ waits: false }))

    await mover.look()
    await mover.look()
    expect(toasts.current()).toBeNull()
    await mover.look()

    expect(toasts.current()?.text).toBe('A new version is ready')
  })

  test('comes from the network when the old worker does not give way in time', async () => {
    serverHas('b')
    const dropped: string[] = []
    vi.stubGlobal('caches', {
      keys: async () => ['dream-shell-a', 'dream-shell-b', 'dream-pictures'],
      delete: async (name: string) => dropped.push(name),
    })
    const mover = aMover({ ...aBridge({ waits: true }), takeOver: async () => false })
    await mover.look()

    mover.moveIfSafe('wish')

    await expect.poll(() => loads.mock.calls.length).toBe(1)
    expect(dropped).toEqual(['dream-shell-a'])
  })

  test('is not looked for without a network, and the app stays', async () => {
    fakeApi({ 'GET /api/build-id': noNetwork })
    const mover = aMover()

    await mover.look()
    mover.moveIfSafe('wish')

    expect(loads).not.toHaveBeenCalled()
  })
})

describe('a screen whose code did not arrive', () => {
  test('comes from the newer build', async () => {
    serverHas('b')

    expect(await aMover().refreshForMissingScreen()).toBe(true)

    expect(loads).toHaveBeenCalledOnce()
  })

  test('is not there either when the server has the same build', async () => {
    serverHas('a')

    expect(await aMover().refreshForMissingScreen()).toBe(false)

    expect(loads).not.toHaveBeenCalled()
  })

  test('is looked for in a build once', async () => {
    serverHas('b')
    tab.set('dream:builds', JSON.stringify([{ id: 'b', at: Date.now() }]))

    expect(await aMover().refreshForMissingScreen()).toBe(false)
  })
})

test('a worker of the build that the page already is takes over unasked', async () => {
  const bridge: Bridge = { ...aBridge({ waits: false }), waitingBuild: async () => 'a' }

  await aMover(bridge).lookAtWorkers()

  expect(bridge.takeOver).toHaveBeenCalledOnce()
  expect(toasts.current()).toBeNull()
})
