import type { BrokerConversation } from '@dream/contract/api/chat/conversations'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { invalidate } from '#lib/api/query.ts'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { wipePersonalStorage } from '#lib/storage/storage.ts'
import { aConversation, BROKER_ID } from '#testing/chat/chat.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { useSelection } from '../selection/use-selection.ts'
import type { DeskWork } from '../use-desk.ts'
import { ConversationList } from './conversation-list.tsx'

const idOf = (number: number) => `0190a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`
const HOUR_MS = 60 * 60_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

const aRow = (number: number, name: string, facts: Partial<BrokerConversation> = {}): BrokerConversation => ({
  ...aConversation({ id: idOf(number), role: 'broker', stage: 'land' }),
  other: { id: idOf(100 + number), name, company: null, portrait: null, isOnline: false },
  waitingSince: ago(number * HOUR_MS),
  snoozedUntil: null,
  ...facts,
})

const allWeek = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ day, from: '00:00', to: '23:59' }))

type List = { items: BrokerConversation[]; nextCursor?: string }

const done = vi.fn<DeskWork['done']>()
const markUnread = vi.fn<(ids: readonly string[]) => void>()
const drafts = new Map<string, string>()

function List() {
  const selection = useSelection()
  return (
    <ConversationList
      tab="waiting"
      openId={null}
      hrefOf={({ tab, conversation }) => `/broker-chats?tab=${tab}&conversation=${conversation}`}
      onOpen={() => undefined}
      draftOf={(id) => drafts.get(id) ?? ''}
      selection={selection}
      work={{ done, snooze: () => undefined, sent: () => undefined }}
      onUnread={markUnread}
    />
  )
}

function showList(
  answer: (search: URLSearchParams) => List | null,
  { awayUntil = null as string | null } = {},
) {
  const api = fakeApi({
    'GET /api/broker/conversations': ({ url }) => {
      const list = answer(url.searchParams)
      return list ? { body: list } : fail(503, 'unavailable', 'We are busy right now.')
    },
    'GET /api/broker/counts': () => ({ body: { waiting: 2, all: 5, snoozed: 0, closed: 1 } }),
    'GET /api/broker/profile': () => ({
      body: {
        id: BROKER_ID,
        name: 'Tess Hallam',
        portrait: null,
        status: 'published',
        checks: [],
        buyerCount: 0,
        version: 1,
        review: 'none',
        sentBackReason: null,
        replyMinutes: 38,
        replyCount: 41,
        hours: allWeek,
        timeZone: 'Australia/Melbourne',
        awayUntil,
      },
    }),
  })
  const page = renderApp(<List />, { path: '/broker-chats', user: aUser({ isBroker: true }) })
  return { ...page, ...api }
}

beforeEach(async () => {
  wipePersonalStorage()
  await clearPersonal()
})

test('a row shows the buyer, how long they wait, their last message, the unread count and the stage', async () => {
  const lastLine = {
    seq: 3,
    type: 'text',
    text: 'Hello?',
    isDeleted: false,
    isMine: false,
    at: ago(0),
  } as const
  showList(() => ({ items: [aRow(2, 'Priya Nair', { lastLine, unreadCount: 120 })] }))

  const row = await screen.findByRole('link', { name: /Priya Nair/ })

  expect(row.textContent).toMatch(/waits 2 h/)
  expect(row.textContent).toMatch(/Hello\?.*99\+ unread.*Looking for land/)
  expect(row.getAttribute('href')).toContain(idOf(2))
  expect(screen.getByRole('link', { name: 'Waiting on me 2' })).toBeTruthy()
  expect(screen.getByText(/Usually replies within 40 min/)).toBeTruthy()
})

test('a wait is measured by the promised reply time, and calm while the broker is away', async () => {
  const late = /waits\s+9 h\s*, longer than you promise/
  const rows = () => ({ items: [aRow(9, 'Ada'), { ...aRow(1, 'Ben'), waitingSince: ago(30 * 60_000) }] })
  const { unmount } = showList(rows)
  expect((await screen.findByRole('link', { name: late })).textContent).toContain('Ada')
  expect(screen.getByRole('link', { name: /Ben/ }).textContent).toContain('waits 30 min')
  expect(screen.getAllByRole('link', { name: late })).toHaveLength(1)
  expect(screen.queryByText(/Nobody else/)).toBeNull()
  unmount()
  await clearPersonal()

  showList(rows, { awayUntil: ago(-HOUR_MS) })

  expect((await screen.findByRole('link', { name: /Ada/ })).textContent).toContain('waits 9 h')
  await screen.findByText(/What buyers see/)
  expect(screen.queryByRole('link', { name: late })).toBeNull()
})

