import { device } from './storage.ts'

const INSTALLED_DISPLAYS = ['standalone', 'minimal-ui', 'fullscreen']

/** Safari's own word for an app that was opened from the home screen. */
type AppleNavigator = Navigator & { standalone?: boolean }

/** Whether the page runs as an installed app. */
export function isInstalled(): boolean {
  const apple: AppleNavigator = navigator
  return (
    apple.standalone === true ||
    INSTALLED_DISPLAYS.some((mode) => matchMedia(`(display-mode: ${mode})`).matches)
  )
}

/** The local flag that registration reports (spec §3); it says what happened here, not how the page runs. */
export const hasInstalledApp = () => device.get('pwa-installed') === 'true'
