import { device } from './storage.ts'

/** The local flag that registration reports (spec §3); it says what happened here, not how the page runs. */
export const hasInstalledApp = () => device.get('pwa-installed') === 'true'
