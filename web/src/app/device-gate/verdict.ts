import type { GateMessage } from '@dream/contract/rules/device-gate'
import { APP_PAGES, isPage } from '@dream/contract/rules/pages'
import type { Device } from '#lib/device.ts'

/** Where a desktop may be, as an installed app (spec §2.4). */
const DESKTOP_PAGES = [
  '/app-home',
  '/explore',
  '/broker-chats',
  '/broker-profile',
  '/broker-change-password',
  '/enable-notifications',
  '/admin',
]

/** What the gate says in place of a page; null lets in. Public pages and unknown addresses have no gate (spec §2.4). */
export function gateVerdict({ kind, isInstalled }: Device, path: string): GateMessage | null {
  if (!isPage(path, APP_PAGES)) return null
  if (kind === 'tablet') return 'phone-only'
  if (kind === 'phone') return isInstalled ? null : 'app-required'
  if (!isInstalled) return 'mobile-app-required'
  return isPage(path, DESKTOP_PAGES) ? null : 'mobile-only'
}
