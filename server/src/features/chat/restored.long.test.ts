import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import { joinChat } from '#testing/sockets/sockets.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  server = await startListeningApp()
})
afterAll(() => server.close())

test('after a restore under a running process devices reconnect to another epoch, and new messages arrive', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const { db } = server.database
  await expect
    .poll(
      async () => (await sql<{ tick: string }>`select tick from database_epoch`.execute(db)).rows[0]?.tick,
    )
    .not.toBe('0')
  const [phone, desktop] = [await joinChat(server.url, buyer), await joinChat(server.url, broker)]
  for (const body of ['one', 'two', 'never happened']) {
    phone.send({ type: 'message', conversationId, message: aText(body) })
    await desktop.receives('new_message', ({ message }) => message.body === body)
  }
  const { epoch } = await phone.receives('auth_success')

  // State of a backup made before the third message.
  await db
    .deleteFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('body', '=', 'never happened')
    .execute()
  await db.updateTable('conversations').set({ last_seq: 3 }).where('id', '=', conversationId).execute()
  await sql`update database_epoch set tick = 0`.execute(db)
  const ended = [await phone.ended, await desktop.ended]
  const [back, there] = [await joinChat(server.url, buyer), await joinChat(server.url, broker)]
  back.send({ type: 'message', conversationId, message: aText('after') })

  expect(ended).toEqual([
    { code: 1012, reason: 'restored' },
    { code: 1012, reason: 'restored' },
  ])
  expect(epoch).toMatch(/^[0-9a-f-]{36}$/)
  expect((await back.receives('auth_success')).epoch).not.toBe(epoch)
  expect((await there.receives('new_message')).message).toMatchObject({ body: 'after', seq: 4 })
})
