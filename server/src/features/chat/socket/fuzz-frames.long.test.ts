import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { FrameToServer } from '@dream/contract/socket/to-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { CASES, randomFrom, SEED } from '#testing/fuzz/random.ts'
import { fuzzer } from '#testing/fuzz/values.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import type { Person } from '#testing/people/people.ts'
import { joinChat, type TestSocket } from '#testing/sockets/sockets.ts'

const FAST = {
  messages: { burst: 1e6, perSecond: 1e6, unitsPerDay: 1e9 },
  frames: { burst: 1e9, perSecond: 1e6, cutAfterMs: 1e9 },
}

let server: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  server = await startListeningApp({ chatPace: FAST })
})
afterAll(() => server.close())

async function isFine() {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const [phone, desktop] = [await joinChat(server.url, buyer), await joinChat(server.url, broker)]
  phone.send({ type: 'message', conversationId, message: aText('Still there?') })
  const { message } = await desktop.receives('new_message')
  phone.close()
  desktop.close()
  return message.body === 'Still there?'
}

test(`${CASES} frames made from the contract and bent end nobody's process (seed ${SEED})`, async () => {
  const random = randomFrom(SEED)
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const ids = [conversationId, buyer.user.id, broker.user.id]
  const frame = fuzzer(FrameToServer, random, ids)
  const who: Person[] = [buyer, broker]
  let socket: TestSocket | null = null

  for (let at = 0; at < CASES; at += 1) {
    if (!socket || socket.socket.readyState !== socket.socket.OPEN)
      socket = await joinChat(server.url, random.pick(who))
    const text = JSON.stringify(frame()) ?? ''
    socket.socket.send(random.isOneIn(15) ? text.slice(0, random.below(text.length + 1)) : text, {
      binary: random.isOneIn(30),
    })
    if (at % 50 === 49) {
      socket.send({ type: 'sync', conversations: [] })
      await Promise.race([socket.receives('synced').catch(() => null), socket.ended])
      socket.frames.splice(0)
    }
  }
  socket?.close()

  expect(await isFine()).toBe(true)
}, 1_800_000)

test(`bytes that are no frames close that socket alone (seed ${SEED})`, async () => {
  const random = randomFrom(SEED + 1)
  const { buyer } = await aConversation(server.database)
  const { hostname, port, origin } = new URL(server.url)
  const tries = Math.min(500, Math.max(60, Math.floor(CASES / 20)))

  for (let at = 0; at < tries; at += 1) {
    const raw = connect(Number(port), hostname)
    raw.on('error', () => undefined)
    await once(raw, 'connect')
    raw.write(
      `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nOrigin: ${origin}\r\nCookie: ${buyer.headers.cookie}\r\n\r\n`,
    )
    await once(raw, 'data')
    // A varying first byte makes each opcode, reserved bit and length turn up.
    raw.write(
      Buffer.concat([Buffer.from([random.below(256), random.below(256)]), randomBytes(random.below(300))]),
    )
    if (random.isOneIn(2)) raw.end()
    else setTimeout(() => raw.destroy(), 5)
  }

  expect(await isFine()).toBe(true)
}, 600_000)
