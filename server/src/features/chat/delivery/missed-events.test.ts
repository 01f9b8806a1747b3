import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { aConversation } from '#testing/people/conversations.ts'
import { joinChat } from '#testing/sockets/sockets.ts'

test('a message that was stored and never published arrives with the next check', async () => {
  const server = await startListeningApp({ chatTimes: { checkMissedMs: 50 } })
  onTestFinished(() => server.close())
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const phone = await joinChat(server.url, buyer)

  await sql`
    select store_message(${conversationId}, ${broker.user.id}, gen_random_uuid(), 'text', 'Are you there?',
      null, null, null, 9999, 9999, 10, 1)`.execute(server.database.db)

  const { message } = await phone.receives('new_message')
  expect(message).toMatchObject({ seq: 2, body: 'Are you there?' })
})
