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

test('the status counts unread messages as the rows do, without system messages about choosing and leaving', async () => {
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

const namesOf = ({ items }: Listed) => items.map(({ other }) => other.name)

test.each([
  ['OBRIEN', 'Siobhán O’Brien'],
  ["o'brien", 'Siobhán O’Brien'],
  ['siobhan', 'Siobhán O’Brien'],
  ['Siobhán', 'Siobhán O’Brien'],
  ['facade', 'Bjørn Lind'],
  ['don’t like', 'Bjørn Lind'],
  ["don't like", 'Bjørn Lind'],
  ['bjorn', 'Bjørn Lind'],
])('the search for %s finds %s, in whichever tab they are', async (q, name) => {
  const { broker } = await aDeskToSearch()

  expect(namesOf(await listOf(broker, `?q=${encodeURIComponent(q)}`))).toEqual([name])
})

test('a search finds buyers who are snoozed and those who have left', async () => {
  const { broker, bjorn } = await aDeskToSearch()
  const until = { snoozedUntil: new Date(Date.now() + 60 * 60_000).toISOString() }
  await as(broker).put(`/api/broker/conversations/${bjorn.conversationId}`, until)
  const snoozed = namesOf(await listOf(broker, '?q=bjorn'))
  await aConversation(server.database, { buyer: bjorn.buyer })

  expect(snoozed).toEqual(['Bjørn Lind'])
  expect(namesOf(await listOf(broker, '?q=bjorn'))).toEqual(['Bjørn Lind'])
})

test('a list is filtered by stage, with a search text and without', async () => {
  const { broker, bjorn } = await aDeskToSearch()
  await as(broker).put(`/api/broker/conversations/${bjorn.conversationId}`, { stage: 'contract' })

  expect(namesOf(await listOf(broker, '?stage=contract'))).toEqual(['Bjørn Lind'])
  expect(namesOf(await listOf(broker, '?stage=new&q=facade'))).toEqual([])
  expect(namesOf(await listOf(broker, '?stage=new'))).toEqual(['Siobhán O’Brien'])
})

async function aDeskToSearch() {
  const broker = await aListedBroker(server.database)
  const siobhan = await aBuyerOf(broker, 'Siobhán O’Brien')
  const bjorn = await aBuyerOf(broker, 'Bjørn Lind')
  await write(siobhan, 'We signed on Friday')
  await write(bjorn, 'I don’t like the façade')
  return { broker, siobhan, bjorn }
}
