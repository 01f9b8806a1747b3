import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeDurable, readDurable } from '#lib/durable.ts'
import { clearSession, resetSession } from '#lib/session.ts'
import { aMessage, CONVERSATION_ID } from '#testing/chat.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { fakeSockets } from '#testing/fake-socket.ts'
import { aUser } from '#testing/people.ts'
import { connectAs, onFrame } from '../live/wire.ts'
import { dropMessage, retryMessage, sendMessage, startOutbox } from './outbox.ts'
import { type Outbox, parseOutbox } from './queue.ts'

const SEND = 'POST /api/conversations/:id/messages'
const ME = aUser()
const KEPT = { key: `messages:${ME.id}`, parse: parseOutbox }
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  resetSession({ state: 'signed-in', user: ME })
})
afterEach(async () => {
  stop()
  connectAs(null)
  await clearSession()
  vi.useRealTimers()
})

const settled = () => vi.advanceTimersByTimeAsync(20)
const kept = async () => (await readDurable(KEPT)).map(({ clientId }) => clientId)
async function start() {
  stop = startOutbox()
  await settled()
}
const write = (clientId: string) =>
  sendMessage({
    conversationId: CONVERSATION_ID,
    message: { type: 'text', clientId, body: `Words ${clientId}` },
  })

/** A server that stores each message once; gives what it was sent, also what it had already. */
function aServer() {
  const heard: string[] = []
  fakeApi({
    [SEND]: ({ body }) => {
      const { clientId } = body as { clientId: string }
      heard.push(clientId)
      return { status: 201, body: aMessage({ clientId, seq: heard.length }) }
    },
  })
  return heard
}

it('sends messages one after the other, in the order in which they were written', async () => {
  const heard = aServer()
  await start()

  write('a')
  write('b')
  write('c')
  await settled()

  expect(heard).toEqual(['a', 'b', 'c'])
  expect(await kept()).toEqual([])
})

it('keeps messages without a network and sends each once when it is back', async () => {
  fakeApi({ [SEND]: noNetwork })
  await start()
  write('a')
  write('b')
  await settled()
  expect(await kept()).toEqual(['a', 'b'])

  const heard = aServer()
  dispatchEvent(new Event('online'))
  await settled()

  expect(heard).toEqual(['a', 'b'])
  expect(await kept()).toEqual([])
})

it('finds after a restart what an earlier page left behind', async () => {
  const message = { type: 'text', clientId: 'left', body: 'From before' } as const
  const left: Outbox = [
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
  await changeDurable(KEPT, () => left)
  const heard = aServer()

  await start()

  expect(heard).toEqual(['left'])
})

it('leaves a refused message to the person, sends the rest, and tries again when asked', async () => {
  let isClosed = true
  const heard: string[] = []
  fakeApi({
    [SEND]: ({ body }) => {
      const { clientId } = body as { clientId: string }
      if (clientId === 'a' && isClosed) return fail(409, 'conversation-blocked')
      heard.push(clientId)
      return { status: 201, body: aMessage({ clientId }) }
    },
  })
  await start()
  write('a')
  write('b')
  await settled()
  expect(heard).toEqual(['b'])
  expect(await readDurable(KEPT)).toMatchObject([
    { clientId: 'a', refusal: { code: 'conversation-blocked' } },
  ])

  isClosed = false
  retryMessage('a')
  await settled()

  expect(heard).toEqual(['b', 'a'])
  expect(await kept()).toEqual([])
})

it('forgets a refused message that the person gives up', async () => {
  fakeApi({ [SEND]: () => fail(404, 'not-found') })
  await start()
  write('a')
  await settled()

  dropMessage('a')
  await settled()

  expect(await kept()).toEqual([])
})

it('waits as long as the server asks before it tries again', async () => {
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

it('sends over the socket when it is there, and by a call when that says nothing', async () => {
  const [heard, lines] = [aServer(), fakeSockets()]
  connectAs(ME.id)
  lines[0]?.admit(ME.id)
  await start()

  write('a')
  await settled()
  expect(lines[0]?.heard.at(-1)).toMatchObject({ type: 'message', message: { clientId: 'a' } })
  expect(heard).toEqual([])
  const message = aMessage({ clientId: 'a' })
  lines[0]?.say({ type: 'message_sent', conversationId: CONVERSATION_ID, clientId: 'a', message })
  await settled()
  expect(await kept()).toEqual([])

  write('b')
  await vi.advanceTimersByTimeAsync(6100)

  expect(heard).toEqual(['b'])
  expect(await kept()).toEqual([])
})

it('sends again by a call what a lost line may have carried, under the same id', async () => {
  const [heard, lines] = [aServer(), fakeSockets()]
  const shown: string[] = []
  onFrame((frame) => 'clientId' in frame && frame.clientId && shown.push(frame.clientId))
  connectAs(ME.id)
  lines[0]?.admit(ME.id)
  await start()

  write('a')
  await settled()
  lines[0]?.drop()
  await settled()

  expect(heard).toEqual(['a'])
  expect(shown).toEqual(['a'])
})

it('comes back to the line as soon as a call has got through', async () => {
  aServer()
  const lines = fakeSockets()
  connectAs(ME.id)
  lines[0]?.admit(ME.id)
  await start()
  for (const at of [0, 1, 2]) {
    lines[at]?.drop()
    await vi.advanceTimersByTimeAsync(2 ** at * 1500)
  }
  lines[3]?.drop()
  expect(lines).toHaveLength(4)

  write('a')
  await settled()

  expect(lines).toHaveLength(5)
})
