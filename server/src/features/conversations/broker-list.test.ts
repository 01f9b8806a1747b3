import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { aConversation, anUnlockedBuyer, aText } from '#testing/people/conversations.ts'
import type { Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const as = (person: Person) => openBrowser(server.app, { cookies: person.cookies })
const write = ({ buyer, conversationId }: Chat, body: string) =>
  as(buyer).post(`/api/conversations/${conversationId}/messages`, aText(body))

type Chat = { buyer: Person; broker: Person; conversationId: string }
type Listed = { items: { unreadCount: number; other: { name: string } }[] }

async function aBuyerOf(broker: Person, name: string): Promise<Chat> {
  return aConversation(server.database, { broker, buyer: await anUnlockedBuyer(server.database, { name }) })
}
const listOf = async (broker: Person, query: string) =>
  bodyOf(await as(broker).get(`/api/broker/conversations${query}`)) as Listed

test('the status counts what the rows count: messages, and not that somebody chose the broker or left', async () => {
  const broker = await aListedBroker(server.database)
  const [ada, ben] = [await aBuyerOf(broker, 'Ada'), await aBuyerOf(broker, 'Ben')]
  const counts = async () => {
    const rows = (await listOf(broker, '?tab=all')).items.map(({ unreadCount }) => unreadCount)
    return { rows, status: bodyOf(await as(broker).get('/api/chat/status')).unreadCount }
  }
  const chosen = await counts()

  await write(ada, 'Hello')
  await write(ada, 'Anybody there?')
  await write(ben, 'Good morning')
  const written = await counts()
  await aConversation(server.database, { buyer: ada.buyer })

  expect(chosen).toEqual({ rows: [0, 0], status: 0 })
  expect(written).toEqual({ rows: [1, 2], status: 3 })
  expect(await counts()).toEqual({ rows: [1], status: 1 })
  const [left] = (await listOf(broker, '?tab=closed')).items
  expect(left).toMatchObject({ other: { name: 'Ada' }, unreadCount: 0 })
})
