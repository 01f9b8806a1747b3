import { randomUUID } from 'node:crypto'
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
const write = (person: Person, conversationId: string, body: string) =>
  as(person).post(`/api/conversations/${conversationId}/messages`, aText(body))

type Listed = { items: { id: string; other: { name: string } }[]; nextCursor?: string }
const namesOf = ({ items }: Listed) => items.map(({ other }) => other.name)

/** Broker with three buyers, of whom the first two have written, Ada first. */
async function aBusyBroker() {
  const { database } = server
  const broker = await aListedBroker(database)
  const conversations: Record<string, { buyer: Person; conversationId: string }> = {}
  for (const name of ['Ada', 'Ben', 'Cleo']) {
    const { buyer, conversationId } = await aConversation(database, {
      broker,
      buyer: await anUnlockedBuyer(database, { name }),
    })
    conversations[name] = { buyer, conversationId }
    if (name !== 'Cleo') await write(buyer, conversationId, `I am ${name}, and I look for a 100 % flat block`)
  }
  const list = async (query = '') =>
    bodyOf(await as(broker).get(`/api/broker/conversations${query}`)) as Listed
  const { Ada, Ben, Cleo } = conversations
  if (!Ada || !Ben || !Cleo) throw new Error('There are three buyers')
  return { broker, list, Ada, Ben, Cleo }
}

test('the longest waiting buyer comes first; an answer takes them off the list, and another question puts them at its end', async () => {
  const { broker, list, Ada } = await aBusyBroker()
  expect(namesOf(await list())).toEqual(['Ada', 'Ben'])

  await write(Ada.buyer, Ada.conversationId, 'Hello?')
  expect(namesOf(await list())).toEqual(['Ada', 'Ben'])
  await write(broker, Ada.conversationId, 'Good morning')
  expect(namesOf(await list())).toEqual(['Ben'])
  await write(Ada.buyer, Ada.conversationId, 'One more thing')
  expect(namesOf(await list())).toEqual(['Ben', 'Ada'])
})

test('a list comes in pages, with the last line, the unread count and the start of the wait', async () => {
  const { list, Ada, Ben } = await aBusyBroker()

  const first = await list('?limit=1')
  const second = await list(`?limit=1&after=${first.nextCursor}`)
  const all = await list('?tab=all&limit=2')

  expect(first.items).toMatchObject([
    {
      id: Ada.conversationId,
      lastLine: { text: 'I am Ada, and I look for a 100 % flat block', isMine: false },
      unreadCount: 1,
      waitingSince: expect.any(String),
    },
  ])
  expect(second.items.map(({ id }) => id)).toEqual([Ben.conversationId])
  expect(namesOf(all)).toEqual(['Cleo', 'Ben'])
  expect(namesOf(await list(`?tab=all&after=${all.nextCursor}`))).toEqual(['Ada'])
})

test('the search finds names and words, and treats special characters literally', async () => {
  const { list } = await aBusyBroker()

  expect(namesOf(await list('?tab=all&q=cle'))).toEqual(['Cleo'])
  expect(namesOf(await list('?tab=all&q=I%20AM%20b'))).toEqual(['Ben'])
  expect(namesOf(await list('?tab=all&q=100%20%25'))).toEqual(['Ben', 'Ada'])
  expect(namesOf(await list('?tab=all&q=1%25%25%20%25flat'))).toEqual([])
  expect(namesOf(await list('?tab=all&q=chosen'))).toEqual([])
})

test('a snoozed conversation comes back when its time has come or the buyer writes', async () => {
  const { broker, list, Ada } = await aBusyBroker()
  const arrange = (body: object) => as(broker).put(`/api/broker/conversations/${Ada.conversationId}`, body)

  const arranged = await arrange({ stage: 'land', snoozedUntil: '2999-01-01T00:00:00.000Z' })
  expect(bodyOf(arranged)).toMatchObject({ stage: 'land', snoozedUntil: '2999-01-01T00:00:00.000Z' })
  expect([namesOf(await list()), namesOf(await list('?tab=snoozed'))]).toEqual([['Ben'], ['Ada']])

  await arrange({ snoozedUntil: '2001-01-01T00:00:00.000Z' })
  expect([namesOf(await list()), namesOf(await list('?tab=snoozed'))]).toEqual([['Ada', 'Ben'], []])

  await arrange({ snoozedUntil: '2999-01-01T00:00:00.000Z' })
  await write(Ada.buyer, Ada.conversationId, 'Still there?')
  expect(namesOf(await list())).toEqual(['Ada', 'Ben'])
  expect(bodyOf(await as(Ada.buyer).get(`/api/conversations/${Ada.conversationId}`))).toMatchObject({
    stage: 'land',
  })
})