test('the arrow keys move over the rows, from the search as well', async () => {
  const { person } = showList(() => ({ items: [aRow(3, 'Ada'), aRow(2, 'Ben')] }))
  const [ada, ben] = [
    await screen.findByRole('link', { name: /Ada/ }),
    screen.getByRole('link', { name: /Ben/ }),
  ]

  await person.click(screen.getByRole('searchbox'))
  await person.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(ada)
  await person.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(ben)
  await person.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(ada)
})

test('further pages follow, each conversation once; a page that failed to load can be retried', async () => {
  let isDown = true
  const { person } = showList((search) => {
    if (search.get('after') === null) return { items: [aRow(3, 'Ada'), aRow(2, 'Ben')], nextCursor: idOf(2) }
    return isDown ? null : { items: [aRow(2, 'Ben'), aRow(1, 'Cleo')] }
  })

  await person.click(await screen.findByRole('button', { name: 'Show more' }))
  const again = await screen.findByRole('button', { name: "Couldn't load more. Try again" })
  isDown = false
  await person.click(again)

  await screen.findByRole('link', { name: /Cleo/ })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(1, 4))).toEqual([
    'Ada',
    'Ben',
    'Cle',
  ])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('once a buyer of the first page is answered, the further pages stay, each conversation once', async () => {
  const waiting = [aRow(5, 'Ada'), aRow(4, 'Ben'), aRow(3, 'Cleo'), aRow(2, 'Dan'), aRow(1, 'Eve')]
  const { person } = showList((search) => {
    const start = waiting.findIndex(({ id }) => id === search.get('after')) + 1
    const items = waiting.slice(start, start + 2)
    const last = items.at(-1)
    return { items, ...(last && start + 2 < waiting.length && { nextCursor: last.id }) }
  })
  const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.slice(1, 4))
  await person.click(await screen.findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(names()).toEqual(['Ada', 'Ben', 'Cle', 'Dan']))

  waiting.shift()
  await act(async () => invalidate('GET /api/broker/conversations'))

  await waitFor(() => expect(names()).toEqual(['Ben', 'Cle', 'Dan', 'Eve']))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('an empty list says that nobody waits, and a search without results says what was searched for', async () => {
  const { person } = showList(() => ({ items: [] }))
  await screen.findByRole('heading', { name: 'All caught up' })

  await person.type(screen.getByRole('searchbox'), 'flat block')

  await screen.findByRole('heading', { name: 'Nothing for “flat block”' })
  expect(screen.queryByRole('link', { name: 'See all conversations' })).toBeNull()
})

test('a list that fails to load says why, and loads on a retry', async () => {
  let isDown = true
  const { person } = showList(() => (isDown ? null : { items: [aRow(1, 'Ada')] }))
  await screen.findByText(/We are busy right now/)

  isDown = false
  await person.click(screen.getByRole('button', { name: 'Try again' }))

  await screen.findByRole('link', { name: /Ada/ })
})

test('Shift selects a range, which is then done or marked at once', async () => {
  const rows = [aRow(4, 'Ada'), aRow(3, 'Ben'), aRow(2, 'Cleo'), aRow(1, 'Dan')]
  const { person } = showList(() => ({ items: rows }))
  const row = (name: RegExp) => screen.getByRole('link', { name })
  await screen.findByRole('link', { name: /Ada/ })

  await person.keyboard('{Shift>}')
  await person.click(row(/Ben/))
  await person.click(row(/Dan/))
  await person.keyboard('{/Shift}')

  expect(screen.getByText('3 selected')).toBeTruthy()
  expect(row(/Cleo/).textContent).toContain(', selected')
  await person.click(screen.getByRole('button', { name: 'Done' }))
  await person.click(screen.getByRole('button', { name: 'Mark as unread' }))
  const ids = [3, 2, 1].map(idOf)
  expect([done.mock.calls, markUnread.mock.calls]).toEqual([[[ids]], [[ids]]])
  expect(screen.getByRole('searchbox')).toBeTruthy()
})

test('an unsent draft is shown in place of the last message', async () => {
  drafts.set(idOf(1), 'I would ask for')
  showList(() => ({ items: [aRow(1, 'Ada')] }))

  expect((await screen.findByRole('link', { name: /Ada/ })).textContent).toContain('Draft: I would ask for')
  drafts.clear()
})

test('a list is filtered by stage', async () => {
  const asked: (string | null)[] = []
  const { person } = showList((search) => {
    asked.push(search.get('stage'))
    return { items: search.get('stage') ? [] : [aRow(1, 'Ada')] }
  })
  await screen.findByRole('link', { name: /Ada/ })

  await person.selectOptions(screen.getByRole('combobox', { name: 'Stage of the buyers' }), 'Contract')

  await screen.findByRole('heading', { name: 'Nobody at this stage' })
  expect(asked).toContain('contract')
})
