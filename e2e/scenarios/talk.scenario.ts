import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BrokerPage } from '#pages/brokers-page.ts'
import { ChatPage } from '#pages/chat-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { aListedBroker } from '#people/broker.ts'
import { openDesk } from '#people/desk.ts'
import { expect, type Person, test } from '#people/people.ts'
import { haveBooted } from '#people/pretend.ts'
import { anyOf, SERVER_GONE } from '#people/quiet-console.ts'
import { aFreePort } from '@dream/server/testing/server-process'
import { besides, runServer } from '#server.ts'

test.use({
  expectedNoise: [anyOf(SERVER_GONE, /ERR_(INTERNET_DISCONNECTED|FAILED)|WebSocket connection/)],
})

const BACK_MS = 40_000
/** Tall enough for the whole conversation: the list draws only what is in sight. */
const TALL_PX = 2400

/** What the server has, from the oldest to the newest. */
async function storedTexts({ api }: Person): Promise<string[]> {
  const [conversation] = (await api.get<{ items: { id: string }[] }>('/api/conversations')).items
  const { items } = await api.get<{ items: { type: string; body: string }[] }>(
    `/api/conversations/${conversation?.id}/messages?limit=100`,
  )
  return items.flatMap(({ type, body }) => (type === 'text' ? [body] : []))
}

test('from the choice to a long talk: a plan, a picture, a lost network, a killed server, a second device (spec §2.3, §4, §7)', async ({
  aBuyer,
  browser,
  playwright,
}) => {
  test.slow()
  const buyer = await aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(playwright.request)
  const port = await aFreePort()
  const origin = `http://localhost:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'dream-design-talk-'))
  const settings = {
    PORT: String(port),
    PUBLIC_URL: origin,
    ...besides(),
    DATA_FOLDER: folder,
  }
  const server = await runServer(settings)
  const { desk, chat, close } = await openDesk(browser, broker, { origin })
  const said: string[] = []
  const say = async (who: ChatPage, words: string) => {
    said.push(words)
    await who.send(words)
  }

  // The choice.
  const { page } = buyer
  await page.goto(`${origin}/broker/${broker.id}`)
  const detail = new BrokerPage(page)
  await detail.openBrief()
  await detail.confirm()
  await expect(detail.isDone).toBeVisible()
  await detail.sheet.getByRole('link', { name: 'Open chat' }).click()
  const phone = new ChatPage(page)
  await say(phone, 'Good morning, is media a study?')
  await desk.row(buyer.name).click()
  await expect(chat.said('Good morning, is media a study?')).toBeVisible()
  await expect(phone.messages).toContainText(/Read \d/)

  // A plan and a picture.
  await page.getByRole('button', { name: 'Attach' }).click()
  await page.getByRole('button', { name: 'A plan from your dreamlist' }).click()
  const plan = page.getByRole('dialog', { name: 'Send from your dreamlist' }).getByRole('listitem').first()
  const title = (await plan.textContent()) ?? ''
  await plan.getByRole('button').click()
  const cardOf = (who: ChatPage) => who.messages.getByRole('heading', { name: title, exact: true })
  await expect(cardOf(chat)).toBeVisible()
  await say(chat, 'It is, here is one we built')
  await desk.page.setInputFiles('input[type=file]', {
    name: 'study.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  })
  const pictureOf = (who: ChatPage) => who.messages.getByRole('button', { name: /^Open picture study/ })
  await expect(pictureOf(phone)).toBeVisible()

  // The phone loses its network; both go on.
  await new InstalledApp(buyer.page).loseNetwork()
  await say(chat, 'Shall I ask three builders')
  await expect(chat.messages).toContainText(/Sent \d/)
  await say(phone, 'In the lift now')
  await say(phone, 'Back on the ground')
  await expect(phone.messages).toContainText('Sending')
  await buyer.context.setOffline(false)
  await expect(chat.said('Back on the ground')).toBeVisible({ timeout: BACK_MS })

  // The server is killed under both, and starts again on what was stored.
  await server.kill()
  await say(phone, 'Are you there')
  await say(chat, 'I lost the line')
  await expect(phone.messages).toContainText('Sending')
  const again = await runServer(settings)
  await expect(chat.said('Are you there')).toBeVisible({ timeout: BACK_MS })
  await expect(phone.said('I lost the line')).toBeVisible({ timeout: BACK_MS })
  await say(chat, 'Never left')
  await expect(phone.said('Never left')).toBeVisible({ timeout: BACK_MS })

  // A second device, and what is unread on both.
  const tablet = await browser.newContext({
    baseURL: origin,
    storageState: await buyer.context.storageState(),
  })
  await haveBooted(tablet)
  const other = await tablet.newPage()
  await Promise.all([page.goto(`${origin}/dreamlist`), other.goto('/dreamlist')])
  await expect(other.getByTitle('Open Chat')).toBeVisible()
  await say(chat, 'Quotes are in')
  await say(chat, 'All three of them')
  for (const each of [page, other])
    await expect(each.getByLabel('2 unread')).toBeVisible({ timeout: BACK_MS })
  await expect(chat.messages).toContainText(/Delivered \d/)
  const second = new ChatPage(other)
  await other.getByTitle('Open Chat').click()
  await expect(second.said('All three of them')).toBeVisible()
  await expect(page.getByLabel('2 unread')).toBeHidden()
  await expect(chat.messages).toContainText(/Read \d/)
  await page.getByTitle('Open Chat').click()

  // Everybody sees the same, each thing once, in one order.
  const inOrder = await storedTexts(buyer)
  expect(inOrder.toSorted()).toEqual(said.toSorted())
  for (const each of [phone, second, chat]) {
    const { width } = each.page.viewportSize() ?? { width: 412 }
    await each.page.setViewportSize({ width, height: TALL_PX })
    await expect
      .poll(async () => (await each.texts()).filter((words) => said.includes(words)))
      .toEqual(inOrder)
    await expect(cardOf(each)).toHaveCount(1)
    await expect(pictureOf(each)).toHaveCount(1)
    await expect(each.messages).not.toContainText('Sending')
  }
  await pictureOf(second).click()
  const whole = other.getByRole('dialog').getByRole('img')
  await expect
    .poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400)

  // A page that is open while the server stops is told so.
  await Promise.all([close(), tablet.close(), page.goto('about:blank')])
  await again.stop()
  await rm(folder, { recursive: true, force: true })
})
