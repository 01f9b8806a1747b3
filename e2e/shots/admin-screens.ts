import type { Page } from '@playwright/test'
import { openRoom } from '#people/admin.ts'

/** The rooms of the admin area, as they are listed in its menu; a scenario compares. */
export const ADMIN_ROOMS = [
  'dashboard',
  'reports',
  'brokers',
  'admins',
  'audit',
  'failures',
  'jobs',
  'system',
  'sign-in',
] as const

export const ADMIN_SCREENS = ADMIN_ROOMS.map((room) => ({
  name: `admin-${room}`,
  show: async (page: Page) => {
    await openRoom(page, room)
    await page.waitForLoadState('networkidle')
  },
}))
