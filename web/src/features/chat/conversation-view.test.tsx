import type { Conversation } from '@dream/contract/api/chat/conversations'
import type { Message } from '@dream/contract/api/chat/messages'
import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import {
  aConversation,
  aDesignCard,
  aMessage,
  BROKER_ID,
  BUYER_ID,
  CONVERSATION_ID,
} from '#testing/chat/chat.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { fakeSockets } from '#testing/chat/fake-socket.ts'
import { haveSizes } from '#testing/chat/have-sizes.ts'
import { renderApp } from '#testing/render.tsx'
import type { ConversationViewProps } from './conversation-view-props.ts'
import { ConversationView } from './conversation-view.tsx'
import { startChat } from './live/start-chat.ts'

const conversationId = CONVERSATION_ID

haveSizes()
afterEach(async () => {
  startChat()()
  await clearSession()
})

type Facts = { about?: Partial<Conversation>; messages?: Message[]; props?: Partial<ConversationViewProps> }

async function open({ about = {}, messages = [], props = {} }: Facts = {}) {
  const lines = fakeSockets()
  const sent: unknown[] = []
  const api = fakeApi({
    'GET /api/chat/status': () => ({
      body: { selectedBrokerId: BROKER_ID, canAccessChat: true, unreadCount: 0 },
    }),
    'GET /api/conversations/:id': () => ({ body: aConversation({ lastSeq: messages.length, ...about }) }),
    'GET /api/conversations/:id/messages': () => ({
      body: { items: messages, lastSeq: messages.length, changeSeq: 0 },
    }),
    'POST /api/conversations/:id/messages': ({ body }) => {
      sent.push(body)
      return fail(409, 'conversation-blocked')
    },
    'POST /api/conversations/:id/report': ({ body }) => {
      sent.push(body)
      return { status: 204 }
    },
  })
  const app = renderApp(<ConversationView conversationId={conversationId} back="/explore" {...props} />, {
    path: '/chat/1',
  })
  await screen.findByRole('heading', { name: 'Tess Hallam' })
  return { ...app, lines, sent, api }
}

const field = () => screen.findByRole('textbox', { name: 'Message to Tess Hallam' })

it("shows the messages of both, and the progress of one's own", async () => {
  const messages = [
    aMessage({ seq: 1, body: 'Hi Maya' }),
    aMessage({ seq: 2, senderId: BUYER_ID, body: 'Hello' }),
  ]
  await open({ messages, about: { otherReceivedSeq: 2, otherReadSeq: 1 } })

  await screen.findByText('Hi Maya')

  screen.getByText('Hello')
  screen.getByText(/^\d+:\d\d · Delivered$/)
})

it('shows a message as sending, then its actions when the server refuses it', async () => {
  const { person, sent } = await open({ messages: [aMessage()] })

  await person.type(await field(), 'Is Tuesday fine?')
  await person.click(screen.getByRole('button', { name: 'Send' }))

  await screen.findByText('Is Tuesday fine?')
  await screen.findByRole('button', { name: 'Not sent: messaging is turned off here. Tap to retry' })
  expect(await field()).toHaveProperty('value', '')
  await person.click(
    screen.getByRole('button', { name: 'Not sent: messaging is turned off here. Tap to retry' }),
  )
  await expect.poll(() => sent.length).toBe(2)
  await person.click(await screen.findByRole('button', { name: 'Delete' }))
  await expect.poll(() => screen.queryByText('Is Tuesday fine?')).toBeNull()
})

it('shows an incoming message, and the typing indicator', async () => {
  const { lines } = await open({ messages: [aMessage()] })
  await expect.poll(() => lines.length).toBe(1)
  act(() => lines[0]?.admit(BUYER_ID))

  act(() => lines[0]?.send({ type: 'typing', conversationId, userId: BROKER_ID }))
  await screen.findByText('Typing…')
  act(() =>
    lines[0]?.send({ type: 'new_message', conversationId, message: aMessage({ seq: 2, body: 'A new one' }) }),
  )

  await screen.findByText('A new one')
  expect(screen.queryByText('Typing…')).toBeNull()
})

it("hides the other's online status while this device is offline", async () => {
  const { lines } = await open({ messages: [aMessage()] })
  await expect.poll(() => lines.length).toBe(1)
  act(() => lines[0]?.admit(BUYER_ID))
  act(() => lines[0]?.send({ type: 'presence', userId: BROKER_ID, isOnline: true }))
  await screen.findByText(/^Online/)

  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))

  expect(screen.queryByText(/^Online/)).toBeNull()
  network.mockRestore()
})

