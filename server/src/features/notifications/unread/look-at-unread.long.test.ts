import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { switchOn, timePasses, wait } from '#testing/away.ts'
import { aConversation, aText } from '#testing/conversations.ts'
import type { Person } from '#testing/people.ts'
import { type PushService, startPushService } from '#testing/push-service.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

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

const post = ({ conversationId }: Chat, { headers }: Person, [door, payload]: [string, object]) =>
  server.app.inject({ method: 'POST', url: `/api/conversations/${conversationId}/${door}`, headers, payload })
const write = (to: Chat, by: Person, body: string) => post(to, by, ['messages', aText(body)])
const read = (by: Person, seq: number) => post(chat, by, ['read', { seq }])
const mailsTo = ({ user }: Person) => server.messenger.sent.filter(({ to }) => to === user.email)

test('a lively conversation is looked after once in ten minutes, however much is written, also at once', async () => {
  const { buyer, broker, conversationId } = chat
  const looks = () => server.database.sql<{ of_buyer: Date | null; of_broker: Date | null }[]>`
    select buyer_look_at as of_buyer, broker_look_at as of_broker from conversations where id = ${conversationId}`
  await write(chat, broker, 'First')
  const first = await looks()

  await Promise.all(Array.from({ length: 20 }, () => write(chat, broker, 'All of this at once')))
  for (let seq = 23; seq < 31; seq += 2) {
    await write(chat, broker, 'Question')
    await write(chat, buyer, 'Answer')
    await read(broker, seq + 1)
    await read(buyer, seq + 1)
  }
  const last = await looks()
  await wait(server, 15)

  // The broker's was set by the choice.
  expect(first).toEqual([{ of_buyer: expect.any(Date), of_broker: expect.any(Date) }])
  expect(last).toEqual(first)
  expect(await looks()).toEqual([{ of_buyer: null, of_broker: null }])
})

test('what waited for long, because nobody did jobs, is told of once, by however many look at once', async () => {
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
])('a look that fails because %s keeps nobody else waiting, and is tried again', async (_, code) => {
  const { sql } = server.database
  const other = await aConversation(server.database)
  await sql.unsafe(`
    create function fail() returns trigger language plpgsql as $$ begin raise 'Not today' using errcode = '${code}'; end $$;
    create trigger broken before insert on unread_notices for each row
    when (new.conversation_id = '${chat.conversationId}') execute function fail()`)
  await write(chat, chat.broker, 'For one')
  await write(other, other.broker, 'For the other')

  await wait(server, 125)
  const before = [mailsTo(chat.buyer).length, mailsTo(other.buyer).length]
  const complaints = server.complaints.filter((line) => line.includes('is tried again in a minute'))
  server.complaints.length = 0
  await sql`drop function fail cascade`
  await wait(server, 5)

  expect(before).toEqual([0, 1])
  expect(complaints.length).toBeGreaterThan(10)
  expect(mailsTo(chat.buyer)).toHaveLength(1)
})
