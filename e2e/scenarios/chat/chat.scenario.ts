import { ChatPage } from '#pages/chat-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { expect, test } from '#people/chat.ts'
import { anyOf, OFFLINE, SERVER_GONE } from '#browser/console-noise.ts'

test.use({
  expectedNoise: [anyOf(SERVER_GONE, OFFLINE, /WebSocket connection|503/)],
})

test('text is edited and deleted, for both (product §7)', async ({ aChat }) => {
  const { buyer, openPhone, openDesk } = await aChat()
  const phone = await openPhone()
  const { chat } = await openDesk()
  await phone.send('Is Tuseday fine?')
  await phone.send('Or never')
  await expect(chat.message('Or never')).toBeVisible()

  await phone.openMenuOf('Is Tuseday fine?')
  await buyer.page.getByRole('button', { name: 'Edit', exact: true }).click()
  await buyer.page.getByRole('textbox', { name: 'Edit your message' }).fill('Is Tuesday fine?')
  await buyer.page.getByRole('button', { name: 'Save' }).click()
  await phone.openMenuOf('Or never')
  await buyer.page.getByRole('button', { name: 'Delete', exact: true }).click()
  await buyer.page
    .getByRole('dialog', { name: /for both/ })
    .getByRole('button', { name: 'Delete' })
    .click()

  await expect(chat.message('Is Tuesday fine?')).toBeVisible()
  await expect(chat.message('Message deleted')).toBeVisible()
  await expect(phone.message('Message deleted')).toBeVisible()
  await expect(chat.message('Or never')).toBeHidden()
})

test('messages written offline are sent once and in order, also after a reload (product §4, §9)', async ({
  aChat,
}) => {
  const { buyer, openPhone, stored } = await aChat()
  const phone = await openPhone()
  const texts = ['First', 'Second', 'Third']

  await new InstalledApp(buyer.page).goOffline()
  for (const each of texts) await phone.send(each)
  await phone.field.fill('A thought that is not finished')
  await expect(phone.messages).toContainText('Sending')
  await buyer.context.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await buyer.page.routeWebSocket('**/ws', (socket) => void socket.close())
  await buyer.context.setOffline(false)
  await buyer.page.reload()

  await expect(phone.field).toHaveValue('A thought that is not finished')
  await expect(phone.message('Third')).toBeVisible()
  expect(await stored()).toEqual([])
  await buyer.context.unroute('**/api/conversations/*/messages')
  await expect.poll(stored).toEqual(texts)
  await expect(phone.messages).not.toContainText('Sending')
  expect(await phone.texts()).toEqual(texts)
})

test('unread messages show on every screen, and a single conversation opens by itself (product §2.4, §9)', async ({
  aChat,
}) => {
  const { id, buyer, broker } = await aChat()
  await buyer.page.goto('/dreamlist')
  await expect(buyer.page.getByTitle('Open Chat')).toBeVisible()

  const clientId = crypto.randomUUID()
  const greeting = { type: 'text', clientId, body: 'Welcome' }
  await broker.api.send('POST', `/api/conversations/${id}/messages`, greeting)

  await expect(buyer.page.getByLabel('1 unread')).toBeVisible()
  await expect(buyer.page).toHaveTitle('(1) Dream Design')
  await buyer.page.getByTitle('Open Chat').click()
  await expect(new ChatPage(buyer.page).message('Welcome')).toBeVisible()
  await expect(buyer.page).toHaveTitle('Dream Design')
})

test('without a broker there is nobody to chat with (product §6)', async ({ aBuyer }) => {
  const { page } = await aBuyer({ floorPlanLikes: 19 })
  await page.goto('/chat')

  await expect(page.getByRole('heading', { name: 'Choose a broker to chat with' })).toBeVisible()
})

test('blocking disables the field until it is undone (product §6)', async ({ aChat }) => {
  const { buyer, broker, openPhone } = await aChat()
  const phone = await openPhone()
  await buyer.page.getByRole('button', { name: 'Options', exact: true }).click()
  await buyer.page.getByRole('button', { name: `Block ${broker.name}` }).click()
  await buyer.page.getByRole('button', { name: 'Block', exact: true }).click()

  await expect(buyer.page.getByText(`You blocked ${broker.name}.`)).toBeVisible()
  await expect(phone.field).toBeHidden()
  await buyer.page.getByRole('button', { name: 'Unblock', exact: true }).click()
  await expect(phone.field).toBeVisible()
})

test('a message can be edited for fifteen minutes by the server’s clock, whatever the phone’s says (product §2.3)', async ({
  aChat,
}) => {
  const { buyer, openPhone, stored } = await aChat()
  await buyer.page.clock.setSystemTime(Date.now() + 20 * 60_000)
  const phone = await openPhone()
  await phone.send('Is Monday fine?')

  await expect(phone.messages).toContainText('Sent')
  await phone.openMenuOf('Is Monday fine?')
  await buyer.page.getByRole('button', { name: 'Edit', exact: true }).click()
  await buyer.page.getByRole('textbox', { name: 'Edit your message' }).fill('Is Tuesday fine?')
  await phone.press('Save')

  await expect(phone.message('Is Tuesday fine?')).toBeVisible()
  await expect.poll(stored).toEqual(['Is Tuesday fine?'])
})
