import { fillDesk } from '@dream/server/testing/people/full-desk'
import { randomUUID } from 'node:crypto'
import { measureStillness, STILL } from '#browser/window-height.ts'
import { ChatPage } from '#pages/chat-page.ts'
import { DeskPage } from '#pages/desk-page.ts'
import { aListedBroker } from '#people/broker.ts'
import { becomeBroker } from '#people/desk.ts'
import { expect, test } from '#people/people.ts'

test(
  'a desk with 29 buyers fits its window: the list scrolls, the page does not (product §2.3)',
  { tag: '@desktop' },
  async ({ visitor }, { project }) => {
    const { page } = visitor
    const broker = await becomeBroker(visitor)
    const desk = new DeskPage(page)
    await expect(desk.list).toBeVisible()
    const buyers = await fillDesk(process.env['E2E_DATABASE'] ?? '', broker.id, 29)

    await desk.open()
    await expect(desk.names).toHaveCount(29)
    expect(await measureStillness(page), 'the list').toEqual(STILL)
    await page.goto(`/broker-chats?conversation=${buyers[28]?.conversationId}`)
    await expect(desk.field).toBeVisible()
    expect(await measureStillness(page), 'with a conversation').toEqual(STILL)
    if (project.name === 'desktop') {
      const plans = desk.side.getByRole('list').last()
      await expect(plans.getByText(/too wide|to spare|exactly/).first()).toBeVisible()
      const [lowest, note] = [await plans.boundingBox(), await desk.note.boundingBox()]
      expect(Number(lowest?.y) + Number(lowest?.height), 'the plans of the brief').toBeLessThan(
        Number(note?.y),
      )
    }
    await page.goto('/broker-profile')
    await page.getByLabel('Headline').waitFor()
    expect(await measureStillness(page), 'the profile').toEqual(STILL)
  },
)

test(
  'a buyer’s screens fit their window, however long their lists are (product §2)',
  { tag: '@desktop' },
  async ({ aBuyer, playwright }) => {
    const { page, api } = await aBuyer({ floorPlanLikes: 19 })
    const broker = await aListedBroker(playwright.request)
    await api.send('POST', `/api/brokers/${broker.id}/select`, { share: ['mustHaves', 'areas', 'plans'] })
    const { items } = await api.get<{ items: { id: string }[] }>('/api/conversations')
    const send = (body: string) =>
      api.send('POST', `/api/conversations/${items[0]?.id}/messages`, {
        type: 'text',
        clientId: randomUUID(),
        body,
      })
    for (let at = 1; at <= 60; at += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, ahead) => send(`Question ${at + ahead}`)))
    }

    for (const path of ['/explore', '/dreamlist', '/land', '/videos', '/brokers']) {
      await page.goto(path)
      await page.getByRole('main').getByRole('button').or(page.getByRole('heading')).first().waitFor()
      expect(await measureStillness(page), path).toEqual(STILL)
    }
    await new ChatPage(page).open()
    await expect(page.getByText(/^Question \d+$/).first()).toBeVisible()
    expect(await measureStillness(page), 'chat').toEqual(STILL)
  },
)

test('bars and locked tabs stay in the window with text twice as large (product §2)', async ({ aBuyer }) => {
  const { page } = await aBuyer({ floorPlanLikes: 4 })
  for (const path of ['/explore', '/dreamlist', '/profile']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('button').or(page.getByRole('heading')).first().waitFor()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await measureStillness(page), path).toEqual(STILL)
  }
})
