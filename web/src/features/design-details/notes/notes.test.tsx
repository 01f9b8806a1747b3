import type { DesignNote } from '@dream/contract/api/designs/notes'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { aDealtDesign } from '#testing/designs.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { DesignDetails } from '../design-details.tsx'
import { notesState, sendUnsentNotes } from './notes-queue/notes-queue.ts'

afterEach(() => clearSession())

const design = aDealtDesign()
const T1 = '2026-01-01T10:00:00.000Z'
const aNote = (note: Partial<DesignNote> = {}): DesignNote => ({
  id: '00000000-0000-4000-9000-000000000001',
  designId: design.id,
  text: 'Ask about the north side',
  pin: null,
  madeAt: T1,
  changedAt: T1,
  ...note,
})
const pinned = aNote({
  id: '00000000-0000-4000-9000-000000000002',
  text: 'Window here?',
  pin: { level: 'ground', x: 0.5, y: 0.25 },
})

/** Fake server that stores notes. */
function keeping(items: DesignNote[]) {
  const state = { items, sent: [] as unknown[] }
  const idOf = (url: URL) => url.pathname.split('/').at(-1) ?? ''
  fakeApi({
    'GET /api/preferences/notes': () => ({ body: { items: state.items } }),
    'PUT /api/preferences/notes/:id': ({ url, body }) => {
      state.sent.push(body)
      const { changeId: _changeId, ...note } = body as Omit<DesignNote, 'id' | 'madeAt'> & {
        changeId: string
      }
      const stored = { ...note, id: idOf(url), madeAt: note.changedAt }
      state.items = [...state.items.filter(({ id }) => id !== stored.id), stored]
      return { body: { note: stored } }
    },
    'DELETE /api/preferences/notes/:id': ({ url }) => {
      state.items = state.items.filter(({ id }) => id !== idOf(url))
      return { body: { note: null } }
    },
  })
  return state
}

const Audience = ({ what = 'it', isQuiet = false }) => `${isQuiet ? 'Who sees' : 'Mum sees'} ${what}.`

async function open() {
  const app = renderApp(<DesignDetails design={design} onClose={() => {}} NoteAudience={Audience} />)
  await screen.findByRole('button', { name: 'Write a note' })
  return app
}
const list = () => screen.findByRole('list', { name: 'My notes' })
const sheet = (name: string) => screen.findByRole('dialog', { name })
const settled = () => waitFor(() => expect(notesState.get()).toEqual([]))

it('a note is created, edited and deleted', async () => {
  const server = keeping([])
  const { person } = await open()
  screen.getByText(/Mum sees them\.$/)

  await person.click(screen.getByRole('button', { name: 'Write a note' }))
  expect(screen.getByText('Mum sees it.').id).toBe(
    (await screen.findByLabelText('Note')).getAttribute('aria-describedby'),
  )
  await person.type(within(await sheet('New note')).getByLabelText('Note'), 'Too dark?')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await within(await list()).findByText('Too dark?')
  screen.getByText('Who sees them.')
  await settled()
  expect(server.sent).toMatchObject([{ designId: design.id, text: 'Too dark?', pin: null }])

  await person.click(screen.getByRole('button', { name: 'Too dark?' }))
  await person.type(within(await sheet('Note')).getByLabelText('Note'), ' Ask.')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await within(await list()).findByText('Too dark? Ask.')
  await settled()

  await person.click(screen.getByRole('button', { name: 'Too dark? Ask.' }))
  await person.click(await screen.findByRole('button', { name: 'Delete note' }))
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(server.items).toEqual([]))
  expect(screen.queryByRole('list', { name: 'My notes' })).toBeNull()
})

it('closing in any way keeps what was typed, except for Cancel', async () => {
  keeping([])
  const { person } = await open()
  await person.click(screen.getByRole('button', { name: 'Write a note' }))
  await person.type(await screen.findByLabelText('Note'), 'Dropped')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await person.click(screen.getByRole('button', { name: 'Write a note' }))
  await person.type(await screen.findByLabelText('Note'), 'Kept')

  await person.click(within(await sheet('New note')).getByRole('button', { name: 'Close' }))

  expect(await within(await list()).findByText('Kept')).toBeDefined()
  expect(screen.queryByText('Dropped')).toBeNull()
  await settled()
})

it('pins have the same numbers on the plan and in the list, and open from both', async () => {
  keeping([aNote(), pinned])
  const { person } = await open()
  const plan = await screen.findByRole('group', { name: /^Drawing of Wattle/ })
  const pin = await within(plan).findByRole('button', { name: 'Pin 1: Window here?' })
  const rows = within(await list()).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Ask about the north side',
    'Pin 1: 1Window here?',
  ])

  await person.click(pin)

  expect(within(await sheet('Pin 1')).getByLabelText('Note')).toHaveProperty('value', 'Window here?')
})

it('a spot is pinned with the keyboard alone', async () => {
  const server = keeping([])
  const { person } = await open()
  await person.click(screen.getByRole('button', { name: 'Pin to the plan' }))
  const cross = await screen.findByRole('application', { name: /^Cross on the plan/ })
  await waitFor(() => expect(document.activeElement).toBe(cross))

  await person.keyboard('{Enter}')
  await person.type(within(await sheet('Pin 1')).getByLabelText('Note'), 'Bench longer')
  await person.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() =>
    expect(server.sent).toMatchObject([{ text: 'Bench longer', pin: { level: 'ground', x: 0.5, y: 0.5 } }]),
  )
  expect(screen.queryByRole('application')).toBeNull()
  await settled()
})

it('offline, a note is saved, says so, and is sent once when the network is back', async () => {
  fakeApi({ 'GET /api/preferences/notes': noNetwork, 'PUT /api/preferences/notes/:id': noNetwork })
  const { person } = await open()
  await person.click(screen.getByRole('button', { name: 'Write a note' }))
  await person.type(await screen.findByLabelText('Note'), 'Offline')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await within(await list()).findByText('Kept on this device until you are online')

  const server = keeping([])
  await sendUnsentNotes()
  await sendUnsentNotes()

  expect(server.sent).toMatchObject([{ text: 'Offline' }])
  await waitFor(() => expect(screen.queryByText('Kept on this device until you are online')).toBeNull())
})

it('a note that the server refuses stays, with the reason', async () => {
  fakeApi({
    'GET /api/preferences/notes': () => ({ body: { items: [] } }),
    'PUT /api/preferences/notes/:id': () => fail(409, 'notes-full', 'You have 1000 notes.'),
  })
  const { person } = await open()
  await person.click(screen.getByRole('button', { name: 'Write a note' }))
  await person.type(await screen.findByLabelText('Note'), 'One more')
  await person.click(screen.getByRole('button', { name: 'Save' }))

  await within(await list()).findByText("Couldn't be saved. You have 1000 notes.")
  expect(screen.getByText('One more')).toBeDefined()
})

it('text is always rendered as text', async () => {
  const hostile = '<img src=x onerror="window.ran = true"> <script>window.ran = true</script>'
  keeping([aNote({ text: hostile })])
  await open()

  expect(await within(await list()).findByText(hostile)).toBeDefined()
  expect(document.querySelector('img[src="x"], [onerror]')).toBeNull()
})
