import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { anUnlockedBuyer } from '#testing/people/conversations.ts'
import { aBroker, aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const browserOf = (person: { cookies: Record<string, string> }) =>
  openBrowser(server.app, { cookies: person.cookies })
const select = (brokerId: string) => `/api/brokers/${brokerId}/select`

async function countOf(brokerId: string) {
  const row = await server.database.db
    .selectFrom('brokers')
    .select('buyer_count')
    .where('user_id', '=', brokerId)
    .executeTakeFirstOrThrow()
  return row.buyer_count
}

async function waitingStatements() {
  const {
    rows: [row],
  } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.database.db)
  return row?.count ?? 0
}

test('choosing opens a conversation with a first message, for both', async () => {
  const buyer = await anUnlockedBuyer(server.database, { name: 'Billie' })
  const broker = await aListedBroker(server.database, { name: 'Bruno' })

  const chosen = await browserOf(buyer).post(select(broker.user.id), { share: [] })

  const { conversationId } = bodyOf(chosen)
  const [mine] = bodyOf(await browserOf(buyer).get('/api/conversations')).items
  const theirs = bodyOf(await browserOf(broker).get(`/api/conversations/${conversationId}`))
  const { items } = bodyOf(await browserOf(broker).get(`/api/conversations/${conversationId}/messages`))
  expect([chosen.statusCode, bodyOf(chosen).selectedBrokerId]).toEqual([201, broker.user.id])
  expect(mine).toMatchObject({ id: conversationId, role: 'buyer', other: { name: 'Bruno' }, lastSeq: 1 })
  expect(theirs).toMatchObject({ role: 'broker', other: { name: 'Billie' }, unreadCount: 0, briefVersion: 1 })
  expect(items).toMatchObject([{ seq: 1, type: 'system', body: 'chosen', senderId: buyer.user.id }])
  expect(bodyOf(await browserOf(buyer).get('/api/chat/status'))).toEqual({
    selectedBrokerId: broker.user.id,
    canAccessChat: true,
    unreadCount: 0,
  })
  expect(bodyOf(await browserOf(broker).get('/api/chat/status'))).toMatchObject({ unreadCount: 0 })
})

test('repeating the choice keeps the conversation and counts once', async () => {
  const buyer = await anUnlockedBuyer(server.database)
  const broker = await aListedBroker(server.database)
  const browser = browserOf(buyer)

  const first = bodyOf(await browser.post(select(broker.user.id), { share: [] }))
  const second = bodyOf(await browser.post(select(broker.user.id), { share: [] }))

  expect(second).toEqual(first)
  expect(await countOf(broker.user.id)).toBe(1)
  expect(bodyOf(await browser.get('/api/conversations')).items).toMatchObject([{ lastSeq: 1 }])
})

test('two devices that choose different brokers at once leave one open conversation, and correct counts', async () => {
  const buyer = await anUnlockedBuyer(server.database)
  const [one, two] = [await aListedBroker(server.database), await aListedBroker(server.database)]

  const answers = await Promise.all(
    [one, two, one, two].map(({ user }) => browserOf(buyer).post(select(user.id), { share: [] })),
  )

  const { items } = bodyOf(await browserOf(buyer).get('/api/conversations'))
  const { selectedBrokerId } = bodyOf(await browserOf(buyer).get('/api/chat/status'))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
  expect(items.map((item: { isClosed: boolean }) => item.isClosed)).toEqual([false, true])
  expect(items[0].other.id).toBe(selectedBrokerId)
  expect([await countOf(one.user.id), await countOf(two.user.id)].toSorted((a, b) => a - b)).toEqual([0, 1])
})

test('changing the broker closes the old conversation, which stays readable; coming back reopens it', async () => {
  const buyer = await anUnlockedBuyer(server.database)
  const [old, other] = [await aListedBroker(server.database), await aListedBroker(server.database)]
  const browser = browserOf(buyer)
  const { conversationId } = bodyOf(await browser.post(select(old.user.id), { share: [] }))
  const messages = `/api/conversations/${conversationId}/messages`

  await browser.post(select(other.user.id), { share: [] })
  const closed = bodyOf(await browserOf(old).get(messages)).items.map(({ body }: { body: string }) => body)
  const refused = await browserOf(old).post(messages, {
    type: 'text',
    clientId: crypto.randomUUID(),
    body: 'Wait!',
  })
  const back = bodyOf(await browser.post(select(old.user.id), { share: [] }))
  const again = bodyOf(await browserOf(old).get(messages)).items.map(({ body }: { body: string }) => body)

  expect(closed).toEqual(['chosen', 'left'])
  expect([refused.statusCode, bodyOf(refused).code]).toEqual([409, 'conversation-closed'])
  expect(back.conversationId).toBe(conversationId)
  expect(again).toEqual(['chosen', 'left', 'chosen-again'])
  expect([await countOf(old.user.id), await countOf(other.user.id)]).toEqual([1, 0])
})

