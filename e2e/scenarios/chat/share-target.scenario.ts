import { ChatPage } from '#pages/chat-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { aListedBroker } from '#people/broker.ts'
import { expect, test } from '#people/people.ts'
import { share } from '#browser/share-target.ts'

test('what another app shares is in the chat: the words to be finished, the picture sent once (product §1)', async ({
  aBuyer,
  playwright,
}) => {
  const { page, api } = await aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(playwright.request)
  await api.send('POST', `/api/brokers/${broker.id}/select`, { share: [] })
  await page.goto('/explore')
  const app = new InstalledApp(page)
  await app.waitUntilCached(await app.build())
  await page.reload()
  const picture = await page.screenshot()

  await share(page, { words: 'Could this work?', picture })

  const chat = new ChatPage(page)
  await expect(chat.field).toHaveValue('Could this work?')
  const shown = chat.messages.getByRole('button', { name: /^Open picture block/ })
  await expect(shown).toBeVisible()
  await expect(chat.messages).toContainText(/\d · Sent/)
  await chat.field.fill('Could this work for us?')
  await page.reload()
  await expect(chat.field).toHaveValue('Could this work for us?')
  await expect(shown).toHaveCount(1)
})

test('words in a link to the chat are put into the field once, behind what stands there (product §2.3)', async ({
  aBuyer,
  playwright,
}) => {
  const { page, api } = await aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(playwright.request)
  await api.send('POST', `/api/brokers/${broker.id}/select`, { share: [] })
  const chat = new ChatPage(page)
  await chat.open()
  await chat.field.fill('Good morning')

  await page.goto('/chat?open=1&text=Is%20title%20due%20soon%3F')
  await expect(chat.field).toHaveValue('Good morning\nIs title due soon?')
  await page.reload()
  await expect(chat.field).toHaveValue('Good morning\nIs title due soon?')
  await chat.field.fill('Hello')
  await page.reload()

  await expect(chat.field).toHaveValue('Hello')
})
