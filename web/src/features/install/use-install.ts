import { useSyncExternalStore } from 'react'
import { installEnvironment, type InstallEnvironment } from '#lib/device/install-environment.ts'
import { useStore } from '#lib/store/use-store.ts'
import { installOffer } from './install-offer.ts'

/** Install offer as a live value; prerendered pages have none. */
export const useInstall = () => useStore(installOffer)

/** Unknown browser, for prerendered pages. */
const UNKNOWN: InstallEnvironment = {
  kind: 'phone',
  system: 'other',
  insideOf: null,
  hasServiceWorker: true,
  isInstalled: false,
}

let here: InstallEnvironment | null = null
const nothingChanges = () => () => {}

/** Install environment of this browser; constant while the page is open. */
export const useInstallEnvironment = () =>
  useSyncExternalStore(
    nothingChanges,
    () => (here ??= installEnvironment()),
    () => UNKNOWN,
  )
