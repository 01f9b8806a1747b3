import type { InstallEnvironment } from '#lib/device/install-environment.ts'

/**
 * `open`: this is the installed app; `leave`: the built-in browser of another app, where nothing can be installed;
 * `button`: the browser offers it; `steps`: by hand.
 */
export type WayToInstall = 'open' | 'leave' | 'button' | 'steps'

/** How the app gets onto this device: by hand on iOS, without service workers, and wherever there is no offer (product §4). */
export function wayToInstall(door: InstallEnvironment, isOffered: boolean): WayToInstall {
  // The app does not run on a tablet: its steps are those of the phone that it belongs on.
  if (door.kind === 'tablet') return 'steps'
  if (door.isInstalled) return 'open'
  if (door.insideOf !== null) return 'leave'
  return isOffered && door.system !== 'ios' && door.hasServiceWorker ? 'button' : 'steps'
}