test('a buyer marked as answered no longer waits, until they write again or the mark is removed', async () => {
  const { broker, list, Ada } = await aBusyBroker()
  const waitingSince = async () =>
    bodyOf(await as(broker).get(`/api/broker/conversations/${Ada.conversationId}/desk`)).waitingSince
  const since = await waitingSince()
  await write(Ada.buyer, Ada.conversationId, 'Thank you')
  const arrange = (isAnswered: boolean) =>
    as(broker).put(`/api/broker/conversations/${Ada.conversationId}`, { isAnswered })

  await arrange(true)
  expect([namesOf(await list()), await waitingSince()]).toEqual([['Ben'], null])

  await arrange(false)
  expect([namesOf(await list()), await waitingSince()]).toEqual([['Ada', 'Ben'], since])

  await arrange(true)
  await write(Ada.buyer, Ada.conversationId, 'One more thing')
  expect(namesOf(await list())).toEqual(['Ben', 'Ada'])
})

test('a buyer who leaves is in the closed tab and no longer waits', async () => {
  const { list, Ada } = await aBusyBroker()
  await aConversation(server.database, { buyer: Ada.buyer })

  expect(namesOf(await list())).toEqual(['Ben'])
  expect(namesOf(await list('?tab=closed'))).toEqual(['Ada'])
})

test('a block stops both, is only lifted by the person who made it, and shows whose it is', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const url = `/api/conversations/${conversationId}`

  await as(buyer).put(`${url}/block`)
  await as(broker).put(`${url}/block`)
  const answers = [await write(buyer, conversationId, 'a'), await write(broker, conversationId, 'b')]
  await as(broker).delete(`${url}/block`)
  const stillBlocked = bodyOf(await as(broker).get(url))
  await as(buyer).delete(`${url}/block`)
  const after = await write(broker, conversationId, 'c')

  expect(answers.map((answer) => bodyOf(answer).code)).toEqual([
    'conversation-blocked',
    'conversation-blocked',
  ])
  expect(stillBlocked).toMatchObject({ isBlocked: true, isBlockedByMe: false })
  expect(after.statusCode).toBe(201)
})

test('a report is stored with reporter, message and reason', async () => {
  const { buyer, conversationId } = await aConversation(server.database)

  const answer = await as(buyer).post(`/api/conversations/${conversationId}/report`, {
    reason: 'pressure',
    seq: 1,
    details: 'Sign today or else',
  })

  const rows = await server.database.db
    .selectFrom('conversation_reports')
    .select(['reporter_id', 'seq', 'reason', 'details'])
    .where('conversation_id', '=', conversationId)
    .execute()
  expect(answer.statusCode).toBe(204)
  expect(rows).toEqual([
    { reporter_id: buyer.user.id, seq: 1, reason: 'pressure', details: 'Sign today or else' },
  ])
})

test('the first reply is measured in working minutes, once, and shown on the broker', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const { db } = server.database
  await write(buyer, conversationId, 'A question')
  await db
    .updateTable('conversations')
    .set({ first_asked_at: '2026-11-20T05:50:00Z' })
    .where('id', '=', conversationId)
    .execute()

  await write(broker, conversationId, 'An answer')
  await server.app.backgroundIsDone()
  const measured = await db
    .selectFrom('brokers')
    .select(['reply_minutes', 'reply_count'])
    .where('user_id', '=', broker.user.id)
    .executeTakeFirstOrThrow()

  expect(measured.reply_count).toBe(1)
  expect(measured.reply_minutes).toBeGreaterThanOrEqual(10)
})

const ROUTES = [
  ['get', ''],
  ['get', '/messages'],
  ['get', '/messages?afterSeq=0'],
  ['get', '/brief'],
  ['post', '/messages', aText('Let me in')],
  ['post', '/read', { seq: 1 }],
  ['post', '/report', { reason: 'spam' }],
  ['put', '/block'],
  ['delete', '/block'],
] as const

test.each(ROUTES)(
  'nobody comes to a conversation that is not theirs by %s %s, and it answers as one that is not there',
  async (method, path, body?: object) => {
    const { buyer, broker, conversationId } = await aConversation(server.database)
    const strangers = [await anUnlockedBuyer(server.database), await aListedBroker(server.database)]
    const ask = async (person: Person, id: string) => {
      const answer = await as(person)[method](`/api/conversations/${id}${path}`, body)
      return [answer.statusCode, answer.body]
    }

    for (const stranger of strangers) {
      const foreign = await ask(stranger, conversationId)
      expect(foreign[0]).toBe(404)
      expect(foreign).toEqual(await ask(stranger, randomUUID()))
    }
    const stored = bodyOf(await as(buyer).get(`/api/conversations/${conversationId}/messages`))
    expect(stored.items).toHaveLength(1)
    expect(bodyOf(await as(broker).get(`/api/conversations/${conversationId}`))).toMatchObject({
      isBlocked: false,
      readSeq: 0,
    })
  },
)

test('a broker arranges only their own conversations', async () => {
  const { conversationId } = await aConversation(server.database)
  const other = await aListedBroker(server.database)

  const answer = await as(other).put(`/api/broker/conversations/${conversationId}`, { stage: 'done' })

  expect(answer.statusCode).toBe(404)
  expect(bodyOf(await as(other).get('/api/broker/conversations?tab=all')).items).toEqual([])
})
