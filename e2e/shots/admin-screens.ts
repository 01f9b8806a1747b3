import { type Page, request } from '@playwright/test'
import { openAdminPage, adminPageIsRead } from '#people/admin.ts'
import { aListedBroker } from '#people/broker.ts'

/** Paths of the admin pages, as listed in its menu; a scenario compares. */
export const ADMIN_PAGE_PATHS = [
  'dashboard',
  'reports',
  'designs',
  'builders',
  'imports',
  'land',
  'videos',
  'texts',
  'people',
  'brokers',
  'admins',
  'settings',
  'audit',
  'security',
  'error-reports',
  'jobs',
  'system',
  'sign-in',
] as const

/** Searches for the demo's buyer and opens them. */
async function openPerson(page: Page) {
  await openAdminPage(page, 'people')
  await page.getByLabel('Name, email or phone').fill('buyer@demo.local')
  await page.getByLabel('Why').fill('To look at it')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('button', { name: 'Open ' }).first().click()
  await page.getByRole('heading', { name: 'Their way' }).waitFor()
}

/** Opens a design of the demo in the editor, beside its card. */
async function openDesign(page: Page, name: string) {
  await openAdminPage(page, 'designs')
  await page.getByLabel('Search designs').fill(name)
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('article').locator('img').first().waitFor()
}

async function openBuilder(page: Page) {
  await openAdminPage(page, 'builders')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** Opens one of the demo's imports. */
async function openImport(page: Page, name: RegExp) {
  await openAdminPage(page, 'imports')
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('region', { name: 'What comes next' }).waitFor()
  await adminPageIsRead(page)
}

async function openUpload(page: Page) {
  await openAdminPage(page, 'imports')
  await page.getByRole('button', { name: 'Import a list' }).click()
  await page.getByRole('button', { name: 'Send the list' }).waitFor()
}

/** Opens a listed broker with changed text, beside the published page. */
async function openChangedBroker(page: Page) {
  const { id, api } = await aListedBroker(request)
  const own = await api.get<{ version: number }>('/api/broker/profile')
  const howIWork = ['We talk', 'We compare three quotes', 'You decide']
  await api.send('PUT', '/api/broker/profile', { ...own, headline: 'A broker for first homes', howIWork })
  await openAdminPage(page, `brokers/${id}`)
  await page.getByRole('heading', { name: 'What has changed' }).waitFor()
}

async function openSuspension(page: Page) {
  await openChangedBroker(page)
  await page.getByRole('button', { name: /^Suspend/ }).click()
  await page.getByRole('dialog').getByLabel('Why').waitFor()
}

export const ADMIN_SCREENS = [
  ...ADMIN_PAGE_PATHS.map((path) => ({
    name: `admin-${path}`,
    show: (page: Page) => openAdminPage(page, path),
  })),
  { name: 'admin-person', show: openPerson },
  { name: 'admin-design-draft', show: (page: Page) => openDesign(page, 'Hampton 28') },
  { name: 'admin-design-overdue', show: (page: Page) => openDesign(page, 'Noosa Pavilion') },
  { name: 'admin-builder', show: openBuilder },
  { name: 'admin-import-mend', show: (page: Page) => openImport(page, /Narrow lots/) },
  { name: 'admin-import-done', show: (page: Page) => openImport(page, /Spring range/) },
  { name: 'admin-import-send', show: openUpload },
  {
    name: 'admin-video',
    show: async (page: Page) => {
      await openAdminPage(page, 'videos')
      await page.getByRole('link', { name: /Reading a frontage/ }).click()
      await page.getByRole('heading', { name: 'As a buyer sees it' }).waitFor()
    },
  },
  {
    name: 'admin-text',
    show: async (page: Page) => {
      await openAdminPage(page, 'texts/tour-explore')
      await page.getByRole('heading', { name: 'Tour of Explore' }).waitFor()
    },
  },
  {
    name: 'admin-land-card',
    show: async (page: Page) => {
      await openAdminPage(page, 'land/duty')
      await page.getByRole('heading', { name: 'As a buyer sees it' }).waitFor()
    },
  },
  { name: 'admin-broker', show: openChangedBroker },
  { name: 'admin-broker-suspend', show: openSuspension },
]
