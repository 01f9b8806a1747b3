import { expect, it, vi } from 'vitest'
import { saveFile } from '#lib/personal/durable-files.ts'
import { readDurable } from '#lib/personal/durable.ts'
import { aMessage, CONVERSATION_ID } from '#testing/chat/chat.ts'
import { fakeUploads } from '#testing/chat/fake-uploads.ts'
import { haveMessageQueue, settled, start, STORED } from '#testing/chat/message-queue.ts'
import { fail, fakeApi, type Failure } from '#testing/fake-api.ts'
import { retryMessage, sendAttached, sendMessage } from './message-queue.ts'
import { HOLD_MS } from './queue-state.ts'

const SEND = 'POST /api/conversations/:id/messages'
const OTHER_CHAT = '0190a1b2-0000-7000-8000-0000000000c2'
const LIMIT = "You've reached today's upload limit. You can send more files tomorrow."
const NO_ROOM = "Files can't be stored right now. Messages still work."

haveMessageQueue()

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const waiting = () => readDurable(STORED)
async function write(clientId: string, conversationId = CONVERSATION_ID) {
  sendMessage({ conversationId, message: { type: 'text', clientId, body: `Words ${clientId}` } })
  await settled()
}
async function attach(clientId: string, conversationId = CONVERSATION_ID) {
  const file = new File(['a photo'], `${clientId}.jpg`)
  await saveFile(clientId, file)
  const upload = { name: file.name, bytes: file.size, isPicture: true }
  sendAttached([{ clientId, conversationId, message: null, upload, design: null }])
  await pass(HOLD_MS + 20)
}

/** Fake server that stores messages and refuses some; returns what it received. */
function aServer(refused: Record<string, () => Failure> = {}) {
  const received: string[] = []
  fakeApi({
    [SEND]: ({ body }) => {
      const { clientId } = body as { clientId: string }
      const refusal = refused[clientId]?.()
      if (refusal) return refusal
      received.push(clientId)
      return { status: 201, raw: aMessage({ clientId, seq: received.length }) }
    },
  })
  return received
}
const stored = { status: 201, body: { id: 'file', kind: 'image' } }

/** Queues a photo whose upload the test completes, and a text after it. */
async function aSlowPhoto() {
  const received = aServer()
  const { promise, resolve } = Promise.withResolvers<typeof stored>()
  fakeUploads(() => promise)
  await start()
  await attach('photo')
  await write('text')
  const arrive = () => (resolve(stored), settled())
  return { received, arrive }
}

it.each([
  { code: 'storage-full', status: 507, message: NO_ROOM, headers: {} },
  { code: 'upload-limit', status: 429, message: LIMIT, headers: { 'Retry-After': '40000' } },
])('a file refused with $code says so, and messages after it are sent', async (refusal) => {
  const { status, headers, code, message } = refusal
  const received = aServer()
  fakeUploads(() => ({ status, body: { code, message }, headers }))
  await start()

  await attach('photo')
  await write('text')

  expect(received).toEqual(['text'])
  expect(await waiting()).toMatchObject([{ clientId: 'photo', refusal: { code, text: message } }])
})

it('a refused file is uploaded when the person retries it', async () => {
  const received = aServer()
  let isFull = true
  fakeUploads(() => (isFull ? { status: 507, body: { code: 'storage-full', message: NO_ROOM } } : stored))
  await start()
  await attach('photo')

  isFull = false
  retryMessage('photo')
  await settled()

  expect(received).toEqual(['photo'])
  expect(await waiting()).toEqual([])
})

it('a waiting message in one conversation does not block another', async () => {
  const received = aServer({
    slow: () => ({ ...fail(429, 'rate-limited'), headers: { 'Retry-After': '60' } }),
  })
  const { promise, resolve } = Promise.withResolvers<typeof stored>()
  fakeUploads(() => promise)
  await start()

  await attach('photo')
  await write('slow')
  await write('elsewhere', OTHER_CHAT)

  expect(received).toEqual(['elsewhere'])
  resolve(stored)
  await settled()
})

it('a text after a file is sent after it when the upload is quick', async () => {
  const { received, arrive } = await aSlowPhoto()
  expect(received).toEqual([])

  await arrive()

  expect(received).toEqual(['photo', 'text'])
})

it('a text after a slow upload is sent after ten seconds', async () => {
  const { received, arrive } = await aSlowPhoto()

  await pass(9000)
  expect(received).toEqual([])
  await pass(1100)
  expect(received).toEqual(['text'])
  await write('more')
  await arrive()

  expect(received).toEqual(['text', 'more', 'photo'])
  expect(await waiting()).toEqual([])
})

it('a message on which the server fails each time is shown as failed after five tries', async () => {
  const message = 'Something went wrong at our end. Please try again.'
  const received = aServer({ a: () => fail(500, 'internal', message) })
  await start()
  await write('a')
  await write('b')
  expect(received).toEqual([])

  await pass(60_000)

  expect(received).toEqual(['b'])
  expect(await waiting()).toMatchObject([{ clientId: 'a', refusal: { code: 'internal', text: message } }])
})

it('sending another message does not bypass a Retry-After', async () => {
  let tries = 0
  const received = aServer({
    a: () => {
      tries += 1
      return { ...fail(429, 'rate-limited'), headers: { 'Retry-After': '60' } }
    },
  })
  await start()
  await write('a')

  await write('elsewhere', OTHER_CHAT)
  await write('b')
  expect(tries).toBe(1)
  await pass(60_000)

  expect(tries).toBe(2)
  expect(received).toEqual(['elsewhere'])
})
