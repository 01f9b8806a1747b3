import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { currentSession, clearSession } from '#lib/session/session.ts'
import { conversationWith } from '#testing/chat/chat.ts'
import { aBrief, aBrokerDetail } from '#testing/brokers.ts'
import { aLikedDesign } from '#testing/designs.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { ChooseSheet } from './choose-sheet.tsx'

afterEach(() => clearSession())

const TESS = aBrokerDetail({ name: 'Tess Hallam' })
const OTHER = '0190b000-0000-7000-8000-00000000beef'
const CONVERSATION = '0190c000-0000-7000-8000-000000000001'
const LIKED = ['Wattle', 'Banksia', 'Grevillea', 'Boronia'].map((title, at) =>
  aLikedDesign({ title }, at + 1),
)

type Handlers = Parameters<typeof fakeApi>[0]

function open({ selectedBrokerId = null }: { selectedBrokerId?: string | null } = {}, more: Handlers = {}) {
  const user = aUser({ selectedBrokerId })
  const sent: unknown[] = []
  const api = fakeApi({
    'GET /api/brief': () => ({ body: aBrief() }),
    'GET /api/preferences/liked': () => ({ body: LIKED }),
    'GET /api/conversations': () => ({
      body: { items: [conversationWith({ id: OTHER, name: 'Bruno Costa' })] },
    }),
    'GET /api/auth/me': () => ({ body: user }),
    'POST /api/brokers/:id/select': ({ body }) => {
      sent.push(body)
      return { status: 201, body: { conversationId: CONVERSATION, selectedBrokerId: TESS.id } }
    },
    ...more,
  })
  const app = renderApp(<ChooseSheet broker={TESS} isOpen onClose={vi.fn()} />, {
    path: `/broker/${TESS.id}`,
    user,
  })
  return { ...app, ...api, sent }
}

const brief = () => screen.findByRole('list', { name: 'Your brief' })
const tick = (name: RegExp) => screen.getByRole('checkbox', { name })
const confirm = () => screen.getByRole('button', { name: /^(Choose|Change to) Tess$/ })

test('the brief is shown as the broker will read it, and only ticked parts are sent', async () => {
  const { person, sent } = open()
  const parts = within(await brief())
  parts.getByText('4 bedrooms · Study')
  parts.getByText('12.5 × 30 m')
  parts.getByText('$450k to $600k to build, without the land')

  await person.click(tick(/^Budget/))
  await person.click(tick(/^Must-haves/))
  screen.getByText('6 of 8 parts and your name. Never your email or phone.')
  await person.type(screen.getByLabelText('Anything else for Tess?'), 'Call after five')
  await person.click(confirm())

  await screen.findByRole('heading', { name: 'Tess has your brief' })
  expect(sent).toEqual([
    {
      share: ['whoFor', 'dislikes', 'areas', 'block', 'stage', 'plans'],
      planIds: LIKED.slice(0, 3).map(({ id }) => id),
      note: 'Call after five',
    },
  ])
})

test('after the choice every screen shows the broker, and the chat is one press away', async () => {
  const { person, history: visited } = open()
  await brief()

  await person.click(confirm())

  const chat = await screen.findByRole('link', { name: 'Open chat' })
  expect(chat.getAttribute('href')).toBe(`/chat/${CONVERSATION}`)
  expect(currentSession().user?.selectedBrokerId).toBe(TESS.id)
  expect(document.activeElement?.textContent).toBe('Tess has your brief')
  await person.click(chat)
  expect(visited).toEqual([`/broker/${TESS.id}`, `/chat/${CONVERSATION}`])
})

test('a plan can be swapped for another liked one, or left out', async () => {
  const { person, sent } = open()
  await brief()

  await person.click(screen.getByRole('button', { name: /^Banksia.*Swap or leave out$/ }))
  await person.click(screen.getByRole('button', { name: 'Boronia' }))
  await person.click(screen.getByRole('button', { name: /^Wattle.*Swap or leave out$/ }))
  await person.click(screen.getByRole('button', { name: 'Leave Wattle out' }))
  await person.click(confirm())

  await screen.findByRole('heading', { name: 'Tess has your brief' })
  expect(sent).toMatchObject([{ planIds: [LIKED[3]!.id, LIKED[2]!.id] }])
})

test('an empty part cannot be ticked, and links to where it is answered', async () => {
  open({}, { 'GET /api/brief': () => ({ body: aBrief({ budget: null }) }) })
  await brief()

  expect(screen.queryByRole('checkbox', { name: /^Budget/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Choose a range' }).getAttribute('href')).toBe('/profile?edit=5')
})

test('a double press chooses once', async () => {
  const { person, sent } = open()
  await brief()

  await person.dblClick(confirm())

  await screen.findByRole('heading', { name: 'Tess has your brief' })
  expect(sent).toHaveLength(1)
})

describe('a choice that fails', () => {
  test.each([
    [
      'there is no room',
      () => fail(409, 'broker-full', "This broker isn't taking new buyers right now."),
      /taking new buyers/,
      'See other brokers',
    ],
    ['brokers are locked', () => fail(403, 'locked', 'This is still locked.'), /open at 19/, 'Keep swiping'],
    [
      'it is the eleventh',
      () => fail(429, 'too-many-attempts', 'Too many attempts. Try again in 12 minutes.'),
      /12 minutes/,
      null,
    ],
    ['there is no network', noNetwork, /No internet connection/, null],
  ])('because %s says so, shows a way on, and keeps the input', async (_, trouble, message, way) => {
    const { person, unmount } = open({}, { 'POST /api/brokers/:id/select': trouble })
    await brief()
    await person.click(tick(/^Budget/))
    await person.type(screen.getByLabelText('Anything else for Tess?'), 'Hi')

    await person.click(confirm())

    expect((await screen.findByRole('alert')).textContent).toMatch(message)
    if (way) screen.getByRole('link', { name: way })
    unmount()
    open()
    await brief()
    expect(tick(/^Budget/)).toHaveProperty('checked', false)
    expect(screen.getByLabelText('Anything else for Tess?')).toHaveProperty('value', 'Hi')
  })
})

describe('changing the broker', () => {
  test('says what happens to the chat with the previous broker', async () => {
    open({ selectedBrokerId: OTHER })
    await brief()

    await screen.findByText('Your chat with Bruno Costa closes.')
    screen.getByText(/You can both still read it/)
    screen.getByRole('button', { name: 'Change to Tess' })
  })

  test('a choice made in another window meanwhile is confirmed again before it is undone', async () => {
    const { person, sent } = open(
      {},
      { 'GET /api/auth/me': () => ({ body: aUser({ selectedBrokerId: OTHER }) }) },
    )
    await brief()

    await person.click(confirm())

    expect((await screen.findByRole('alert')).textContent).toMatch(/in another window/)
    expect(sent).toEqual([])
    await screen.findByText('Your chat with Bruno Costa closes.')
    await person.click(screen.getByRole('button', { name: 'Change to Tess' }))
    await screen.findByRole('heading', { name: 'Tess has your brief' })
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})
