import { useSyncExternalStore } from 'react'
import { installEnvironment, type InstallEnvironment } from '#lib/device/install-environment.ts'
import { useStore } from '#lib/store/use-store.ts'
import { installOffer } from './install-offer.ts'

/** The browser's offer, kept up to date; prerendered pages know of none. */
export const useInstall = () => useStore(installOffer)

/** A browser that is not known yet: what prerendered pages are made for. */
const UNKNOWN: InstallEnvironment = {
  kind: 'phone',
  system: 'other',
  insideOf: null,
  hasServiceWorker: true,
  isInstalled: false,
}

let here: InstallEnvironment | null = null
const nothingChanges = () => () => {}

/** What this browser can do; it stays the same while the page is open. */
export const useInstallEnvironment = () =>
  useSyncExternalStore(
    nothingChanges,
    () => (here ??= installEnvironment()),
    () => UNKNOWN,
  )
