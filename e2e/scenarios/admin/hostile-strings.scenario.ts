import type { BrowserContext, Page } from '@playwright/test'
import { hostileLetters } from '@dream/server/testing/hostile/hostile-letters'
import { HOSTILE_STRINGS, MARKER } from '@dream/server/testing/hostile/hostile-strings'
import { type HostileWorld, storeHostileStrings } from '@dream/server/testing/hostile/store-hostile-strings'
import { aFreePort } from '@dream/server/testing/processes/server-process'
import { markAsBooted } from '#browser/emulation.ts'
import { findWhatRan, lookThrough, nothingOn } from '#browser/what-ran.ts'
import { ImportPage } from '#pages/import-page.ts'
import { becomeAdmin, adminPageIsRead } from '#people/admin.ts'
import { expect, test as base } from '#people/people.ts'
import { runServer, type TestServer } from '#server.ts'

type World = HostileWorld & { server: TestServer }

/** A server with a database of its own: these brokers and reports would disturb other scenarios on the shared one. */
const test = base.extend<object, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- fixtures are found by the names in this pattern
    async ({}, use) => {
      const server = await runServer({ PORT: String(await aFreePort()) })
      await use({ ...(await storeHostileStrings(server.databaseUrl)), server })
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ world }, provide) => {
    await provide(world.server.url)
  },
})
// Designs are stored without their pictures.
test.use({ expectedNoise: [/404 \(Not Found\).*\/media\/plans\/sample\.avif/] })
// Run in order in one worker, because each worker would start a server.
test.describe.configure({ mode: 'default' })

