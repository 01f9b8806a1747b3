import type { InstallEnvironment } from '#lib/device/install-environment.ts'

/**
 * Way to install. `open`: this is the installed app; `leave`: an in-app browser of another app, where nothing can be installed;
 * `button`: the browser offers it; `steps`: by hand.
 */
export type WayToInstall = 'open' | 'leave' | 'button' | 'steps'

/**
 * Returns the way to install on this device: by hand on iOS, without service workers, and wherever there is no offer (product §4).
 */
export function wayToInstall(environment: InstallEnvironment, isOffered: boolean): WayToInstall {
  // The app does not run on a tablet: show the steps for a phone.
  if (environment.kind === 'tablet') return 'steps'
  if (environment.isInstalled) return 'open'
  if (environment.insideOf !== null) return 'leave'
  return isOffered && environment.system !== 'ios' && environment.hasServiceWorker ? 'button' : 'steps'
}
