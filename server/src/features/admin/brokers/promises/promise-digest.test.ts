import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { aConversation } from '#testing/people/conversations.ts'
import { anAdmin, type Person } from '#testing/people/people.ts'
import { queueDigests } from './promise-digest.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

async function miss(broker: Person) {
  const { conversationId } = await aConversation(server.database, { broker })
  await sql`
    insert into missed_promises (conversation_id, broker_id, asked_at, promised_minutes)
    values (${conversationId}, ${broker.user.id}, now() - interval '3 hours', 120)`.execute(
    server.database.db,
  )
}
const digests = async () => {
  await Promise.all([1, 2].map(() => queueDigests(server.database)))
  await server.runJobs()
  return server.messenger.sent.splice(0).filter(({ subject = '' }) => subject.includes('late'))
}

test('missed promises of a day are one email to each owner and supporter, with brokers by name, and none when there are none', async () => {
  const [nina, tom] = [
    await aListedBroker(server.database, { name: 'Nina North' }),
    await aListedBroker(server.database, { name: 'Tom Tardy' }),
  ]
  const owner = await anAdmin(server.database)
  const support = await anAdmin(server.database, { adminRole: 'support' })
  await anAdmin(server.database, { adminRole: 'editor' })
  const ended = await anAdmin(server.database)
  await sql`update admins set ended_at = now() where user_id = ${ended.user.id}`.execute(server.database.db)
  expect(await digests()).toEqual([])
  for (const broker of [tom, nina, tom]) await miss(broker)

  const sent = await digests()

  expect(sent.map(({ to }) => to).toSorted()).toEqual([owner.user.email, support.user.email].toSorted())
  expect(sent[0]?.subject).toBe('3 first replies were late on Dream Design')
  expect(sent[0]?.text).toContain('Tom Tardy: 2 buyers, promised within 2 working hours')
  expect(sent[0]?.text).toContain('Nina North: 1 buyer')

  await miss(nina)
  expect(await digests()).toEqual([])
  await sql`update missed_promises set told_at = told_at - interval '21 hours'`.execute(server.database.db)
  expect(await digests()).toHaveLength(2)
})
