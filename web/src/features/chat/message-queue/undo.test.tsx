import { expect, it, vi } from 'vitest'
import { aDesignCard, aMessage, CONVERSATION_ID } from '#testing/chat/chat.ts'
import { end, haveMessageQueue, saved, settled, start } from '#testing/chat/message-queue.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { sendAttached, sendMessage, sendUnsentMessages, undoUnsent } from './message-queue.ts'
import { HOLD_MS, heldFor } from './queue-state.ts'

const [SEND, READ, DELETE] = [
  'POST /api/conversations/:id/messages',
  'GET /api/conversations/:id/messages',
  'DELETE /api/conversations/:id/messages/:messageId',
] as const
const OTHER_CHAT = '0190a1b2-0000-7000-8000-0000000000c2'

haveMessageQueue()

const write = (clientId: string, conversationId = CONVERSATION_ID) =>
  sendMessage({ conversationId, message: { type: 'text', clientId, body: 'Words' } })
const attach = (clientId: string) => {
  const design = aDesignCard()
  const message = { type: 'design' as const, clientId, designId: design.id, body: '' }
  sendAttached([{ clientId, conversationId: CONVERSATION_ID, message, design, upload: null }])
}

/** Fake server that stores messages and deletes them again. Ids are words here, unlike in the contract. */
function aServer() {
  const received: string[] = []
  const deleted: string[] = []
  fakeApi({
    [SEND]: ({ body }) => {
      const { clientId } = body as { clientId: string }
      received.push(clientId)
      return { status: 201, raw: aMessage({ clientId, seq: received.length }) }
    },
    [READ]: () => ({
      raw: {
        items: received.map((clientId, at) => aMessage({ clientId, id: clientId, seq: at + 1 })),
        lastSeq: received.length,
        changeSeq: 0,
      },
    }),
    [DELETE]: ({ url }) => {
      deleted.push(url.pathname.split('/').at(-1) ?? '')
      return { body: aMessage({ deletedAt: '2026-11-20T06:00:00.000Z', changeSeq: 1 }) }
    },
  })
  return { received, deleted }
}

it('attachments stay on the device until they can no longer be undone', async () => {
  const { received } = aServer()
  await start()
  attach('plan')
  await vi.advanceTimersByTimeAsync(5000)
  expect(received).toEqual([])

  await vi.advanceTimersByTimeAsync(HOLD_MS)

  expect([received, await saved()]).toEqual([['plan'], []])
})

it('an attachment undone in time is never sent', async () => {
  const { received, deleted } = aServer()
  await start()
  attach('plan')
  await vi.advanceTimersByTimeAsync(4900)

  undoUnsent('plan')
  await vi.advanceTimersByTimeAsync(2 * HOLD_MS)

  expect([received, deleted, await saved()]).toEqual([[], [], []])
})

it('a held message keeps its place before later ones, and does not block other conversations', async () => {
  const { received } = aServer()
  await start()
  attach('plan')
  write('after it')
  write('elsewhere', OTHER_CHAT)
  await settled()
  expect(received).toEqual(['elsewhere'])

  await vi.advanceTimersByTimeAsync(HOLD_MS)

  expect(received).toEqual(['elsewhere', 'plan', 'after it'])
})

it('messages held when the app was killed are sent at the next start', async () => {
  const { received } = aServer()
  await start()
  attach('plan')
  await settled()
  end()
  await vi.advanceTimersByTimeAsync(HOLD_MS)
  expect(received).toEqual([])

  await start()

  expect(received).toEqual(['plan'])
})

it('hiding the app releases held messages', async () => {
  const { received } = aServer()
  await start()
  attach('plan')
  await settled()

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()

  visibility.mockRestore()
  expect(received).toEqual(['plan'])
})

it('sending everything before a logout releases held messages', async () => {
  const { received } = aServer()
  await start()
  attach('plan')

  expect(await sendUnsentMessages()).toBe(0)

  expect(received).toEqual(['plan'])
})

it('a text undone while it is being sent is deleted for both', async () => {
  const { received, deleted } = aServer()
  await start()
  write('a')
  undoUnsent('a')
  await settled()

  expect(received.length).toBeLessThanOrEqual(1)
  expect([deleted, await saved()]).toEqual([received, []])
})

it('a text undone offline is never sent', async () => {
  fakeApi({ [SEND]: noNetwork, [READ]: noNetwork })
  await start()
  write('a')
  await settled()
  undoUnsent('a')
  const { received, deleted } = aServer()

  await vi.advanceTimersByTimeAsync(60_000)

  expect([received, deleted, await saved()]).toEqual([[], [], []])
})

it('a message that cannot be deleted is requested once, and reappears where it is stored', async () => {
  fakeApi({ [SEND]: noNetwork, [READ]: noNetwork })
  await start()
  write('a')
  await settled()
  undoUnsent('a')
  const api = fakeApi({ [READ]: () => fail(404, 'not-found') })

  await vi.advanceTimersByTimeAsync(60_000)

  expect(api.calls).toHaveLength(1)
  expect(await saved()).toEqual([])
})

it('a clock that was set back holds nothing for longer', () => {
  const unsent = {
    clientId: 'a',
    conversationId: CONVERSATION_ID,
    message: null,
    upload: null,
    design: null,
    at: '2026-11-20T06:00:00.000Z',
    refusal: null,
    heldUntil: 3_600_000,
  }

  expect(heldFor(unsent, 0)).toBe(0)
  expect(heldFor(unsent, 3_600_000 - 1000)).toBe(1000)
})
