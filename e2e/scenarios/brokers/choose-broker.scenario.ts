import { BrokerPage, BrokersPage } from '#pages/brokers-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { TourCard } from '#pages/tour-card.ts'
import { aListedBroker, type Broker } from '#people/broker.ts'
import { expect, test } from '#people/people.ts'
import { OFFLINE } from '#browser/console-noise.ts'

type Conversations = { items: { id: string; isClosed: boolean }[] }

const conversationsOf = ({ api }: Pick<Broker, 'api'>) =>
  api.get<Conversations>('/api/broker/conversations?tab=all').then(({ items }) => items)

const ANSWERS = { budget: '450-600', mustHaves: ['room:study'], blockWidth: 12.5 }

test('a buyer chooses a broker and withholds two parts of the brief, which the broker never sees (product §2.3, §2.4)', async ({
  aBuyer,
  playwright,
}) => {
  const broker = await aListedBroker(playwright.request, {
    profile: { languages: ['en', 'tl'], specialties: ['acreage'] },
  })
  const { page, api } = await aBuyer({ floorPlanLikes: 19 })
  await api.send('PUT', '/api/profile', ANSWERS)
  const brokers = new BrokersPage(page)
  await brokers.open()
  await brokers.narrow('Language', 'Filipino')
  await brokers.narrow('Specialty', 'Acreage')
  await expect(page).toHaveURL(/specialty=acreage&language=tl/)
  await brokers.link(broker.name).click()

  const detail = new BrokerPage(page)
  await detail.openBrief()
  await expect(detail.sheet.getByText('Brunswick 3056 · Victoria')).toBeVisible()
  await detail.part('Budget').uncheck({ force: true })
  await detail.part('Area').uncheck({ force: true })
  await detail.sheet.getByLabel(/^Anything else/).fill('Call me after five')
  await detail.confirm()
  await expect(detail.isDone).toBeVisible()
  await expect(page.getByTitle('Open Chat')).toBeVisible()
  await detail.sheet.getByRole('link', { name: 'Open chat' }).click()
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/broker/${broker.id}$`))
  await expect(page.getByRole('heading', { level: 1, name: broker.name })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/brokers\?specialty=acreage&language=tl$/)

  const [conversation] = await conversationsOf(broker)
  const brief = await broker.api.get(`/api/conversations/${conversation?.id}/brief`)
  const list = await broker.api.get('/api/broker/conversations?tab=all')
  expect(brief).toMatchObject({ mustHaves: ['Study'], block: { width: 12.5 }, note: 'Call me after five' })
  expect(JSON.stringify([brief, list])).not.toMatch(/450-600|Brunswick|3056|VIC/)
})

test('going back from a broker restores the list as it was (product §2.3)', async ({ aBuyer }) => {
  const { page } = await aBuyer({ floorPlanLikes: 19 })
  const brokers = new BrokersPage(page)
  await brokers.open()
  await page.getByRole('button', { name: /^Show \d+ brokers in other states$/ }).click()
  await expect(page.getByRole('heading', { name: 'In other states' })).toBeFocused()
  await brokers.narrow('Sort', 'Fastest reply')
  await expect(brokers.cards.nth(10)).toBeAttached()
  const tenth = brokers.cards.nth(10).getByRole('link')
  await tenth.scrollIntoViewIfNeeded()
  const name = (await tenth.textContent()) ?? ''
  const href = await tenth.getAttribute('href')
  await tenth.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.goBack()

  await expect(page.locator(`a[href="${href}"]`)).toBeInViewport()
  await expect(page).toHaveURL(/state=all&sort=fastest/)
  await page.goBack()
  await expect(page).toHaveURL(/\/brokers\?state=all$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/brokers$/)
  await expect(page.getByRole('heading', { name: 'In other states' })).toBeHidden()
})

test('changing the broker closes the chat with the previous one (product §2.4)', async ({
  aBuyer,
  playwright,
}) => {
  const [old, next] = [await aListedBroker(playwright.request), await aListedBroker(playwright.request)]
  const { page, api } = await aBuyer({ floorPlanLikes: 19 })
  await api.send('POST', `/api/brokers/${old.id}/select`, { share: [] })
  const detail = new BrokerPage(page)

  await detail.open(old.id)
  await expect(page.getByRole('main').getByRole('link', { name: 'Open chat' })).toBeVisible()
  await detail.open(next.id)
  await detail.openBrief()
  await page.goBack()
  await expect(detail.sheet).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/broker/${next.id}$`))
  await detail.openBrief()
  await expect(detail.sheet.getByText(`Your chat with ${old.name} closes.`)).toBeVisible()
  await detail.confirm()

  await expect(detail.isDone).toBeVisible()
  expect(await conversationsOf(old)).toMatchObject([])
  expect(await old.api.get<Conversations>('/api/broker/conversations?tab=closed')).toMatchObject({
    items: [{ isClosed: true }],
  })
  expect(await conversationsOf(next)).toMatchObject([{ isClosed: false }])
})

