import type { BrowserContext, Locator, Page } from '@playwright/test'
import { hostileLetters } from '@dream/server/testing/hostile/hostile-letters'
import { HOSTILE_STRINGS, MARKER } from '@dream/server/testing/hostile/hostile-strings'
import { type HostileWorld, storeHostileStrings } from '@dream/server/testing/hostile/store-hostile-strings'
import { aFreePort } from '@dream/server/testing/processes/server-process'
import { markAsBooted } from '#browser/emulation.ts'
import { becomeAdmin } from '#people/admin.ts'
import { expect, test as base } from '#people/people.ts'
import { runServer, type TestServer } from '#server.ts'

type World = HostileWorld & { server: TestServer }

/** A server with a database of its own: on the one of the run these brokers and reports would stand in others' way. */
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
// One after the other in one worker: each would start a server.
test.describe.configure({ mode: 'default' })

/** Elements and attributes that the product never makes, whatever the policy of the page would then forbid. */
const FOREIGN = [
  '[onerror], [onload], [onclick], [onfocus], [ontoggle], [onstart], [onbegin]',
  'iframe, object, embed, marquee, base, body script:not([src])',
  // A web or email address in a message is a link, and that is meant.
  'a[href*="script:" i], a[href^="data:" i], form[action*="script:" i]',
].join(', ')

async function findWhatRan(page: Page) {
  const found = await page.evaluate(
    ({ foreign, marker }) => ({
      ran: marker in window,
      elements: [...document.querySelectorAll(foreign)].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    }),
    { foreign: FOREIGN, marker: MARKER },
  )
  return { ...found, origin: new URL(page.url()).origin }
}
const nothingOn = ({ server }: World) => ({ ran: false, elements: [], origin: new URL(server.url).origin })

/** Looks at all of what scrolls, screen by screen. */
async function lookThrough(page: Page, world: World, scroller?: Locator) {
  for (let screen = 0; screen < 60; screen += 1) {
    expect(await findWhatRan(page)).toEqual(nothingOn(world))
    const hasMoved = await (scroller ?? page.locator(':root')).evaluate((element) => {
      const before = element.scrollTop
      element.scrollTop += element.clientHeight * 0.9
      return element.scrollTop !== before
    })
    await page.waitForTimeout(30)
    if (!hasMoved) return
  }
}

async function signIn(context: BrowserContext, { server }: World, { sid, rid }: HostileWorld['buyer']) {
  await markAsBooted(context)
  await context.clearCookies()
  await context.addCookies(
    Object.entries({ sid, rid, hasRefresh: '1' }).map(([name, value]) => ({ name, value, url: server.url })),
  )
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor()

test('a buyer reads what a broker wrote, and nothing of it runs (product §7)', async ({
  visitor: { page, context },
  world,
}) => {
  await signIn(context, world, world.buyer)
  await page.goto('/chat')
  await expect(page.getByRole('group', { name: 'Messages' })).toContainText(MARKER)
  await expect.poll(() => findWhatRan(page)).toEqual(nothingOn(world))
  for (let back = 0; back < 12; back += 1) {
    await page.getByRole('group', { name: 'Messages' }).hover()
    await page.mouse.wheel(0, -3000)
    await page.waitForTimeout(60)
    expect(await findWhatRan(page)).toEqual(nothingOn(world))
  }
  await page.goto('/brokers?open=1')
  await heading(page)
  await lookThrough(page, world)
  for (const id of world.brokerIds) {
    await page.goto(`/broker/${id}?open=1`)
    await heading(page)
    expect(await findWhatRan(page)).toEqual(nothingOn(world))
  }
})

test(
  'a broker reads what buyers wrote and are called, and nothing of it runs (product §7)',
  { tag: '@desktop-only' },
  async ({ visitor: { page, context }, world }) => {
    await signIn(context, world, world.broker)
    await page.goto('/broker-chats')
    const list = page.getByRole('region', { name: 'Conversations' })
    await expect(list.getByRole('listitem').first()).toBeVisible()
    for (let down = 0; down < 30; down += 1) {
      await list.hover()
      await page.mouse.wheel(0, 1500)
      await page.waitForTimeout(40)
      expect(await findWhatRan(page)).toEqual(nothingOn(world))
    }
    for (const row of (await list.getByRole('listitem').getByRole('link').all()).slice(0, 5)) {
      await row.click()
      await expect(page.getByRole('complementary', { name: 'About the buyer' })).toBeVisible()
      expect(await findWhatRan(page)).toEqual(nothingOn(world))
    }
    await expect(page.getByRole('group', { name: 'Saved replies' })).toContainText('script')
    await page.goto('/broker-profile')
    await heading(page)
    await lookThrough(page, world)
  },
)

test(
  'an admin reads failures, reports, people and brokers, and nothing of them runs (product §2.2)',
  { tag: '@desktop-only' },
  async ({ visitor: { page, context }, world }) => {
    await becomeAdmin(context, world.server)
    for (const room of ['failures?sort=-lastAt', 'reports', 'brokers', 'dashboard', 'audit']) {
      await page.goto(`/admin/${room}`)
      await heading(page)
      await page.waitForLoadState('networkidle')
      await lookThrough(page, world)
    }
    for (const id of world.brokerIds) {
      await page.goto(`/admin/brokers/${id}`)
      await heading(page)
      expect(await findWhatRan(page)).toEqual(nothingOn(world))
    }
    for (const room of ['failures', 'reports']) {
      await page.goto(`/admin/${room}`)
      const links = page.locator(`a[href^="/admin/${room}/"]`)
      await links.first().waitFor()
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      for (const address of addresses.slice(0, 12)) {
        await page.goto(address)
        await heading(page)
        await page.waitForLoadState('networkidle')
        expect(await findWhatRan(page)).toEqual(nothingOn(world))
      }
    }
    await page.goto('/admin/people')
    await page.getByLabel('Name, email or phone').fill('<img')
    await page.getByLabel('Why').fill(HOSTILE_STRINGS[0] ?? '')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('button', { name: /^Open / }).first()).toBeVisible()
    expect(await findWhatRan(page)).toEqual(nothingOn(world))
    await page
      .getByRole('button', { name: /^Open / })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
    expect(await findWhatRan(page)).toEqual(nothingOn(world))
  },
)

test(
  'letters show them as text, in a mail program without any policy (product §7)',
  { tag: '@desktop-only' },
  async ({ visitor: { page } }) => {
    for (const html of hostileLetters()) {
      await page.setContent(html)
      const { ran, elements } = await page.evaluate(
        ({ foreign, marker }) => ({
          ran: marker in window,
          elements: [...document.querySelectorAll(foreign)].map(({ outerHTML }) => outerHTML),
        }),
        { foreign: FOREIGN, marker: MARKER },
      )
      expect({ ran, elements }).toEqual({ ran: false, elements: [] })
    }
  },
)
