import { SHELL_CACHE, type WorkerMessage } from './names.ts'

/** The page's side of the service worker, once it is registered. */
export type Bridge = {
  /** Asks the server for a newer worker and waits until it is ready; answers the build that waits, or null. */
  checkForUpdate: () => Promise<string | null>
  /** The build of the worker that waits; null when none does. */
  waitingBuild: () => Promise<string | null>
  /** Lets the waiting worker take the place of the one in charge; answers whether it has. */
  takeOver: () => Promise<boolean>
  /** Lets the worker take the page anew, with the settings that the server has now. */
  refreshPage: () => void
  /** Calls `onChange` when a newer worker is ready, or has taken over at another tab's wish; answers how to stop. */
  onChange: (onChange: () => void) => () => void
}

const SCRIPT = '/sw.js'
/** Longer than any worker that is well takes to answer. */
const PATIENCE_MS = 3000
/** Longer than a slow network takes for a whole build. */
const INSTALL_PATIENCE_MS = 60_000

/** Registers the service worker, the first time once there is a network; null where there is none. Registering it again changes nothing. */
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

/** The build that answers this page's requests; null without a worker. */
export async function controllingBuild(): Promise<string | null> {
  const controller = globalThis.navigator?.serviceWorker?.controller
  return controller ? buildOf(controller) : null
}

/** Forgets the files of every build, or of all but one: the next start comes from the network. */
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

/** Waits until a worker is installed, or has failed to be. */
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
