import { isRecord } from '@dream/contract/rules/app/is-record'
import { INSTALL_PROMPT_MS } from '@dream/contract/rules/app/timing'
import { deviceKind, deviceSignals, isInstalled } from '#lib/device/device.ts'
import { reportToConsole } from '#lib/errors/console-report.ts'
import { device, tab } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'
import { countInstall } from './count-install.ts'

/** `beforeinstallprompt` event, which TypeScript's libraries do not describe. */
type OfferEvent = Event & { prompt: () => unknown; userChoice?: unknown }

/**
 * State of the installation. `isOffered`: the browser holds an offer for us; `isInstalled`: it has reported since that the app was
 * installed.
 */
export type InstallState = {
  isOffered: boolean
  isInstalling: boolean
  isInstalled: boolean
  isAsking: boolean
}

export const NO_OFFER: InstallState = {
  isOffered: false,
  isInstalling: false,
  isInstalled: false,
  isAsking: false,
}

/** Global in which `install-offer.js` stores an offer that came before this module loaded. */
declare global {
  var dreamInstallOffer: Event | undefined
}

const DISMISSED = 'dream:install-dismissed'
/** Current install offer of the browser. */
export const installOffer = createStore(NO_OFFER)
let savedOffer: OfferEvent | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function set(change: Partial<InstallState>) {
  installOffer.set({ ...installOffer.get(), ...change })
}

const isOffer = (event: Event): event is OfferEvent => 'prompt' in event && typeof event.prompt === 'function'

/** Holds an offer until it is used; 30 s later the prompt may show by itself (product §4, §9). */
function hold(event: Event) {
  if (!isOffer(event)) return
  event.preventDefault()
  // On a tablet the installed app would only show that it needs a phone (product §2.4).
  if (deviceKind(deviceSignals()) === 'tablet') return
  savedOffer = event
  set({ isOffered: true })
  clearTimeout(timer)
  const sinceMs = performance.now() - event.timeStamp
  timer = setTimeout(() => {
    if (savedOffer && !installOffer.get().isInstalled && tab.get(DISMISSED) === null) set({ isAsking: true })
  }, INSTALL_PROMPT_MS - sinceMs)
}

function release() {
  savedOffer = null
  clearTimeout(timer)
  set({ isOffered: false, isAsking: false })
}

let watchers = 0
let stopListening = () => {}

/** Listens for the browser's offers, shared by all callers. Returns the stop function. */
export function watchInstallOffer(): () => void {
  watchers += 1
  if (watchers === 1) stopListening = listen()
  return () => {
    watchers -= 1
    if (watchers === 0) stopListening()
  }
}

function listen(): () => void {
  const control = new AbortController()
  const { signal } = control
  // iOS fires no event for an installation, so the app's first start counts.
  if (isInstalled()) countInstall()
  const early = globalThis.dreamInstallOffer
  if (early) hold(early)
  addEventListener('beforeinstallprompt', hold, { signal })
  addEventListener(
    'appinstalled',
    () => {
      device.set('pwa-installed', 'true')
      countInstall()
      release()
      set({ isInstalled: true })
    },
    { signal },
  )
  return () => {
    control.abort()
    release()
    installOffer.set(NO_OFFER)
  }
}

const wasAccepted = (choice: unknown) => isRecord(choice) && choice['outcome'] === 'accepted'

/** Shows the browser's prompt and remembers a yes. The offer is used up either way (product §4). */
export async function install(): Promise<void> {
  const offer = savedOffer
  if (!offer || installOffer.get().isInstalling) return
  set({ isInstalling: true, isAsking: false })
  try {
    const shown = await offer.prompt()
    if (wasAccepted((await offer.userChoice) ?? shown)) {
      device.set('pwa-installed', 'true')
      countInstall()
      set({ isInstalled: true })
    }
  } catch (error) {
    reportToConsole('Installation error', error)
  } finally {
    release()
    set({ isInstalling: false })
  }
}

/** Hides the prompt for this session. */
export function dismissInstall() {
  tab.set(DISMISSED, '1')
  set({ isAsking: false })
}
