import { type Page, request } from '@playwright/test'
import { openRoom } from '#people/admin.ts'
import { aListedBroker } from '#people/broker.ts'

/** The rooms of the admin area, as they are listed in its menu; a scenario compares. */
export const ADMIN_ROOMS = [
  'dashboard',
  'reports',
  'people',
  'brokers',
  'admins',
  'audit',
  'security',
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

/** A listed broker who has changed some words, beside what buyers see. */
async function openChangedBroker(page: Page) {
  const { id, api } = await aListedBroker(request)
  const own = await api.get<{ version: number }>('/api/broker/profile')
  const howIWork = ['We talk', 'We compare three quotes', 'You decide']
  await api.send('PUT', '/api/broker/profile', { ...own, headline: 'A broker for first homes', howIWork })
  await openRoom(page, `brokers/${id}`)
  await page.getByRole('heading', { name: 'What has changed' }).waitFor()
}

async function openSuspension(page: Page) {
  await openChangedBroker(page)
  await page.getByRole('button', { name: /^Suspend/ }).click()
  await page.getByRole('dialog').getByLabel('Why').waitFor()
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
  { name: 'admin-broker', show: openChangedBroker },
  { name: 'admin-broker-suspend', show: openSuspension },
]
