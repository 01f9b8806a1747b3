import { ChatPage } from '#pages/chat-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { aListedBroker, type Broker } from '#people/broker.ts'
import { openDesk } from '#people/desk.ts'
import { expect, type Person, test } from '#people/people.ts'
import { haveBooted } from '#people/pretend.ts'
import { anyOf, SERVER_GONE } from '#people/quiet-console.ts'
import { aFreePort } from '@dream/server/testing/server-process'
import { besides, runServer } from '#server.ts'

test.use({
  expectedNoise: [anyOf(SERVER_GONE, /ERR_(INTERNET_DISCONNECTED|FAILED)|WebSocket connection|503/)],
})

async function choose(buyer: Person, broker: Broker): Promise<string> {
  await buyer.api.send('POST', `/api/brokers/${broker.id}/select`, { share: ['mustHaves', 'areas', 'plans'] })
  const { items } = await buyer.api.get<{ items: { id: string }[] }>('/api/conversations')
  return items[0]?.id ?? ''
}

/** What the server has stored, from the oldest to the newest. */
async function stored({ api }: Pick<Person, 'api'>, id: string): Promise<string[]> {
  type Page = { items: { type: string; body: string }[] }
  const { items } = await api.get<Page>(`/api/conversations/${id}/messages?limit=100`)
  return items.flatMap(({ type, body }) => (type === 'text' ? [body] : []))
}

test('a buyer and a broker talk in two open windows (spec §4, §7)', async ({
  aBuyer,
  browser,
  playwright,
}) => {
  test.slow()
  const buyer = await aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(playwright.request)
  const id = await choose(buyer, broker)
  const phone = new ChatPage(buyer.page)
  await phone.open()
  const { desk, chat, close } = await openDesk(browser, broker, { id })

  await phone.send('Could media be a study?')
  await expect(chat.said('Could media be a study?')).toBeVisible()
  await expect(phone.messages).toContainText(/Read \d/)

  await desk.field.pressSequentially('Yes')
  await expect(buyer.page.getByText('Typing…')).toBeVisible()
  await desk.page.keyboard.press('Enter')
  await expect(phone.said('Yes')).toBeVisible()
  await expect(chat.messages).toContainText(/Read \d/)

  await buyer.page.getByRole('button', { name: 'Attach' }).click()
  await buyer.page.getByRole('button', { name: 'A plan from your dreamlist' }).click()
  const dreamlist = buyer.page.getByRole('dialog', { name: 'Send from your dreamlist' })
  const plan = dreamlist.getByRole('listitem').getByRole('button').first()
  const name = (await plan.textContent()) ?? ''
  await plan.click()
  await expect(chat.messages.getByRole('heading', { name })).toBeVisible()
  await phone.messages.getByRole('button', { name: 'Open plan' }).click()
  await expect(buyer.page.getByRole('dialog', { name })).toBeVisible()
  await close()
})

test('words are changed and taken back, for both (spec §7)', async ({ aBuyer, browser, playwright }) => {
  test.slow()
  const buyer = await aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(playwright.request)
  const id = await choose(buyer, broker)
  const phone = new ChatPage(buyer.page)
  await phone.open()
  const { chat, close } = await openDesk(browser, broker, { id })
  await phone.send('Is Tuseday fine?')
  await phone.send('Or never')
  await expect(chat.said('Or never')).toBeVisible()

  await phone.openMenuOf('Is Tuseday fine?')
  await buyer.page.getByRole('button', { name: 'Edit', exact: true }).click()
  await buyer.page.getByRole('textbox', { name: 'Change your message' }).fill('Is Tuesday fine?')
  await buyer.page.getByRole('button', { name: 'Save' }).click()
  await phone.openMenuOf('Or never')
  await buyer.page.getByRole('button', { name: 'Delete', exact: true }).click()
  await buyer.page
    .getByRole('dialog', { name: /for both/ })
    .getByRole('button', { name: 'Delete' })
    .click()

  await expect(chat.said('Is Tuesday fine?')).toBeVisible()
  await expect(chat.said('Message deleted')).toBeVisible()
  await expect(phone.said('Message deleted')).toBeVisible()
  await expect(chat.said('Or never')).toBeHidden()
  await close()
})

