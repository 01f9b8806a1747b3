import { useSyncExternalStore } from 'react'
import { installDoor, type InstallDoor } from '#lib/install-door.ts'
import { installState, NO_OFFER, subscribeToInstall } from './install-offer.ts'

/** The browser's offer, kept up to date; printed pages know of none. */
export const useInstall = () => useSyncExternalStore(subscribeToInstall, installState, () => NO_OFFER)

/** A browser that is not known yet: what printed pages are made for. */
const UNKNOWN: InstallDoor = { system: 'other', insideOf: null, hasServiceWorker: true, isInstalled: false }

let here: InstallDoor | null = null
const nothingChanges = () => () => {}

/** What this browser can do; it stays the same while the page is open. */
export const useInstallDoor = () =>
  useSyncExternalStore(
    nothingChanges,
    () => (here ??= installDoor()),
    () => UNKNOWN,
  )
