import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import type { Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

async function aChat() {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const url = `/api/conversations/${conversationId}`
  const as = (person: Person) => {
    const browser = openBrowser(server.app, { cookies: person.cookies })
    return {
      write: (body: string) => browser.post(`${url}/messages`, aText(body)),
      read: (seq: number) => browser.post(`${url}/read`, { seq }),
      markUnread: () => browser.put(`${url}/unread`, {}),
      /** Unread state: the conversation's own count, the mark, and the badge on the app's icon. */
      async unread() {
        const { unreadCount, isMarkedUnread } = bodyOf(await browser.get(url))
        return [unreadCount, isMarkedUnread, bodyOf(await browser.get('/api/chat/status')).unreadCount]
      },
      otherLastRead: async () => bodyOf(await browser.get(url)).otherLastRead,
    }
  }
  return { buyer: as(buyer), broker: as(broker), url }
}

test('a conversation marked as unread counts as one for the caller alone, until it is read', async () => {
  const { buyer, broker } = await aChat()
  await broker.read(1)

  const answers = [await broker.markUnread(), await broker.markUnread()]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
  expect(await broker.unread()).toEqual([1, true, 1])
  expect(await buyer.unread()).toEqual([0, false, 0])
  await broker.read(1)
  expect(await broker.unread()).toEqual([0, false, 0])
})

test('a mark adds nothing to an existing unread count', async () => {
  const { buyer, broker } = await aChat()
  await broker.read(1)
  await broker.markUnread()
  await buyer.write('One')
  await buyer.write('Two')

  expect(await broker.unread()).toEqual([2, true, 2])
  await broker.read(3)
  expect(await broker.unread()).toEqual([0, false, 0])
})

test("only the conversation's two people can mark it", async () => {
  const { url } = await aChat()
  const { buyer: stranger } = await aConversation(server.database)

  const answer = await openBrowser(server.app, { cookies: stranger.cookies }).put(`${url}/unread`, {})

  expect([answer.statusCode, bodyOf(answer).code]).toEqual([404, 'not-found'])
})

test('the read time is that of messages new at that moment, and stays when they are read again', async () => {
  const { buyer, broker } = await aChat()
  await broker.read(1)
  await buyer.write('One')
  await buyer.write('Two')
  const sentAt = Date.now()

  await broker.read(3)
  const first = await buyer.otherLastRead()
  await broker.read(3)
  await broker.read(2)
  const again = await buyer.otherLastRead()

  expect(first.afterSeq).toBe(1)
  expect(Date.parse(first.at)).toBeGreaterThanOrEqual(sentAt - 1000)
  expect(again).toEqual(first)
  await buyer.write('Three')
  await broker.read(4)
  expect((await buyer.otherLastRead()).afterSeq).toBe(3)
})
