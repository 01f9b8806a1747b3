import { ChatPage } from '#pages/chat-page.ts'
import { DeskPage } from '#pages/desk-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { aBuyerOf, becomeBroker } from '#people/desk.ts'
import { expect, test } from '#people/people.ts'
import { anyOf, OFFLINE, SERVER_GONE } from '#browser/console-noise.ts'

test.use({
  expectedNoise: [
    anyOf(SERVER_GONE, OFFLINE, /WebSocket connection|401.*chat\/status|403.*passkey\/options/),
  ],
})

test(
  'a broker finds a plan, sends it and opens it; with nothing left to answer the buyer leaves the list (product §2.3)',
  { tag: '@desktop-only' },
  async ({ visitor, playwright }) => {
    const { page } = visitor
    const broker = await becomeBroker(visitor)
    const priya = await aBuyerOf(playwright.request, broker.id, 'Priya Nair')
    await priya.write('What would you build here?')
    const desk = new DeskPage(page)
    await desk.row('Priya').click()
    const chat = new ChatPage(page)

    const attach = page.getByRole('button', { name: 'Attach' })
    await attach.click()
    const first = page.getByRole('button', { name: 'A plan', exact: true })
    await expect(first).toBeVisible()
    const isBeside = async () => {
      const [button, entry] = [await attach.boundingBox(), await first.boundingBox()]
      const [right, up] = [(entry?.x ?? 0) - (button?.x ?? 0), (button?.y ?? 0) - (entry?.y ?? 0)]
      return Math.abs(right) < 40 && up > 0 && up < 200
    }
    await expect.poll(isBeside, 'the menu is beside its button').toBe(true)
    await attach.evaluate((button) => (button.style.marginBottom = '200px'))
    await expect.poll(isBeside, 'the menu follows its button').toBe(true)
    await attach.evaluate((button) => (button.style.marginBottom = ''))
    await first.click()
    const finder = page.getByRole('dialog', { name: 'Send a plan' })
    await expect(finder.getByRole('heading', { name: 'Priya likes' })).toBeVisible()
    await expect(finder.getByRole('button', { name: 'Fits 14 × 30 m' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await finder.getByRole('searchbox').fill('3 bed')
    await expect(finder.getByRole('heading', { name: 'Priya likes' })).toBeHidden()
    const plan = finder.getByRole('listitem').first()
    await expect(plan).toContainText('3\u00a0bed')
    await expect(plan).toContainText(/Fits/)
    const title = (await plan.locator('b').textContent()) ?? ''
    await plan.getByRole('button').click()
    await expect(page.getByRole('textbox', { name: /^Caption for/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(chat.messages.getByRole('heading', { name: title })).toBeVisible()
    await chat.messages.getByRole('button', { name: 'Open plan' }).click()
    const beside = desk.side.getByRole('region', { name: title })
    await expect(beside).toContainText(/On Priya's block: Fits/)
    await beside.getByRole('button', { name: 'Priya’s brief' }).click()
    await expect(desk.side.getByRole('heading', { name: 'Priya’s brief' })).toBeVisible()

    await priya.write('Thank you, we think about it')
    await expect(desk.row('Priya')).toContainText('we think about it')
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await expect(desk.row('Priya')).toHaveCount(0)
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect(desk.row('Priya')).toBeVisible()
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await expect(desk.row('Priya')).toHaveCount(0)
    await priya.write('One more thing')

    await expect(desk.row('Priya')).toContainText('One more thing')
  },
)

test(
  'deleted messages no longer count: without the answer its buyer waits again, without the question nobody does (product §2.3)',
  { tag: '@desktop-only' },
  async ({ visitor, playwright }) => {
    const { page } = visitor
    const broker = await becomeBroker(visitor)
    const priya = await aBuyerOf(playwright.request, broker.id, 'Priya Nair')
    const unread = async () => (await priya.api.get<{ unreadCount: number }>('/api/chat/status')).unreadCount
    const before = await unread()
    const question = await priya.write('What would you build here?')
    const desk = new DeskPage(page)
    const chat = new ChatPage(page)
    const waiting = desk.tab(/^Waiting on me/)
    await expect(waiting).toHaveText('Waiting on me1')
    await desk.row('Priya').click()
    await chat.send('A house')
    await expect(desk.row('Priya')).toHaveCount(0)
    await expect(waiting).toHaveText('Waiting on me')
    await expect.poll(unread).toBe(before + 1)

    await chat.openMenuOf('A house')
    await chat.press('Delete')
    await page
      .getByRole('dialog', { name: /for both/ })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(desk.row('Priya')).toBeVisible()
    await expect(waiting).toHaveText('Waiting on me1')
    expect(await unread()).toBe(before)

    await priya.api.send('DELETE', `/api/conversations/${priya.conversationId}/messages/${question.id}`)
    await expect(desk.row('Priya')).toHaveCount(0)
    await expect(waiting).toHaveText('Waiting on me')
    await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeHidden()
  },
)

test('on a phone the desk has its actions in the menu, links to notifications and back, and warns about unsent text before logging out (product §2.3)', async ({
  visitor,
  playwright,
}) => {
  const { page, context } = visitor
  const broker = await becomeBroker(visitor)
  await expect(page).toHaveURL(/\/broker-chats$/)
  const linh = await aBuyerOf(playwright.request, broker.id, 'Linh Cao')
  await linh.write('Is it too tight?')
  const desk = new DeskPage(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Notifications' }).click()
  await expect(page).toHaveURL(/\/enable-notifications\?from=desk$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await desk.row('Linh').click()
  await page.getByRole('button', { name: 'Options', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Done' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Snooze' }).click()
  await expect(page.getByRole('dialog', { name: 'Snooze until' })).toBeVisible()
  await page.getByRole('dialog', { name: 'Snooze until' }).getByRole('button', { name: 'Close' }).click()

  await new InstalledApp(page).goOffline()
  const chat = new ChatPage(page)
  await chat.send('It is not')
  await expect(chat.messages).toContainText('Sending')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  const asked = page.getByRole('dialog', { name: '1 message not sent yet' })
  await expect(asked).toBeVisible()
  await context.setOffline(false)
  await asked.getByRole('button', { name: 'Send and log out' }).click()

  await expect(page).toHaveURL(/\/app-home$/)
  const { items } = await linh.api.get<{ items: { body: string }[] }>(
    `/api/conversations/${linh.conversationId}/messages`,
  )
  expect(items.at(-1)?.body).toBe('It is not')
})
