import { BrokerPage } from '#pages/brokers-page.ts'
import { ChatPage } from '#pages/chat-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { aListedBroker } from '#people/broker.ts'
import { expect, test } from '#people/chat.ts'
import { openDesk } from '#people/desk.ts'
import { anyOf, OFFLINE, SERVER_GONE } from '#browser/console-noise.ts'

test.use({
  // A server that stops or starts answers 503.
  expectedNoise: [anyOf(SERVER_GONE, OFFLINE, /WebSocket connection|status of 503/)],
})

/** Longer than the longest backoff of a socket. */
const RECONNECTED_MS = 40_000

/** Expects every device to show these messages, each once, in this order, and none pending. */
async function expectInOrder(devices: readonly ChatPage[], texts: readonly string[]) {
  for (const device of devices) {
    await expect.poll(() => device.texts(), { timeout: RECONNECTED_MS }).toEqual(texts)
    await expect(device.messages).not.toContainText('Sending')
  }
}

test('a buyer chooses a broker on their page and talks with them in two open windows (product §2.3, §4, §7)', async ({
  aBuyer,
  browser,
  playwright,
}) => {
  const { page, name } = await aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(playwright.request)
  const { desk, chat, close } = await openDesk(browser, broker)
  await page.goto(`/broker/${broker.id}`)
  const detail = new BrokerPage(page)
  await detail.openBrief()
  await detail.confirm()
  await detail.sheet.getByRole('link', { name: 'Open chat' }).click()
  const phone = new ChatPage(page)
  await phone.send('Could media be a study?')

  await desk.row(name).click()
  await expect(chat.message('Could media be a study?')).toBeVisible()
  await expect(phone.messages).toContainText(/\d · Read \d/)
  await desk.field.pressSequentially('Yes')
  await expect(page.getByText('Typing…')).toBeVisible()
  await desk.page.keyboard.press('Enter')

  await expect(phone.message('Yes')).toBeVisible()
  await expect(chat.messages).toContainText(/\d · Read \d/)
  await close()
})

test('a plan of the dreamlist is sent as a card that opens on both sides (product §7)', async ({ aChat }) => {
  const { openPhone, openDesk: open } = await aChat()
  const phone = await openPhone()
  const { chat } = await open()
  await phone.page.getByRole('button', { name: 'Attach' }).click()
  await phone.page.getByRole('button', { name: 'A plan from your dreamlist' }).click()
  const dreamlist = phone.page.getByRole('dialog', { name: 'Send from your dreamlist' })
  const plan = dreamlist.getByRole('listitem').getByRole('button').first()
  const name = (await plan.textContent()) ?? ''
  await plan.click()
  await phone.press('Send')

  await expect(chat.messages.getByRole('heading', { name, exact: true })).toHaveCount(1)
  await phone.messages.getByRole('button', { name: 'Open plan' }).click()
  await expect(phone.page.getByRole('dialog', { name })).toBeVisible()
})

test('a picture is sent, small in the list and whole when it is opened (product §7)', async ({ aChat }) => {
  const { openPhone, openDesk: open } = await aChat()
  const phone = await openPhone()
  const { desk, chat } = await open()
  await phone.attach('fence.jpg')
  await phone.press('Send')
  await chat.messages.getByRole('button', { name: /^Open picture fence/ }).click()

  const whole = desk.page.getByRole('dialog').getByRole('img')
  await expect
    .poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400)
  await expect(phone.messages).not.toContainText('Sending')
})

test('while the phone is offline both write on, and nothing is lost or doubled (product §4, §7)', async ({
  aChat,
}) => {
  const { buyer, openPhone, openDesk: open, stored } = await aChat()
  const phone = await openPhone()
  const { chat } = await open()

  await new InstalledApp(phone.page).goOffline()
  await chat.send('Shall I ask three builders')
  await expect(chat.messages).toContainText(/\d · Sent/)
  await phone.send('In the lift now')
  await phone.send('Back on the ground')
  await expect(phone.messages).toContainText('Sending')
  await buyer.context.setOffline(false)

  await expect(chat.message('Back on the ground')).toBeVisible({ timeout: RECONNECTED_MS })
  const texts = ['Shall I ask three builders', 'In the lift now', 'Back on the ground']
  expect(await stored()).toEqual(texts)
  await expectInOrder([phone, chat], texts)
})

test('killing the server while both write loses no message and doubles none (product §4, §7)', async ({
  aChat,
  ownServer,
}) => {
  const { openPhone, openTablet, openDesk: open, stored } = await aChat()
  const phone = await openPhone(ownServer.origin)
  const tablet = await openTablet(ownServer.origin)
  const { chat } = await open(ownServer.origin)
  await phone.send('Before')
  await expect(tablet.message('Before')).toBeVisible()

  await ownServer.kill()
  await phone.send('Are you there')
  await tablet.send('Me neither')
  await chat.send('I lost the line')
  await expect(phone.messages).toContainText('Sending')
  await ownServer.start()
  await expect(chat.message('Are you there')).toBeVisible({ timeout: RECONNECTED_MS })
  await expect(phone.message('I lost the line')).toBeVisible({ timeout: RECONNECTED_MS })
  await chat.send('Never left')

  await expect(phone.message('Never left')).toBeVisible({ timeout: RECONNECTED_MS })
  // Each device reconnects in its own time.
  await expect
    .poll(async () => (await stored()).toSorted(), { timeout: RECONNECTED_MS })
    .toEqual(['Are you there', 'Before', 'I lost the line', 'Me neither', 'Never left'])
  await expectInOrder([phone, tablet, chat], await stored())
})

test('messages read on one device are read on all of them (product §2.4, §7)', async ({ aChat }) => {
  const { buyer, openTablet, openDesk: open } = await aChat()
  const { chat } = await open()
  const tablet = await openTablet()
  await Promise.all([buyer.page.goto('/dreamlist'), tablet.page.goto('/dreamlist')])
  await expect(tablet.page.getByTitle('Open Chat')).toBeVisible()
  await chat.send('Quotes are in')
  await chat.send('All three of them')
  for (const { page } of [buyer, tablet])
    await expect(page.getByLabel('2 unread')).toBeVisible({ timeout: RECONNECTED_MS })
  await expect(chat.messages).toContainText(/\d · Delivered/)

  await tablet.page.getByTitle('Open Chat').click()

  await expect(tablet.message('All three of them')).toBeVisible()
  await expect(buyer.page.getByLabel('2 unread')).toBeHidden()
  await expect(chat.messages).toContainText(/\d · Read \d/)
})
