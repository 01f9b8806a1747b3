import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListedBroker } from '#testing/people/brokers.ts'
import { aConversation, anUnlockedBuyer, aText, choose } from '#testing/people/conversations.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import type { Person } from '#testing/people/people.ts'
import { joinChat, openSocket } from '#testing/sockets/sockets.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  server = await startListeningApp()
})
afterAll(() => server.close())

/** Connection before its auth frame. The reads of the handshake are done. */
async function connect(who: Person) {
  const opened = openSocket(server.url, who)
  await new Promise((resolve) => opened.socket.once('open', resolve))
  await sleep(200)
  return {
    ...opened,
    async authenticate() {
      opened.send({ type: 'auth', userId: who.user.id, method: 'session' })
      await opened.receives('auth_success')
    },
  }
}

test('before its auth frame a connection is sent nothing, and from then on everything new', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const phone = await joinChat(server.url, buyer)
  const desktop = await connect(broker)

  phone.send({ type: 'message', conversationId, message: aText('early') })
  await phone.receives('message_sent')
  const before = desktop.bodies(conversationId)
  await desktop.authenticate()
  phone.send({ type: 'message', conversationId, message: aText('late') })
  await desktop.receives('new_message', ({ message }) => message.body === 'late')

  expect(before).toEqual([])
  expect(desktop.bodies(conversationId)).toEqual(['late'])
})

test('messages of a conversation that began after the handshake arrive', async () => {
  const buyer = await anUnlockedBuyer(server.database)
  const broker = await aListedBroker(server.database)
  const desktop = await connect(broker)

  const conversationId = await choose(server.database, buyer, broker)
  await desktop.authenticate()
  const phone = await joinChat(server.url, buyer)
  phone.send({ type: 'message', conversationId, message: aText('hello') })

  await desktop.receives('new_message', ({ message }) => message.body === 'hello')
})

test('access that could not be read at the handshake is read again', async () => {
  const { buyer } = await aConversation(server.database)
  const { db } = server.database
  await sql`alter table unlocks rename to unlocks_away`.execute(db)
  const phone = await connect(buyer)
  await sql`alter table unlocks_away rename to unlocks`.execute(db)

  await phone.authenticate()
})
