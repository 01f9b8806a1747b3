import { isRecord } from '@dream/contract/rules/app/is-record'
import { INSTALL_PROMPT_MS } from '@dream/contract/rules/app/timing'
import { deviceKind, deviceSignals, isInstalled } from '#lib/device/device.ts'
import { reportToConsole } from '#lib/errors/console-report.ts'
import { device, tab } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'
import { countInstall } from './count-install.ts'

/** The browser's own event, which no standard library describes. */
type OfferEvent = Event & { prompt: () => unknown; userChoice?: unknown }

/** `isOffered`: the browser holds an offer for us; `isInstalled`: it has reported since that the app was installed. */
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

/** Where `install-offer.js` keeps an offer that came before this module did. */
declare global {
  var dreamInstallOffer: Event | undefined
}

const DISMISSED = 'dream:install-dismissed'
/** What the browser offers now. */
export const installOffer = createStore(NO_OFFER)
let savedOffer: OfferEvent | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function set(change: Partial<InstallState>) {
  installOffer.set({ ...installOffer.get(), ...change })
}

const isOffer = (event: Event): event is OfferEvent => 'prompt' in event && typeof event.prompt === 'function'

/** Holds an offer until somebody takes it; 30 s later it may be spoken of unasked (product §4, §9). */
function hold(event: Event) {
  if (!isOffer(event)) return
  event.preventDefault()
  // On a tablet the installed app would only say that it needs a phone (product §2.4).
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

/** Listens to the browser's offers, however many parts of a page ask for it. Returns how to stop. */
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
  // iOS says nothing when an app is installed: its first start does.
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

/** Shows the browser's prompt and remembers a yes. The offer is spent either way (product §4). */
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

/** Not again in this session. */
export function dismissInstall() {
  tab.set(DISMISSED, '1')
  set({ isAsking: false })
}