test('another tab shows the chat at once when a broker is chosen (product §2.4)', async ({
  aBuyer,
  playwright,
}) => {
  const broker = await aListedBroker(playwright.request)
  const { page, context } = await aBuyer({ floorPlanLikes: 19 })
  const other = await context.newPage()
  await other.goto('/dreamlist')
  await expect(other.getByRole('heading', { name: 'Dreamlist' })).toBeVisible()
  const detail = new BrokerPage(page)
  await detail.open(broker.id)
  await detail.openBrief()

  await detail.confirm()

  await expect(detail.isDone).toBeVisible()
  await expect(other.getByTitle('Open Chat')).toBeVisible()
})

test('of two tabs that choose at once one wins, and the other asks before changing it (product §6)', async ({
  aBuyer,
  playwright,
}) => {
  const brokers = [await aListedBroker(playwright.request), await aListedBroker(playwright.request)] as const
  const { page, context, api } = await aBuyer({ floorPlanLikes: 19 })
  const tabs = [new BrokerPage(page), new BrokerPage(await context.newPage())] as const
  for (const [at, tab] of tabs.entries()) {
    await tab.open(brokers[at]?.id ?? '')
    await tab.openBrief()
  }

  await Promise.all(tabs.map((tab) => tab.confirm()))

  const asked = (tab: BrokerPage) => tab.sheet.getByRole('alert').filter({ hasText: 'another window' })
  await Promise.all(tabs.map((tab) => expect(tab.isDone.or(asked(tab))).toBeVisible()))
  expect((await tabs[0].isDone.count()) + (await tabs[1].isDone.count())).toBe(1)
  const late = (await asked(tabs[0]).count()) > 0 ? tabs[0] : tabs[1]
  await expect(late.sheet.getByText(/^Your chat with .* closes\.$/)).toBeVisible()
  await late.confirm()
  await expect(late.isDone).toBeVisible()

  const { items } = await api.get<Conversations>('/api/conversations')
  expect(items.map(({ isClosed }) => isClosed)).toEqual([false, true])
})

test('before the nineteenth plan brokers are locked, at both URLs (product §2.4, §9)', async ({
  aBuyer,
  playwright,
}) => {
  const broker = await aListedBroker(playwright.request)
  const { page } = await aBuyer({ floorPlanLikes: 18 })

  for (const path of ['/brokers', `/broker/${broker.id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brokers open at 19')
    await expect(page.getByText('1 more Floor Plan likes needed')).toBeVisible()
    await expect(page.getByText(broker.name)).toBeHidden()
  }
  await page.goto('/building-broker')
  await expect(page.getByRole('heading', { name: 'Ask any broker' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Keep swiping' })).toBeVisible()
})

test('a new buyer gets a tour of the brokers and of the first one they open (product §4)', async ({
  aBuyer,
  playwright,
}) => {
  const broker = await aListedBroker(playwright.request)
  const { page } = await aBuyer({ floorPlanLikes: 19, isNew: true })
  const brokers = new BrokersPage(page)
  const tour = new TourCard(page)

  await brokers.open()
  await tour.finish(2)
  await page.goto(`/broker/${broker.id}`)
  await tour.isAt(1, 3)
  await tour.button('Next').click()
  await expect(tour.dialog.getByRole('heading', { name: 'How they are paid' })).toBeVisible()
  await tour.button('Next').click()
  await tour.button('Got it!').click()

  await expect(tour.dialog).toBeHidden()
})

test.describe('offline', () => {
  test.use({ expectedNoise: [OFFLINE] })

  test('a choice that fails to send loses nothing, and arrives once (product §8)', async ({
    aBuyer,
    playwright,
  }) => {
    const broker = await aListedBroker(playwright.request)
    const { page, context } = await aBuyer({ floorPlanLikes: 19 })
    const detail = new BrokerPage(page)
    await detail.open(broker.id)
    await detail.openBrief()
    await detail.part('Stage').uncheck({ force: true })
    await detail.sheet.getByLabel(/^Anything else/).fill('See you soon')
    await new InstalledApp(page).goOffline()
    await detail.confirm()
    await expect(detail.sheet.getByRole('alert')).toContainText('Your brief is saved.')

    await context.setOffline(false)
    await page.reload()
    await detail.openBrief()
    await expect(detail.part('Stage')).not.toBeChecked()
    await expect(detail.sheet.getByLabel(/^Anything else/)).toHaveValue('See you soon')
    await detail.confirm()

    await expect(detail.isDone).toBeVisible()
    expect(await conversationsOf(broker)).toHaveLength(1)
  })
})
