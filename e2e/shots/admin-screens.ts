import type { Page } from '@playwright/test'
import { openRoom } from '#people/admin.ts'

/** The rooms of the admin area, as they are listed in its menu; a scenario compares. */
export const ADMIN_ROOMS = [
  'dashboard',
  'reports',
  'people',
  'brokers',
  'admins',
  'audit',
  'failures',
  'jobs',
  'system',
  'sign-in',
] as const

/** The demo's buyer, found and opened. */
async function openPerson(page: Page) {
  await openRoom(page, 'people')
  await page.getByLabel('Name, email or phone').fill('buyer@demo.local')
  await page.getByLabel('Why').fill('To look at it')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('button', { name: 'Open ' }).first().click()
  await page.getByRole('heading', { name: 'Their way' }).waitFor()
}

export const ADMIN_SCREENS = [
  ...ADMIN_ROOMS.map((room) => ({
    name: `admin-${room}`,
    show: async (page: Page) => {
      await openRoom(page, room)
      await page.waitForLoadState('networkidle')
    },
  })),
  { name: 'admin-person', show: openPerson },
]
