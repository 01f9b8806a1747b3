import type { BrokerProfile } from '@dream/contract/api/sections/brokers'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { wipePersonalStorage } from '#lib/storage/storage.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { PageScreen } from './page-screen.tsx'

const broker = aUser({ isBroker: true, name: 'Bruno Costa' })

const aPage = (facts: Partial<BrokerProfile> = {}): BrokerProfile => ({
  id: broker.id,
  name: broker.name,
  portrait: null,
  status: 'published',
  company: 'Paper Lantern',
  headline: 'First homes without the fog',
  about: 'I was a site supervisor for eleven years before I changed sides, and I read every quote with you.',
  howIWork: ['A call'],
  howPaid: 'Builders pay me a fee when you sign, and I tell you how much before.',
  states: ['VIC'],
  areas: [{ name: 'West', state: 'VIC', postcodes: [['3011', '3049']] }],
  specialties: ['first-home'],
  languages: ['en'],
  hours: [{ day: 1, from: '08:30', to: '17:30' }],
  timeZone: 'Australia/Melbourne',
  awayUntil: null,
  capacity: 40,
  abn: null,
  checks: [],
  replyMinutes: null,
  replyCount: 0,
  buyerCount: 2,
  version: 3,
  review: 'none',
  sentBackReason: null,
  ...facts,
})

type Sent = BrokerProfile & { version: number }

/** Opens the page against a fake server that accepts a change only over its current version. */
function openPage(start: BrokerProfile = aPage()) {
  const server = { page: start, sent: [] as Sent[] }
  fakeApi({
    'GET /api/broker/profile': () => ({ body: server.page }),
    'PUT /api/broker/profile': ({ body }) => {
      const sent = body as Sent
      server.sent.push(sent)
      if (sent.version !== server.page.version) return fail(409, 'profile-changed')
      server.page = { ...server.page, ...sent, version: sent.version + 1 }
      return { body: server.page }
    },
  })
  const preview = ({ headline, opening }: { headline: string; opening: { label: string } }) => (
    <p>
      Seen as {headline}, {opening.label}
    </p>
  )
  const show = () =>
    renderApp(<PageScreen user={broker} preview={preview} logOut={null} />, {
      path: '/broker-profile',
      user: broker,
    })
  return { server, show }
}

const headline = () => screen.findByLabelText<HTMLInputElement>('Headline')

beforeEach(async () => {
  wipePersonalStorage()
  await clearPersonal()
})

test('a change is previewed and saved, and then nothing is unsaved', async () => {
  const { server, show } = openPage()
  const { person } = show()
  await person.clear(await headline())
  await person.type(await headline(), 'Narrow blocks')
  screen.getByText('Not saved yet. Still on this device.')

  await person.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByText('All changes saved.')
  expect(server.page).toMatchObject({ headline: 'Narrow blocks', version: 4, capacity: 40 })
  if (!screen.queryByText(/^Seen as/)) await person.click(screen.getByRole('tab', { name: 'Preview' }))
  screen.getByText(/Seen as Narrow blocks/)
})

test('unsaved changes survive a reload, and can be discarded', async () => {
  const { show } = openPage()
  const first = show()
  await first.person.type(await headline(), ' at all')
  first.unmount()

  const { person } = show()
  expect((await headline()).value).toBe('First homes without the fog at all')
  await person.click(screen.getByRole('button', { name: 'Discard' }))

  expect((await headline()).value).toBe('First homes without the fog')
})

test('a change in another window loses nothing: other fields are updated, and each clash offers both versions', async () => {
  const { server, show } = openPage()
  const { person } = show()
  await person.type(await headline(), ' of mine')
  await person.clear(screen.getByLabelText('Buyers at a time'))
  await person.type(screen.getByLabelText('Buyers at a time'), '12')
  server.page = aPage({ headline: 'Theirs, newer', company: 'Newer name', version: 4 })

  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Your page was changed in another window/)

  expect((await headline()).value).toBe('First homes without the fog of mine')
  expect(screen.getByLabelText<HTMLInputElement>('Company').value).toBe('Newer name')
  screen.getByText(/“Theirs, newer”/)
  await person.click(screen.getByRole('button', { name: 'Use the other version' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByText('All changes saved.')
  expect(server.page).toMatchObject({
    headline: 'Theirs, newer',
    company: 'Newer name',
    capacity: 12,
    version: 5,
  })
})

test('a day has several periods, and two that overlap are reported at once', async () => {
  const { server, show } = openPage()
  const { person } = show()
  const monday = within(await screen.findByRole('group', { name: 'Monday' }))
  await person.click(monday.getByRole('button', { name: 'Add hours on Monday' }))
  expect(monday.getAllByLabelText('Monday, from')).toHaveLength(2)
  const [firstEnd] = monday.getAllByLabelText('Monday, to')
  if (!firstEnd) throw new Error('Monday has hours')
  fireEvent.change(firstEnd, { target: { value: '19:00' } })
  screen.getByText('Two periods on Mon overlap')
  fireEvent.change(firstEnd, { target: { value: '17:30' } })
  expect(screen.queryByText(/overlap/)).toBeNull()

  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('All changes saved.')

  expect(server.page.hours).toEqual([
    { day: 1, from: '08:30', to: '17:30' },
    { day: 1, from: '18:30', to: '20:30' },
  ])
})

test.each([
  ['draft', /^Draft\. Only you can see this page/],
  ['suspended', /^Suspended\. You're not listed/],
] as const)('a page that is %s says so', async (status, text) => {
  openPage(aPage({ status })).show()

  await screen.findByText(text)
})

test('an invalid capacity is reported at its field and nothing is sent', async () => {
  const { server, show } = openPage()
  const { person } = show()
  await person.clear(await screen.findByLabelText('Buyers at a time'))
  await person.type(screen.getByLabelText('Buyers at a time'), 'ten')

  await person.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByText('Enter a whole number')
  expect(server.sent).toEqual([])
})