it('keeps the draft for the next visit', async () => {
  const first = await open({ messages: [aMessage()] })
  await first.person.type(await field(), 'Not finished')
  first.unmount()

  await open({ messages: [aMessage()] })

  expect(await field()).toHaveProperty('value', 'Not finished')
})

it('counts near the limit, and sends nothing that is too long', async () => {
  const { person } = await open({ messages: [aMessage()] })
  await person.click(await field())

  await person.paste('x'.repeat(3900))
  await screen.findByText('100 characters left')
  await person.paste('x'.repeat(101))

  await screen.findByText('1 characters too many')
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true')
})

describe('a plan', () => {
  it('is a message with its facts, and opens', async () => {
    const onOpenDesign = vi.fn()
    const design = aDesignCard()
    const messages = [aMessage({ type: 'design', body: '', design })]
    const { person } = await open({ messages, props: { onOpenDesign } })

    await screen.findByRole('heading', { name: 'Wattle' })
    screen.getByText('4 bed · 2 bath · 2 car')
    await person.click(screen.getByRole('button', { name: 'Open plan' }))

    expect(onOpenDesign).toHaveBeenCalledWith(design.id)
  })
})

describe('where nobody can write', () => {
  it.each([
    [{ isClosed: true }, 'This conversation is closed. You can still read it.'],
    [{ isBlocked: true }, 'Messaging is turned off here.'],
    [{ isBlocked: true, isBlockedByMe: true }, 'You blocked Tess Hallam. Messaging is turned off here.'],
  ])('%o says why', async (about, text) => {
    await open({ about, messages: [aMessage()] })

    await screen.findByText(text)

    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

it('a deleted message says so', async () => {
  await open({ messages: [aMessage({ body: '', deletedAt: '2026-11-20T06:00:00.000Z', changeSeq: 1 })] })

  await screen.findByText('Message deleted')
})

it('stays at a quoted message when a read receipt comes before the scroll event', async () => {
  const tops: number[] = []
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation((to) => {
    tops.push(Number((to as ScrollToOptions).top))
  })
  const text = 'Message 75'
  const quote = { seq: 75, senderId: BROKER_ID, type: 'text', text, isDeleted: false } as const
  const messages = [
    aMessage({ seq: 1, senderId: BUYER_ID, replyTo: quote }),
    ...Array.from({ length: 149 }, (_, at) => aMessage({ seq: at + 2 })),
  ]
  const { lines, person } = await open({ messages, about: { readSeq: 150 } })
  await expect.poll(() => lines.length).toBe(1)
  act(() => lines[0]?.admit(BUYER_ID))
  const atEnd = await expect
    .poll(() => tops.at(-1))
    .toBeGreaterThan(0)
    .then(() => tops.at(-1) ?? 0)
  await person.click(screen.getByRole('button', { name: /^In reply to/ }))
  await expect.poll(() => tops.at(-1)).toBeLessThan(atEnd)
  const atQuoted = tops.at(-1)

  const receipt = { receivedSeq: 150, readSeq: 150, lastRead: null }
  act(() => lines[0]?.send({ type: 'marks', conversationId, userId: BROKER_ID, ...receipt }))

  await screen.findByText(/ · Read/)
  expect(tops.at(-1)).toBe(atQuoted)
})

it('reports the conversation with a reason and details', async () => {
  const { person, sent } = await open({ messages: [aMessage()] })

  await person.click(await screen.findByRole('button', { name: 'Options' }))
  await person.click(screen.getByRole('button', { name: 'Report Tess Hallam' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Report Tess Hallam' }))
  await person.click(sheet.getByRole('button', { name: 'Send report' }))
  sheet.getByText("Choose what's wrong")
  await person.click(sheet.getByRole('radio', { name: 'Looks like a scam' }))
  await person.type(sheet.getByRole('textbox'), 'Wants money')
  await person.click(sheet.getByRole('button', { name: 'Send report' }))

  await screen.findByText('Thanks. We review every report.')
  expect(sent).toEqual([{ reason: 'scam', details: 'Wants money' }])
})

it('shows an unknown conversation as not found', async () => {
  fakeSockets()
  fakeApi({})
  renderApp(<ConversationView conversationId={conversationId} back="/chat" />)

  await screen.findByRole('heading', { name: 'Conversation not found' })

  expect(screen.getByRole('link', { name: 'Back to your chats' }).getAttribute('href')).toBe('/chat')
})
