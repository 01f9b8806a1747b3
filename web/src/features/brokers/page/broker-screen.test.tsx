import type { BrokerDetail } from '@dream/contract/api/sections/brokers'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { CONVERSATION_ID, conversationWith } from '#testing/chat/chat.ts'
import { aBrokerDetail } from '#testing/brokers.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { BrokerScreen } from './broker-screen.tsx'

afterEach(() => clearSession())

const TESS = aBrokerDetail({ name: 'Tess Hallam' })
const OTHER = '0190b000-0000-7000-8000-00000000beef'

type Options = { broker?: BrokerDetail; selectedBrokerId?: string | null; onBack?: (() => void) | null }
type Handlers = Parameters<typeof fakeApi>[0]

function open({ broker = TESS, selectedBrokerId = null, onBack = null }: Options = {}, more: Handlers = {}) {
  fakeApi({
    'GET /api/brokers/:id': () => ({ body: broker }),
    'GET /api/conversations': () => ({
      body: { items: [conversationWith({ id: OTHER, name: 'Bruno Costa' })] },
    }),
    ...more,
  })
  const onReady = vi.fn()
  const screens = renderApp(<BrokerScreen brokerId={broker.id} onBack={onBack} onReady={onReady} />, {
    path: `/broker/${broker.id}`,
    user: aUser({ selectedBrokerId }),
  })
  return { ...screens, onReady }
}

describe('a broker’s page', () => {
  test('shows all facts about them and the questions to ask', async () => {
    const { onReady } = open()

    await screen.findByRole('heading', { level: 1, name: 'Tess Hallam' })
    expect(onReady).toHaveBeenCalled()
    const pay = screen.getByRole('heading', { name: 'How I am paid' }).closest('section')
    within(pay!).getByText(/The builder you choose pays me 2.5 %/)
    screen.getByText(/measured over 41 chats/)
    screen.getByText('Identity')
    screen.getByText('A call about your block')
    screen.getByText("Melbourne's west")
    screen.getByText('Mon to Fri')
    screen.getByText('Melbourne time')
    screen.getByText(/51 824 753 556/)
  })

  test('shows a reason for them, their chats, and that they do not work in the person’s state', async () => {
    open({ broker: aBrokerDetail({ isElsewhere: true, reasons: ['Speaks Greek'] }) })

    await screen.findByText("Tess doesn't work in your state.")
    screen.getByText('Speaks Greek')
    screen.getByText(/In 12 chats now, at most 20 at a time/)
  })

  test('of somebody away says until when', async () => {
    open({ broker: aBrokerDetail({ awayUntil: '2999-01-04T22:00:00.000Z' }) })

    await screen.findByText(/^Away until 5 January 2999/)
  })

  test('of somebody new promises no reply time', async () => {
    open({ broker: aBrokerDetail({ replyMinutes: null, replyCount: 0, checks: [], hours: [], abn: null }) })

    await screen.findByText(/No reply time yet/)
    screen.getByText(/We haven't checked anything about Tess Hallam yet/)
    screen.getByText('By appointment.')
  })

  test('leads back to the directory as it was left', async () => {
    const onBack = vi.fn()
    const { person } = open({ onBack })
    await screen.findByRole('heading', { level: 1, name: 'Tess Hallam' })

    await person.click(screen.getByRole('link', { name: 'All brokers' }))

    expect(onBack).toHaveBeenCalledOnce()
  })
})

describe('the action is', () => {
  test('without a broker: choose this one', async () => {
    open()

    await screen.findByRole('button', { name: 'Choose Tess' })
  })

  test('with this broker: open the chat, or look at others', async () => {
    const mine = conversationWith({ id: TESS.id, name: TESS.name })
    open({ selectedBrokerId: TESS.id }, { 'GET /api/conversations': () => ({ body: { items: [mine] } }) })

    const chat = await screen.findByRole('link', { name: 'Open chat' })
    await waitFor(() => expect(chat.getAttribute('href')).toBe(`/chat/${CONVERSATION_ID}`))
    expect(screen.getByRole('link', { name: 'Change broker' }).getAttribute('href')).toBe('/brokers')
  })

  test('with another broker: change', async () => {
    open({ selectedBrokerId: OTHER })

    await screen.findByRole('button', { name: 'Change broker to Tess' })
    await screen.findByText('Bruno Costa is your broker now.')
  })

  test('with a broker who is full: see others', async () => {
    open({ broker: aBrokerDetail({ isFull: true }) })

    await screen.findByText("Tess isn't taking new buyers right now.")
    expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull()
    screen.getByRole('link', { name: 'See other brokers' })
  })
})

test.each([
  ['nobody has', () => fail(404, 'not-found', 'This broker is no longer listed.')],
  ['cannot be one', () => fail(400, 'validation-failed')],
])('a link that %s says so and leads to the others', async (_, gone) => {
  open({}, { 'GET /api/brokers/:id': gone })

  await screen.findByRole('heading', { name: 'This broker is no longer listed' })
  expect(screen.getByRole('link', { name: 'See all brokers' }).getAttribute('href')).toBe('/brokers')
})

test('offline, a broker who was viewed before is shown', async () => {
  const first = open()
  await screen.findByRole('heading', { level: 1, name: 'Tess Hallam' })
  first.unmount()
  dispatchEvent(new Event('pagehide'))

  open({}, { 'GET /api/brokers/:id': noNetwork })

  await screen.findByText(/This is the last saved version/)
  screen.getByRole('heading', { level: 1, name: 'Tess Hallam' })
})

test('offline, a broker who was never viewed shows an error with a retry', async () => {
  const { person } = open({}, { 'GET /api/brokers/:id': noNetwork })
  await screen.findByRole('heading', { name: "Couldn't load this broker" })

  fakeApi({ 'GET /api/brokers/:id': () => ({ body: TESS }) })
  await person.click(screen.getByRole('button', { name: 'Try again' }))

  await screen.findByRole('heading', { level: 1, name: 'Tess Hallam' })
})
