import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListedBroker } from '#testing/brokers.ts'
import { aConversation, anUnlockedBuyer, aText, choose } from '#testing/conversations.ts'
import { startListeningApp } from '#testing/listening-app.ts'
import type { Person } from '#testing/people.ts'
import { joinChat, openSocket } from '#testing/sockets.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  server = await startListeningApp()
})
afterAll(() => server.close())

/** A device that is connected, and has not said yet who it is. What the server asks at the handshake is answered. */
async function anArrival(who: Person) {
  const opened = openSocket(server.url, who)
  await new Promise((resolve) => opened.socket.once('open', resolve))
  await sleep(200)
  return {
    ...opened,
    async comesIn() {
      opened.say({ type: 'auth', userId: who.user.id, method: 'session' })
      await opened.hears('auth_success')
    },
  }
}

test('a device that has not said who it is hears nothing, and from then on what is written', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const phone = await joinChat(server.url, buyer)
  const desktop = await anArrival(broker)

  phone.say({ type: 'message', conversationId, message: aText('early') })
  await phone.hears('message_sent')
  const before = desktop.bodies(conversationId)
  await desktop.comesIn()
  phone.say({ type: 'message', conversationId, message: aText('late') })
  await desktop.hears('new_message', ({ message }) => message.body === 'late')

  expect(before).toEqual([])
  expect(desktop.bodies(conversationId)).toEqual(['late'])
})

test('what is written in a conversation that began after the handshake is heard', async () => {
  const buyer = await anUnlockedBuyer(server.database)
  const broker = await aListedBroker(server.database)
  const desktop = await anArrival(broker)

  const conversationId = await choose(server.database, buyer, broker)
  await desktop.comesIn()
  const phone = await joinChat(server.url, buyer)
  phone.say({ type: 'message', conversationId, message: aText('hello') })

  await desktop.hears('new_message', ({ message }) => message.body === 'hello')
})

test('when the database could not say at the handshake whether somebody may chat, it is asked again', async () => {
  const { buyer } = await aConversation(server.database)
  const { sql } = server.database
  await sql`alter table unlocks rename to unlocks_away`
  const phone = await anArrival(buyer)
  await sql`alter table unlocks_away rename to unlocks`

  await phone.comesIn()
})
