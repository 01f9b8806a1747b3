import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { switchOn, timePasses, wait } from '#testing/people/away.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import type { Person } from '#testing/people/people.ts'
import { type PushService, startPushService } from '#testing/services/push-service.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

type Chat = Awaited<ReturnType<typeof aConversation>>

let server: TestApp
let service: PushService
let chat: Chat
beforeAll(async () => {
  service = await startPushService()
  server = await startTestApp({ settings: { PUSH_SERVICES: service.origin } })
})
afterAll(async () => {
  await server.close()
  await service.close()
})
beforeEach(async () => {
  chat = await aConversation(server.database)
})

const post = ({ conversationId }: Chat, { headers }: Person, [action, payload]: [string, object]) =>
  server.app.inject({
    method: 'POST',
    url: `/api/conversations/${conversationId}/${action}`,
    headers,
    payload,
  })
const write = (to: Chat, by: Person, body: string) => post(to, by, ['messages', aText(body)])
const read = (by: Person, seq: number) => post(chat, by, ['read', { seq }])
const mailsTo = ({ user }: Person) => server.messenger.sent.filter(({ to }) => to === user.email)

test('a lively conversation is checked once in ten minutes, however many messages are sent, also at once', async () => {
  const { buyer, broker, conversationId } = chat
  const checks = async () => {
    const { rows } = await sql<{ of_buyer: Date | null; of_broker: Date | null }>`
    select buyer_unread_check_at as of_buyer, broker_unread_check_at as of_broker from conversations where id = ${conversationId}`.execute(
      server.database.db,
    )
    return rows
  }
  await write(chat, broker, 'First')
  const first = await checks()

  await Promise.all(Array.from({ length: 20 }, () => write(chat, broker, 'All of this at once')))
  for (let seq = 23; seq < 31; seq += 2) {
    await write(chat, broker, 'Question')
    await write(chat, buyer, 'Answer')
    await read(broker, seq + 1)
    await read(buyer, seq + 1)
  }
  const last = await checks()
  await wait(server, 15)

  // The broker's check was set by the choice.
  expect(first).toEqual([{ of_buyer: expect.any(Date), of_broker: expect.any(Date) }])
  expect(last).toEqual(first)
  expect(await checks()).toEqual([{ of_buyer: null, of_broker: null }])
})

test('an overdue check, after a time without a job runner, notifies once, however many processes check at once', async () => {
  const phone = service.aDevice()
  await switchOn(server, chat.buyer, phone)
  await write(chat, chat.broker, 'Is anybody there?')
  await timePasses(server.database, 3 * 60, chat.conversationId)

  await Promise.all([server.runJobs(), server.runJobs(), server.runJobs()])

  expect(phone.received.map(({ payload }) => payload.title)).toEqual([chat.broker.user.name])
  expect(mailsTo(chat.buyer)).toHaveLength(1)
})

test.each([
  ['it is refused', '23514'],
  ['it takes the database too long', '57014'],
])('a check that fails because %s does not hold up the others, and is retried', async (_, code) => {
  const { db } = server.database
  const other = await aConversation(server.database)
  await sql
    .raw(`
    create function fail() returns trigger language plpgsql as $$ begin raise 'Not today' using errcode = '${code}'; end $$;
    create trigger broken before insert on unread_notices for each row
    when (new.conversation_id = '${chat.conversationId}') execute function fail()`)
    .execute(db)
  await write(chat, chat.broker, 'For one')
  await write(other, other.broker, 'For the other')

  await timePasses(server.database, 125)
  await server.runJobs()
  const before = [mailsTo(chat.buyer).length, mailsTo(other.buyer).length]
  const complaints = server.complaints.filter((line) => line.includes('Unread check failed; retrying'))
  server.complaints.length = 0
  await sql`drop function fail cascade`.execute(db)
  await wait(server, 1)

  expect(before).toEqual([0, 1])
  // One check for each of the two people of the conversation.
  expect(complaints).toHaveLength(2)
  expect(mailsTo(chat.buyer)).toHaveLength(1)
})