test('changing the broker locks conversations in the same order as messages that come together', async () => {
  const buyer = await anUnlockedBuyer(server.database)
  const browser = browserOf(buyer)
  const pairs: { conversationId: string; brokerId: string }[] = []
  for (const { user } of [await aListedBroker(server.database), await aListedBroker(server.database)]) {
    const { conversationId } = bodyOf(await browser.post(select(user.id), { share: [] }))
    pairs.push({ conversationId, brokerId: user.id })
  }
  const [first, last] = pairs.toSorted((a, b) => (a.conversationId < b.conversationId ? -1 : 1))
  if (!first || !last) throw new Error('There are not two conversations')
  await browser.post(select(last.brokerId), { share: [] })

  const chosen = await server.database.transaction(async (tx) => {
    const hold = (id: string) =>
      tx.selectFrom('conversations').select('id').where('id', '=', id).forNoKeyUpdate()
    await hold(first.conversationId).execute()
    const choosing = browser.post(select(first.brokerId), { share: [] })
    await expect.poll(() => waitingStatements()).toBeGreaterThan(0)
    await hold(last.conversationId).noWait().execute()
    return { choosing }
  })

  expect((await chosen.choosing).statusCode).toBe(201)
})

test('of two buyers who want the last place one gets it', async () => {
  const broker = await aListedBroker(server.database, { profile: { capacity: 1 } })
  const buyers = [await anUnlockedBuyer(server.database), await anUnlockedBuyer(server.database)]

  const answers = await Promise.all(
    buyers.map((buyer) => browserOf(buyer).post(select(broker.user.id), { share: [] })),
  )

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(answers.map((answer) => bodyOf(answer).code)).toContain('broker-full')
  expect(await countOf(broker.user.id)).toBe(1)
})

test('a refused choice leaves the earlier conversation unchanged', async () => {
  const buyer = await anUnlockedBuyer(server.database)
  const broker = await aListedBroker(server.database)
  const full = await aListedBroker(server.database, { profile: { capacity: 0 } })
  const browser = browserOf(buyer)
  await browser.post(select(broker.user.id), { share: [] })

  expect((await browser.post(select(full.user.id), { share: [] })).statusCode).toBe(409)
  expect((await browser.post(select(buyer.user.id), { share: [] })).statusCode).toBe(404)
  expect(
    (await browser.post(select((await aBroker(server.database)).user.id), { share: [] })).statusCode,
  ).toBe(404)

  expect(bodyOf(await browser.get('/api/conversations')).items).toMatchObject([
    { isClosed: false, lastSeq: 1, other: { id: broker.user.id } },
  ])
})

test('a buyer who has not unlocked brokers cannot choose one', async () => {
  const buyer = await aBuyer(server.database, { floorPlanLikes: 2 })
  const broker = await aListedBroker(server.database)

  const answer = await browserOf(buyer).post(select(broker.user.id), { share: [] })

  expect([answer.statusCode, bodyOf(answer)]).toMatchObject([
    403,
    { code: 'locked', required: 19, current: 2 },
  ])
  expect(await countOf(broker.user.id)).toBe(0)
})

test('a buyer whom a broker has blocked is only told that there is no capacity', async () => {
  const buyer = await anUnlockedBuyer(server.database)
  const [broker, other] = [await aListedBroker(server.database), await aListedBroker(server.database)]
  const browser = browserOf(buyer)
  const { conversationId } = bodyOf(await browser.post(select(broker.user.id), { share: [] }))
  await browserOf(broker).put(`/api/conversations/${conversationId}/block`)
  await browser.post(select(other.user.id), { share: [] })

  const answer = await browser.post(select(broker.user.id), { share: [] })

  expect(bodyOf(answer).code).toBe('broker-full')
})
