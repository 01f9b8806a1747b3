import type { GateMessage } from '@dream/contract/rules/app/device-gate'
import { APP_PAGES, DESKTOP_PAGES, isPage } from '@dream/contract/rules/app/pages'
import type { Device } from '#lib/device/device.ts'

/**
 * Message of the device gate at a path; null when the page is allowed. Public pages and unknown paths have no gate (product §2.4).
 */
export function gateMessage({ kind, isInstalled }: Device, path: string): GateMessage | null {
  if (!isPage(path, APP_PAGES)) return null
  if (kind === 'tablet') return 'phone-only'
  if (kind === 'phone') return isInstalled ? null : 'app-required'
  if (!isInstalled) return 'mobile-app-required'
  return isPage(path, DESKTOP_PAGES) ? null : 'mobile-only'
}
