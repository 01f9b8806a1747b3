import { SHELL_CACHE, type WorkerMessage } from './names.ts'

/** Connection from the page to its registered service worker. */
export type Bridge = {
  /** Checks for an update and waits until it is installed; resolves with the waiting build's id, or null. */
  checkForUpdate: () => Promise<string | null>
  /** Build id of the waiting worker; null when there is none. */
  waitingBuild: () => Promise<string | null>
  /** Activates the waiting worker; resolves with whether it took over. */
  takeOver: () => Promise<boolean>
  /** Makes the worker refetch the page, with the server's current settings. */
  refreshPage: () => void
  /**
   * Calls `onChange` when a newer worker is installed, or has taken over at another tab's request; returns the unsubscribe
   * function.
   */
  onChange: (onChange: () => void) => () => void
}

const SCRIPT = '/sw.js'
/** Timeout for an answer of a healthy worker. */
const PATIENCE_MS = 3000
/** Timeout for installing a whole build over a slow network. */
const INSTALL_PATIENCE_MS = 60_000

/** Registers the service worker, the first time once the device is online; null where there is no support. Idempotent. */
export async function openBridge(): Promise<Bridge | null> {
  if (!('serviceWorker' in navigator)) return null
  const isKnown = (await navigator.serviceWorker.getRegistration().catch(() => undefined)) !== undefined
  if (!isKnown) await untilOnline()
  const registration = await navigator.serviceWorker
    .register(SCRIPT, { updateViaCache: 'none' })
    .catch(() => null)
  return registration && bridgeTo(registration)
}

function bridgeTo(registration: ServiceWorkerRegistration): Bridge {
  const waitingBuild = async () => (registration.waiting ? buildOf(registration.waiting) : null)
  return {
    waitingBuild,
    async checkForUpdate() {
      await registration.update().catch(() => undefined)
      if (registration.installing) await settled(registration.installing)
      return waitingBuild()
    },
    async takeOver() {
      const { waiting } = registration
      if (!waiting) return false
      post(waiting, 'take-over')
      // Not `controllerchange`: an earlier worker may claim the page late.
      await Promise.race([leaves(waiting, ['installed', 'activating']), pause(PATIENCE_MS)])
      return waiting.state === 'activated'
    },
    refreshPage: () => registration.active && post(registration.active, 'refresh-page'),
    onChange(onChange) {
      const onFound = () => registration.installing && void settled(registration.installing).then(onChange)
      registration.addEventListener('updatefound', onFound)
      navigator.serviceWorker.addEventListener('controllerchange', onChange)
      return () => {
        registration.removeEventListener('updatefound', onFound)
        navigator.serviceWorker.removeEventListener('controllerchange', onChange)
      }
    },
  }
}

/** Build id of the worker that controls this page; null without one. */
export async function controllingBuild(): Promise<string | null> {
  const controller = globalThis.navigator?.serviceWorker?.controller
  return controller ? buildOf(controller) : null
}

/** Deletes the cached files of every build, or of all but one, so that the next start comes from the network. */
export async function dropShells({ except }: { except: string | null }): Promise<void> {
  if (!('caches' in globalThis)) return
  const isDropped = (name: string) => name.startsWith(SHELL_CACHE) && name !== SHELL_CACHE + except
  const names = (await caches.keys()).filter(isDropped)
  await Promise.all(names.map((name) => caches.delete(name)))
}

const untilOnline = () =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) resolve()
    else addEventListener('online', () => resolve(), { once: true })
  })

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))

function post(worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []) {
  worker.postMessage(message, ports)
}

function buildOf(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<string | null>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(typeof data === 'string' ? data : null)
  })
  post(worker, 'which-build', [port2])
  return Promise.race([answer, pause(PATIENCE_MS)]).finally(() => port1.close())
}

/** Waits until a worker is installed or its installation has failed. */
const settled = (worker: ServiceWorker): Promise<unknown> =>
  Promise.race([leaves(worker, ['installing']), pause(INSTALL_PATIENCE_MS)])

/** Waits until a worker is in none of these states. */
function leaves(worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (states.includes(worker.state)) return
      worker.removeEventListener('statechange', check)
      resolve()
    }
    worker.addEventListener('statechange', check)
    check()
  })
}