async function signIn(context: BrowserContext, { server }: World, { sid, rid }: HostileWorld['buyer']) {
  await markAsBooted(context)
  await context.clearCookies()
  await context.addCookies(
    Object.entries({ sid, rid, hasRefresh: '1' }).map(([name, value]) => ({ name, value, url: server.url })),
  )
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor()

test('hostile strings of a broker are shown to a buyer, and nothing of them runs (product §7)', async ({
  visitor: { page, context },
  world,
}) => {
  await signIn(context, world, world.buyer)
  await page.goto('/chat')
  const messages = page.getByRole('group', { name: 'Messages' })
  await expect(messages).toContainText(MARKER)
  await expect(async () => {
    await lookThrough(page, world.server, { scroller: messages, to: 'beginning' })
    // Older messages are loaded on the way.
    await expect(messages.getByText(/^You chose /)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.goto('/brokers?open=1')
  await heading(page)
  await lookThrough(page, world.server)
  for (const id of world.brokerIds) {
    await page.goto(`/broker/${id}?open=1`)
    await heading(page)
    expect(await findWhatRan(page)).toEqual(nothingOn(world.server))
  }
})

test("hostile strings in a buyer's own notes are shown, and nothing of them runs (product §7)", async ({
  visitor: { page, context },
  world,
}) => {
  await signIn(context, world, world.buyer)
  await page.goto('/dreamlist')
  const noted = page
    .getByRole('list', { name: 'Liked designs' })
    .getByRole('listitem')
    .filter({ hasText: 'Has notes' })
  await expect(noted.first()).toBeVisible()
  for (let at = 0; at < (await noted.count()); at += 1) {
    await noted.nth(at).getByRole('button').first().click()
    const notes = page.getByRole('list', { name: 'My notes' })
    await expect(notes).toContainText(MARKER)
    const scroller = page.getByRole('dialog').locator('div').filter({ has: notes }).first()
    await lookThrough(page, world.server, { scroller })
    await notes.getByRole('button', { name: /^Pin 1: / }).click()
    await expect(page.getByRole('textbox', { name: 'Note' })).not.toHaveValue('')
    expect(await findWhatRan(page)).toEqual(nothingOn(world.server))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Close' }).first().click()
  }
})

test(
  'hostile messages and names of buyers are shown to a broker, and nothing of them runs (product §7)',
  { tag: '@desktop-only' },
  async ({ visitor: { page, context }, world }) => {
    await signIn(context, world, world.broker)
    await page.goto('/broker-chats')
    const list = page.getByRole('region', { name: 'Conversations' })
    await expect(list.getByRole('listitem').first()).toBeVisible()
    const scroller = list.locator('div').filter({ has: page.getByRole('listitem') })
    await lookThrough(page, world.server, { scroller: scroller.first() })
    for (const row of (await list.getByRole('listitem').getByRole('link').all()).slice(0, 5)) {
      await row.click()
      await expect(page.getByRole('complementary', { name: 'About the buyer' })).toBeVisible()
      expect(await findWhatRan(page)).toEqual(nothingOn(world.server))
    }
    await expect(page.getByRole('group', { name: 'Saved replies' })).toContainText('script')
    await page.goto('/broker-profile')
    await heading(page)
    await lookThrough(page, world.server)
  },
)

test(
  'hostile strings in error reports, reports, people, brokers and designs are shown to an admin, and nothing of them runs (product §2.2)',
  { tag: '@desktop-only' },
  async ({ visitor: { page, context }, world }) => {
    await becomeAdmin(context, world.server)
    const follow = async (address: string) => {
      await page.locator(`a[href="${address}"]`).first().click()
      await expect(page).toHaveURL((url) => url.pathname === address)
      await adminPageIsRead(page)
    }
    await page.goto('/admin/error-reports?sort=-lastAt')
    await adminPageIsRead(page)
    for (const name of ['error-reports', 'reports', 'brokers', 'designs', 'builders', 'dashboard', 'audit']) {
      if (name !== 'error-reports') await follow(`/admin/${name}`)
      await lookThrough(page, world.server)
      if (!['error-reports', 'reports', 'brokers', 'designs'].includes(name)) continue
      const links = page.locator(`a[href^="/admin/${name}/"]`)
      await links.first().waitFor()
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      const ofBrokers = world.brokerIds.map((id) => `/admin/brokers/${id}`)
      for (const address of name === 'brokers' ? ofBrokers : addresses.slice(0, 12)) {
        await follow(address)
        expect(await findWhatRan(page)).toEqual(nothingOn(world.server))
        await page.goBack()
        await links.first().waitFor()
      }
    }
    await page.goto('/admin/people')
    await page.getByLabel('Name, email or phone').fill('<img')
    await page.getByLabel('Why').fill(HOSTILE_STRINGS[0] ?? '')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('button', { name: /^Open / }).first()).toBeVisible()
    expect(await findWhatRan(page)).toEqual(nothingOn(world.server))
    await page
      .getByRole('button', { name: /^Open / })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
    expect(await findWhatRan(page)).toEqual(nothingOn(world.server))
  },
)

/** A list as a spreadsheet saves it, with hostile names, highlights and number cells. */
function aHostileList(): Buffer {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = HOSTILE_STRINGS.map((text, at) =>
    [
      cell(text),
      at % 2 === 0 ? '4' : cell(text),
      '2',
      '2',
      'single',
      '14.2',
      '31.5',
      'plan.jpg',
      cell(`Study; ${text}`),
    ].join(','),
  )
  const heads = 'Home name,Beds,Baths,Cars,Levels,Overall width,Overall length,Plan image,Highlights'
  return Buffer.from([`${heads},${cell(HOSTILE_STRINGS[0] ?? '')}`, ...lines].join('\r\n'))
}

test(
  'an admin imports a list of hostile strings, reads its errors, and nothing of it runs (product §2.2)',
  { tag: '@desktop-only' },
  async ({ visitor: { page, context }, world }) => {
    await becomeAdmin(context, world.server)
    const imports = new ImportPage(page)
    await imports.sendList(aHostileList())
    await expect(page.getByText(`${HOSTILE_STRINGS.length} rows`, { exact: false }).first()).toBeVisible()
    await lookThrough(page, world.server)
    await page.getByRole('button', { name: /^Check / }).click()
    await expect(page.getByText(/need mending/).first()).toBeVisible({ timeout: 60_000 })
    await lookThrough(page, world.server)
    expect(await page.getByRole('main').first().innerHTML()).toContain(MARKER)
    await page.goto('/admin/imports')
    await heading(page)
    await lookThrough(page, world.server)
  },
)

test(
  'emails show hostile strings as text, in a mail client without a content security policy (product §7)',
  { tag: '@desktop-only' },
  async ({ visitor: { page } }) => {
    for (const html of hostileLetters()) {
      await page.setContent(html)
      const { ran, elements } = await findWhatRan(page)
      expect({ ran, elements }).toEqual({ ran: false, elements: [] })
    }
  },
)
