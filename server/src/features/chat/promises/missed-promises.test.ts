import type { Period } from '@dream/contract/rules/brokers/hours'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { joinChat } from '#testing/sockets/sockets.ts'
import { isPromiseMissed, reportMissedPromises } from './missed-promises.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  server = await startListeningApp()
})
afterAll(() => server.close())

const week = [1, 2, 3, 4, 5] as const
const days = [...week, 6, 7] as const
const weekdays: Period[] = week.map((day) => ({ day, from: '09:00', to: '17:00' }))
const always: Period[] = days.map((day) => ({ day, from: '00:00', to: '23:59' }))

test.each([
  ['two hours of work are not over', weekdays, null, '2026-11-20T10:55:00+11:00', false],
  ['two hours of work are over', weekdays, null, '2026-11-20T11:05:00+11:00', true],
  ['a broker who takes two hours has twice as long', weekdays, 120, '2026-11-20T12:55:00+11:00', false],
  ['and not longer', weekdays, 120, '2026-11-20T13:05:00+11:00', true],
  [
    'the slowest has a working day: the weekend does not count',
    weekdays,
    5000,
    '2026-11-22T23:00:00+11:00',
    false,
  ],
  ['and no more than a day', weekdays, 5000, '2026-11-23T09:05:00+11:00', true],
  ['who names no hours works as everybody', [], null, '2026-11-20T11:05:00+11:00', true],
] as const)('%s', (_, hours, replyMinutes, now, isMissed) => {
  const question = {
    conversationId: '',
    brokerId: '',
    buyerId: '',
    askedAt: new Date('2026-11-20T09:00:00+11:00'),
    hours,
    timeZone: 'Australia/Melbourne' as const,
    replyMinutes,
  }

  expect(isPromiseMissed({ ...question, hours: [...hours] }, new Date(now))).toBe(isMissed)
})

/** Buyer who asked hours ago. */
async function aQuestion({ hoursAgo, hasReply = false }: { hoursAgo: number; hasReply?: boolean }) {
  const broker = await aListedBroker(server.database, { profile: { hours: always } })
  const { buyer, conversationId } = await aConversation(server.database, { broker })
  const url = `/api/conversations/${conversationId}`
  const [asBuyer, asBroker] = [buyer, broker].map(({ cookies }) => openBrowser(server.app, { cookies }))
  const reply = () => asBroker?.post(`${url}/messages`, aText('Here I am'))
  await asBuyer?.post(`${url}/messages`, aText('Hello?'))
  if (hasReply) await reply()
  await sql`
    update conversations set first_asked_at = now() - make_interval(hours => ${hoursAgo}) where id = ${conversationId}`.execute(
    server.database.db,
  )
  const view = async () => (asBuyer ? bodyOf(await asBuyer.get(url)) : null)
  return { buyer, broker, conversationId, reply, view }
}

/** Reports missed promises as two processes at once do; returns what was published. */
async function report() {
  const published: { conversationId: string; seq: number }[] = []
  const publishUpdate = (update: (typeof published)[number]) => void published.push(update)
  await Promise.all([1, 2].map(() => reportMissedPromises({ database: server.database, publishUpdate })))
  return published
}
const recorded = (conversationId: string) =>
  server.database.db
    .selectFrom('missed_promises')
    .select(['broker_id', 'promised_minutes'])
    .where('conversation_id', '=', conversationId)
    .execute()

test('when the first reply is late, the buyer is offered other brokers once, and it is recorded', async () => {
  const { buyer, broker, conversationId, view } = await aQuestion({ hoursAgo: 3 })
  const before = await view()

  const published = [...(await report()), ...(await report())]

  expect(before).toMatchObject({ promiseMissedAt: null, unreadCount: 0 })
  expect(published.filter((each) => each.conversationId === conversationId)).toMatchObject([{ seq: 3 }])
  expect(await view()).toMatchObject({
    promiseMissedAt: expect.any(String),
    unreadCount: 1,
    lastLine: { type: 'system', text: 'promise-missed' },
  })
  expect(await recorded(conversationId)).toEqual([{ broker_id: broker.user.id, promised_minutes: 120 }])
  const phone = await joinChat(server.url, buyer)
  phone.send({ type: 'sync', conversations: [{ conversationId, seq: 2 }] })
  expect((await phone.receives('new_message')).message).toMatchObject({ seq: 3, body: 'promise-missed' })
})

test('a reply in time, or a question from just now, misses no promise', async () => {
  const [replied, fresh] = [
    await aQuestion({ hoursAgo: 3, hasReply: true }),
    await aQuestion({ hoursAgo: 1 }),
  ]

  await report()

  for (const { view, conversationId } of [replied, fresh]) {
    expect([await view(), await recorded(conversationId)]).toMatchObject([{ promiseMissedAt: null }, []])
  }
})

test('a late reply ends the offer, and the record stays', async () => {
  const { reply, view, conversationId } = await aQuestion({ hoursAgo: 30 })
  await report()

  await reply()
  await report()

  expect(await view()).toMatchObject({ promiseMissedAt: null })
  expect(await recorded(conversationId)).toHaveLength(1)
})