test('what is written without a network is sent once and in order, also after a reload (spec §4, §9)', async ({
  aBuyer,
  playwright,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 19 })
  const id = await choose(buyer, await aListedBroker(playwright.request))
  const phone = new ChatPage(buyer.page)
  await phone.open()
  const words = ['First', 'Second', 'Third']

  await new InstalledApp(buyer.page).loseNetwork()
  for (const each of words) await phone.send(each)
  await phone.field.fill('A thought that is not finished')
  await expect(phone.messages).toContainText('Sending')
  await buyer.context.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await buyer.page.routeWebSocket('**/ws', (socket) => void socket.close())
  await buyer.context.setOffline(false)
  await buyer.page.reload()

  await expect(phone.field).toHaveValue('A thought that is not finished')
  await expect(phone.said('Third')).toBeVisible()
  expect(await stored(buyer, id)).toEqual([])
  await buyer.context.unroute('**/api/conversations/*/messages')
  await expect.poll(() => stored(buyer, id), { timeout: 20_000 }).toEqual(words)
  await expect(phone.messages).not.toContainText('Sending')
  expect(await phone.texts()).toEqual(words)
})

test('a server that goes and comes back costs no word, and a second device shows each once (spec §4, §7)', async ({
  aBuyer,
  browser,
  playwright,
}) => {
  test.slow()
  const buyer = await aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(playwright.request)
  const id = await choose(buyer, broker)
  const port = await aFreePort()
  const origin = `http://localhost:${port}`
  const settings = { PORT: String(port), PUBLIC_URL: origin, ...besides() }
  const before = await runServer(settings)
  const phone = new ChatPage(buyer.page)
  await phone.open(origin)
  const tablet = await browser.newContext({ storageState: await buyer.context.storageState() })
  await haveBooted(tablet)
  const other = new ChatPage(await tablet.newPage())
  await other.open(origin)
  await phone.send('Before')
  await expect(other.said('Before')).toBeVisible()

  await before.stop()
  await phone.send('While nobody is there')
  await other.send('Me neither')
  await expect(phone.messages).toContainText('Sending')
  const after = await runServer(settings)

  const both = ['Before', 'Me neither', 'While nobody is there']
  await expect.poll(async () => (await stored(buyer, id)).toSorted(), { timeout: 40_000 }).toEqual(both)
  const inOrder = await stored(buyer, id)
  for (const device of [phone, other])
    await expect.poll(() => device.texts(), { timeout: 40_000 }).toEqual(inOrder)
  await tablet.close()
  await after.stop()
})

test('a picture goes to the other, small in the list and whole when it is opened (spec §7)', async ({
  aBuyer,
  browser,
  playwright,
}) => {
  test.slow()
  const buyer = await aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(playwright.request)
  const id = await choose(buyer, broker)
  const phone = new ChatPage(buyer.page)
  await phone.open()
  const { desk, chat, close } = await openDesk(browser, broker, { id })

  const photo = await buyer.page.screenshot({ type: 'jpeg' })
  await buyer.page.setInputFiles('input[type=file]', {
    name: 'fence.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  })
  const picture = chat.messages.getByRole('button', { name: /^Open picture fence/ })
  await picture.click()

  const whole = desk.page.getByRole('dialog').getByRole('img')
  await expect
    .poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400)
  await expect(phone.messages).not.toContainText('Sending')
  await close()
})

test('unread messages show on every screen, and a single conversation opens by itself (spec §2.4, §9)', async ({
  aBuyer,
  playwright,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(playwright.request)
  const id = await choose(buyer, broker)
  await buyer.page.goto('/dreamlist')
  await expect(buyer.page.getByTitle('Open Chat')).toBeVisible()

  const clientId = crypto.randomUUID()
  const greeting = { type: 'text', clientId, body: 'Welcome' }
  await broker.api.send('POST', `/api/conversations/${id}/messages`, greeting)

  await expect(buyer.page.getByLabel('1 unread')).toBeVisible({ timeout: 20_000 })
  await expect(buyer.page).toHaveTitle('(1) Dream Design')
  await buyer.page.getByTitle('Open Chat').click()
  await expect(new ChatPage(buyer.page).said('Welcome')).toBeVisible()
  await expect(buyer.page).toHaveTitle('Dream Design')
})

test('nobody is told anything of a conversation that is not theirs, and blocking closes the field (spec §6)', async ({
  aBuyer,
  playwright,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 19 })
  await buyer.page.goto('/chat')
  await expect(buyer.page.getByRole('heading', { name: 'Choose a broker to chat with' })).toBeVisible()

  const broker = await aListedBroker(playwright.request)
  await choose(buyer, broker)
  const phone = new ChatPage(buyer.page)
  await phone.open()
  await buyer.page.getByRole('button', { name: 'Options', exact: true }).click()
  await buyer.page.getByRole('button', { name: `Block ${broker.name}` }).click()
  await buyer.page.getByRole('button', { name: 'Block', exact: true }).click()

  await expect(buyer.page.getByText(`You blocked ${broker.name}.`)).toBeVisible()
  await expect(phone.field).toBeHidden()
  await buyer.page.getByRole('button', { name: 'Unblock', exact: true }).click()
  await expect(phone.field).toBeVisible()
})
