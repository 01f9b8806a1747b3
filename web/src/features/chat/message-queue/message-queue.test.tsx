import { expect, it, vi } from 'vitest'
import { changeDurable, readDurable } from '#lib/personal/durable.ts'
import { aMessage, CONVERSATION_ID } from '#testing/chat/chat.ts'
import { fakeSockets } from '#testing/chat/fake-socket.ts'
import { haveMessageQueue, ME, saved, settled, start, STORED } from '#testing/chat/message-queue.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { connectAs, onFrame } from '../live/chat-socket.ts'
import { dropMessage, retryMessage, sendMessage } from './message-queue.ts'
import type { MessageQueue } from './queue-state.ts'

const SEND = 'POST /api/conversations/:id/messages'

haveMessageQueue()

const write = (clientId: string) =>
  sendMessage({
    conversationId: CONVERSATION_ID,
    message: { type: 'text', clientId, body: `Words ${clientId}` },
  })

/** Returns a UUID for a word, the same each time. */
function uuidOf(word: string) {
  const hex = Array.from(word, (letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('')
  return `00000000-0000-4000-8000-${hex.padStart(12, '0').slice(-12)}`
}

/** Fake server that stores each message once; returns all that it received, duplicates included. */
function aServer() {
  const received: string[] = []
  fakeApi({
    [SEND]: ({ body }) => {
      const { clientId } = body as { clientId: string }
      received.push(clientId)
      return { status: 201, body: aMessage({ clientId: uuidOf(clientId), seq: received.length }) }
    },
  })
  return received
}

it('sends messages in sequence, in the order in which they were written', async () => {
  const received = aServer()
  await start()

  write('a')
  write('b')
  write('c')
  await settled()

  expect(received).toEqual(['a', 'b', 'c'])
  expect(await saved()).toEqual([])
})

it('saves messages offline and sends each once when the network is back', async () => {
  fakeApi({ [SEND]: noNetwork })
  await start()
  write('a')
  write('b')
  await settled()
  expect(await saved()).toEqual(['a', 'b'])

  const received = aServer()
  dispatchEvent(new Event('online'))
  await settled()

  expect(received).toEqual(['a', 'b'])
  expect(await saved()).toEqual([])
})

it('sends after a restart what an earlier page left in the queue', async () => {
  const message = { type: 'text', clientId: 'left', body: 'From before' } as const
  const left: MessageQueue = [
    {
      clientId: 'left',
      conversationId: CONVERSATION_ID,
      message,
      upload: null,
      design: null,
      at: '',
      refusal: null,
    },
  ]
  await changeDurable(STORED, () => left)
  const received = aServer()

  await start()

  expect(received).toEqual(['left'])
})

it('keeps a refused message for the person, sends the rest, and retries on request', async () => {
  let isClosed = true
  const received: string[] = []
  fakeApi({
    [SEND]: ({ body }) => {
      const { clientId } = body as { clientId: string }
      if (clientId === 'a' && isClosed) return fail(409, 'conversation-blocked')
      received.push(clientId)
      return { status: 201, body: aMessage({ clientId: uuidOf(clientId) }) }
    },
  })
  await start()
  write('a')
  write('b')
  await settled()
  expect(received).toEqual(['b'])
  expect(await readDurable(STORED)).toMatchObject([
    { clientId: 'a', refusal: { code: 'conversation-blocked' } },
  ])

  isClosed = false
  retryMessage('a')
  await settled()

  expect(received).toEqual(['b', 'a'])
  expect(await saved()).toEqual([])
})

it('drops a refused message that the person discards', async () => {
  fakeApi({ [SEND]: () => fail(404, 'not-found') })
  await start()
  write('a')
  await settled()

  dropMessage('a')
  await settled()

  expect(await saved()).toEqual([])
})

it("waits for the server's Retry-After before the next try", async () => {
  let tries = 0
  fakeApi({
    [SEND]: () => {
      tries += 1
      return { ...fail(429, 'rate-limited'), headers: { 'Retry-After': '7' } }
    },
  })
  await start()
  write('a')
  await settled()

  await vi.advanceTimersByTimeAsync(6000)
  expect(tries).toBe(1)
  await vi.advanceTimersByTimeAsync(1500)

  expect(tries).toBe(2)
})

it('sends over the socket, and by a call when it does not answer', async () => {
  const [received, connections] = [aServer(), fakeSockets()]
  connectAs(ME.id)
  connections[0]?.admit(ME.id)
  await start()

  write('a')
  await settled()
  expect(connections[0]?.received.at(-1)).toMatchObject({ type: 'message', message: { clientId: 'a' } })
  expect(received).toEqual([])
  const message = aMessage({ clientId: 'a' })
  connections[0]?.send({ type: 'message_sent', conversationId: CONVERSATION_ID, clientId: 'a', message })
  await settled()
  expect(await saved()).toEqual([])

  write('b')
  await vi.advanceTimersByTimeAsync(6100)

  expect(received).toEqual(['b'])
  expect(await saved()).toEqual([])
})

it('resends by a call, under the same id, what a lost connection may have delivered', async () => {
  const [received, connections] = [aServer(), fakeSockets()]
  const shown: string[] = []
  onFrame((frame) => 'clientId' in frame && frame.clientId && shown.push(frame.clientId))
  connectAs(ME.id)
  connections[0]?.admit(ME.id)
  await start()

  write('a')
  await settled()
  connections[0]?.drop()
  await settled()

  expect(received).toEqual(['a'])
  expect(shown).toEqual(['a'])
})

it('reconnects as soon as a call has succeeded', async () => {
  aServer()
  const connections = fakeSockets()
  connectAs(ME.id)
  connections[0]?.admit(ME.id)
  await start()
  for (const at of [0, 1, 2]) {
    connections[at]?.drop()
    await vi.advanceTimersByTimeAsync(2 ** at * 1500)
  }
  connections[3]?.drop()
  expect(connections).toHaveLength(4)

  write('a')
  await settled()

  expect(connections).toHaveLength(5)
})
