import { openDayCount } from '@dream/server/testing/processes/day-count'
import type { Page } from '@playwright/test'
import { addVirtualAuthenticator } from '#browser/virtual-authenticator.ts'
import { BrokerPage, BrokersPage } from '#pages/brokers-page.ts'
import { ChatPage } from '#pages/chat-page.ts'
import { DeskPage } from '#pages/desk-page.ts'
import { ExplorePage } from '#pages/explore-page.ts'
import { ImportPage } from '#pages/import-page.ts'
import { aBuildersList, ASKS_FOR_THE_LIST } from '#people/builders-list.ts'
import { becomeBuyer, likeFloorPlans, storedLikes } from '#people/buyer.ts'
import { expect, test } from '#people/first-day.ts'
import { acceptInvitation, approve, invite, writePage } from '#people/invited-broker.ts'
import { emailsTo } from '#people/outbox.ts'
import { comeInFirst } from '#people/admin.ts'

test.describe.configure({ mode: 'serial' })

const RANGE = 'Lagoon'
const HEADLINE = 'First homes without the fog'
const THREAT = 'Sign by Friday, or the price goes up'

const step = (owner: Page, name: string) =>
  owner.getByRole('region', { name: 'Set up your brokerage' }).getByRole('listitem').filter({ hasText: name })

/** Number of people who took a step of the funnel in the current week. */
async function countOf(owner: Page, label: string) {
  const row = owner.getByRole('table', { name: 'From step to step' }).getByRole('row', { name: label })
  return Number(await row.getByRole('cell').first().innerText())
}

async function openThisWeek(owner: Page) {
  await owner.goto('/admin/dashboard')
  const choice = owner.getByRole('region', { name: 'Funnel' }).getByLabel('Week of')
  const soFar = await choice.getByRole('option').first().innerText()
  expect(soFar).toContain('so far')
  await choice.selectOption({ label: soFar })
}

test(
  'on an empty server the owner logs in with a code and a passkey, and reads what is left to do (product §2.2)',
  { tag: '@desktop-only' },
  async ({ day: { owner, databaseUrl } }) => {
    await addVirtualAuthenticator(owner)
    await comeInFirst(owner, databaseUrl)
    await owner.getByRole('button', { name: 'Make a passkey' }).click()
    await owner.getByRole('button', { name: "I've kept them" }).click()

    await expect(owner.getByText('2 of 7 done')).toBeVisible()
    await expect(step(owner, 'Create an owner')).toContainText(', done')
    await expect(step(owner, 'Bring your designs')).toContainText(', to do')
    await expect(step(owner, 'Invite a broker')).toContainText(', to do')
    await openThisWeek(owner)
    expect(await countOf(owner, 'Registered')).toBe(0)
  },
)

test(
  'the owner fixes and publishes a list of 300 designs with ten broken rows, and a phone sees them in its deck (product §2.2)',
  { tag: '@desktop-only' },
  async ({ day }) => {
    const { owner, buyer } = day
    const imports = new ImportPage(owner)
    await imports.sendList(aBuildersList(RANGE))
    await imports.sendPlan()
    await imports.check()
    await imports.mendNine()
    await imports.mend('Total area (m²), line 301', '41')
    await expect(imports.mended).toHaveCount(5)
    await imports.importAll(300)
    await imports.publishAll(300, RANGE)

    await becomeBuyer(buyer.page.context(), buyer, { server: day })
    await buyer.api.send('PUT', '/api/profile', ASKS_FOR_THE_LIST)
    const deck = new ExplorePage(buyer.page)
    await deck.open()
    await expect(buyer.page.getByRole('heading', { name: new RegExp(`^${RANGE} \\d+`) }).first()).toBeVisible(
      { timeout: 20_000 },
    )
    await deck.swipeRight()
    await expect.poll(() => storedLikes(buyer.api)).toBe(1)
  },
)

test(
  'a broker is invited, sets a password, fills the page and is approved; a buyer with 19 likes finds and chooses them (product §2.2, §2.3)',
  { tag: '@desktop-only' },
  async ({ day }) => {
    const { owner, broker, buyer } = day
    await invite(owner, broker)
    await acceptInvitation(broker.page, broker)
    await writePage(broker.page, HEADLINE)
    await approve(owner, broker.name, HEADLINE)

    await likeFloorPlans(buyer.api, 18, day)
    const directory = new BrokersPage(buyer.page)
    await directory.open()
    await expect(directory.cards).toHaveCount(1)
    await directory.link(broker.name).click()
    const detail = new BrokerPage(buyer.page)
    await detail.openBrief()
    await detail.confirm()
    await expect(detail.isDone).toBeVisible()
    await detail.sheet.getByRole('link', { name: 'Open chat' }).click()
    await new ChatPage(buyer.page).send('Hello, where do we begin?')

    const desk = new DeskPage(broker.page)
    await desk.open()
    await desk.row(buyer.name).click()
    await new ChatPage(broker.page).send(THREAT)
  },
)

test(
  'the buyer reports a message, the owner decides, both are notified, and the funnel counts them (product §2.2, §4)',
  { tag: '@desktop-only' },
  async ({ day: { owner, broker, buyer, databaseUrl } }) => {
    const phone = new ChatPage(buyer.page)
    await expect(phone.message(THREAT)).toBeVisible()
    await phone.report(THREAT, { reason: 'Pressure to sign or pay', words: 'This scares us' })

    await owner.goto('/admin/reports')
    await owner.getByRole('row', { name: broker.name }).getByRole('link').click()
    await expect(owner.getByRole('listitem').filter({ hasText: THREAT })).toContainText('Reported')
    await owner.getByText('Warn', { exact: true }).click()
    await owner.getByLabel('Why').fill('Pressure')
    await owner.getByRole('button', { name: 'Decide' }).click()
    await expect(owner.getByRole('heading', { name: 'Warned' })).toBeVisible()
    const subjects = async (email: string) => (await emailsTo(email)).map(({ subject }) => subject)
    await expect.poll(() => subjects(buyer.email)).toContain('We looked into your report')
    await expect.poll(async () => (await emailsTo(broker.email)).at(-1)?.text).toContain('pressed to sign')

    const days = openDayCount(databaseUrl)
    await days.count()
    await days.close()
    await openThisWeek(owner)
    for (const label of ['Registered', '1 like', 'Brokers open', 'Broker chosen', 'First reply'])
      expect({ label, people: await countOf(owner, label) }).toEqual({ label, people: 1 })
    await expect(step(owner, 'Bring your designs')).toContainText(', done')
    await expect(step(owner, 'Invite a broker')).toContainText(', done')
  },
)
