import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { closeConversation } from '#features/conversations/choosing/choosing.store.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import { reportMissedPromises } from '../promises/missed-promises.ts'
import { refreshReplyTimes } from './reply-time.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const everyDay = [1, 2, 3, 4, 5, 6, 7] as const
const always = everyDay.map((day) => ({ day, from: '00:00', to: '23:59' }) as const)

async function aChat() {
  const person = await aListedBroker(server.database, { profile: { hours: always } })
  const { buyer: other, conversationId } = await aConversation(server.database, { broker: person })
  const url = `/api/conversations/${conversationId}`
  const [buyer, broker] = [other, person].map(({ cookies }) => {
    const browser = openBrowser(server.app, { cookies })
    return {
      browser,
      send: async (body: string) => String(bodyOf(await browser.post(`${url}/messages`, aText(body))).id),
      remove: async (messageId: string) => {
        const { statusCode } = await browser.delete(`${url}/messages/${messageId}`)
        await server.app.backgroundIsDone()
        return statusCode
      },
      view: async () => bodyOf(await browser.get(url)),
      unread: async () => bodyOf(await browser.get('/api/chat/status')).unreadCount,
    }
  })
  if (!buyer || !broker) throw new Error('Both are there')
  const listed = async (tab: string) => {
    const { items } = bodyOf(await broker.browser.get(`/api/broker/conversations?tab=${tab}`))
    return items.map(({ waitingSince }: { waitingSince: string | null }) => waitingSince)
  }
  const row = async (table: 'conversations' | 'brokers') => {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)}
      where ${sql.ref(table === 'brokers' ? 'user_id' : 'id')} = ${table === 'brokers' ? person.user.id : conversationId}`.execute(
      server.database.db,
    )
    return rows[0] ?? {}
  }
  /** Moves all times back by so many hours. */
  const letPass = async (hours: number) => {
    const { db } = server.database
    await sql`
      update messages set created_at = created_at - make_interval(hours => ${hours})
      where conversation_id = ${conversationId}`.execute(db)
    await sql`
      update conversations set first_asked_at = first_asked_at - make_interval(hours => ${hours}),
        first_replied_at = first_replied_at - make_interval(hours => ${hours}),
        waiting_since = waiting_since - make_interval(hours => ${hours})
      where id = ${conversationId}`.execute(db)
  }
  const firstReplies = async () => {
    const { rows } = await sql`
      select from events where user_id = ${other.user.id} and kind = 'first-reply'`.execute(
      server.database.db,
    )
    return rows.length
  }
  const arrange = (isAnswered: boolean) =>
    broker.browser.put(`/api/broker/conversations/${conversationId}`, { isAnswered })
  return { buyer, broker, conversationId, url, listed, row, letPass, firstReplies, arrange }
}
const reportMissed = () => reportMissedPromises({ database: server.database, publishUpdate: () => undefined })

test("deleting a broker's first answer makes the buyer wait again, since the original time", async () => {
  const { buyer, broker, listed } = await aChat()
  await buyer.send('May we build on a slope?')
  const [since] = await listed('waiting')
  const answer = await broker.send('Hi')
  const meanwhile = await listed('waiting')

  await broker.remove(answer)

  expect([typeof since, meanwhile]).toEqual(['string', []])
  expect(await listed('waiting')).toEqual([since])
})

test('a deleted quick reply counts in no median and no funnel step; the next one is measured', async () => {
  const { buyer, broker, row, letPass, firstReplies } = await aChat()
  await buyer.send('Hello?')
  const answer = await broker.send('Hi')
  await server.app.backgroundIsDone()
  const quick = await row('brokers')
  await letPass(3)

  await broker.remove(answer)
  const none = [await row('brokers'), await firstReplies()]
  await broker.send('Here is what we can do')
  await server.app.backgroundIsDone()

  expect(quick).toMatchObject({ reply_minutes: 0, reply_count: 1 })
  expect(none).toMatchObject([{ reply_minutes: null, reply_count: 0 }, 0])
  expect((await row('brokers'))['reply_minutes']).toBeGreaterThan(100)
  expect(await firstReplies()).toBe(1)
})

test('a measurement that got lost with the process is made up for', async () => {
  const { buyer, broker, row } = await aChat()
  await buyer.send('Hello?')
  await broker.remove(await broker.send('Hi'))
  const { db } = server.database
  await sql`update brokers set reply_minutes = 0, reply_count = 1 where user_id = ${(await row('brokers'))['user_id']}`.execute(
    db,
  )

  await refreshReplyTimes(server.database)

  expect(await row('brokers')).toMatchObject({ reply_minutes: null, reply_count: 0 })
})

test('the promise is checked again, and deleting the answer does not keep it', async () => {
  const { buyer, broker, conversationId, letPass } = await aChat()
  await buyer.send('Hello?')
  const answer = await broker.send('Hi')
  await letPass(3)
  await reportMissed()
  const kept = await buyer.view()

  await broker.remove(answer)
  await reportMissed()

  expect(kept).toMatchObject({ promiseMissedAt: null })
  expect(await buyer.view()).toMatchObject({ promiseMissedAt: expect.any(String) })
  const missed = await server.database.db
    .selectFrom('missed_promises')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .execute()
  expect(missed).toHaveLength(1)
})

test('when the first of two answers is deleted, the second is the reply, and its time counts', async () => {
  const { buyer, broker, row, listed } = await aChat()
  await buyer.send('Hello?')
  const [one] = [await broker.send('Hi'), await broker.send('We can')]
  const before = await row('conversations')

  await broker.remove(one)

  const after = await row('conversations')
  expect(Number(after['first_replied_at'])).toBeGreaterThan(Number(before['first_replied_at']))
  expect(await listed('waiting')).toEqual([])
})

test('after deleting their only message a buyer no longer waits, and it is neither unread nor under a promise', async () => {
  const { buyer, broker, row, listed, letPass } = await aChat()
  const question = await buyer.send('Wrong chat')
  const before = [await broker.unread(), (await listed('waiting')).length]
  await letPass(3)

  await buyer.remove(question)
  await reportMissed()

  expect(before).toEqual([1, 1])
  expect([await broker.unread(), await listed('waiting')]).toEqual([0, []])
  expect(await row('conversations')).toMatchObject({ first_asked_at: null, promise_missed_at: null })
  expect(await buyer.view()).toMatchObject({ promiseMissedAt: null })
})

test('when the first of two questions is deleted, the buyer waits since the second, and the promise runs from then', async () => {
  const { buyer, listed, letPass } = await aChat()
  const first = await buyer.send('Wrong one')
  await letPass(3)
  await reportMissed()
  const late = await buyer.view()
  await buyer.send('Right one')
  const [since] = await listed('waiting')

  await buyer.remove(first)
  await reportMissed()

  expect(late).toMatchObject({ promiseMissedAt: expect.any(String) })
  const [now] = await listed('waiting')
  expect(Date.parse(now) - Date.parse(since)).toBeGreaterThan(2 * 3_600_000)
  expect(await buyer.view()).toMatchObject({ promiseMissedAt: null })
})

test('a question that was answered before it was deleted stays counted: the reply time is the same', async () => {
  const { buyer, broker, row, firstReplies } = await aChat()
  const question = await buyer.send('May we?')
  await broker.send('You may')
  const before = await row('conversations')

  await buyer.remove(question)

  const { first_asked_at, first_replied_at } = await row('conversations')
  expect({ first_asked_at, first_replied_at }).toEqual({
    first_asked_at: before['first_asked_at'],
    first_replied_at: before['first_replied_at'],
  })
  expect(await firstReplies()).toBe(1)
})

test('the unread count has existing messages only: a deleted one counts neither before nor after others are read', async () => {
  const { buyer, broker, url } = await aChat()
  const sent: string[] = []
  for (const body of ['one', 'two', 'three']) sent.push(await broker.send(body))
  const all = await buyer.unread()

  await broker.remove(sent[1] ?? '')
  const two = [await buyer.unread(), (await buyer.view()).unreadCount]
  await buyer.browser.post(`${url}/read`, { seq: 2 })

  expect([all, two]).toEqual([3, [2, 2]])
  expect([await buyer.unread(), (await buyer.view()).unreadCount]).toEqual([1, 1])
})

test('a conversation that the broker marked as answered stays so, whatever is deleted; then nothing of it is unread either', async () => {
  const { buyer, broker, listed, arrange } = await aChat()
  const thanks = await buyer.send('Thanks')
  await buyer.send('Bye')
  const unread = await broker.unread()

  await arrange(true)
  const settled = [await listed('waiting'), await broker.unread()]
  await buyer.remove(thanks)

  expect([unread, settled]).toEqual([2, [[], 0]])
  expect([await listed('waiting'), await broker.unread()]).toEqual([[], 0])
  await arrange(false)
  expect([(await listed('waiting')).length, await broker.unread()]).toEqual([1, 1])
})

test('in a closed conversation nothing waits again', async () => {
  const { buyer, broker, conversationId, listed, row } = await aChat()
  const [one] = [await buyer.send('One'), await buyer.send('Two')]
  await server.database.transaction((tx) => closeConversation(tx, conversationId))

  await buyer.remove(one)

  expect([await listed('waiting'), await broker.unread()]).toEqual([[], 0])
  expect(await row('conversations')).toMatchObject({ waiting_since: null, broker_unread: 0 })
})
