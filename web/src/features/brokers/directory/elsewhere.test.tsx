import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { aBrokerCard } from '#testing/brokers.ts'
import { serveDirectory } from '#testing/directory.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { BrokersScreen } from './brokers-screen.tsx'

afterEach(() => clearSession())

const TESS = aBrokerCard({ name: 'Tess Hallam' })
const ARUN = aBrokerCard({ name: 'Arun Pillay', states: ['WA'], languages: ['en', 'vi'] })
const JOAN = aBrokerCard({ name: 'Joan Petrie', isFull: true })

const open = (path = '/brokers') => renderApp(<BrokersScreen onReady={() => {}} />, { path })
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

const KIM = aBrokerCard({ name: 'Kim Doan', states: ['TAS'] })

test('the list is limited to the person’s own state until others are requested; the phone’s back hides them again', async () => {
  serveDirectory([TESS, ARUN, KIM], { home: 'VIC' })
  const { person, path } = open()
  await screen.findByText('1 broker in Victoria.')
  expect(names()).toEqual(['Tess Hallam'])

  await person.click(screen.getByRole('button', { name: 'Show 2 brokers in other states' }))

  await waitFor(() => expect(names()).toEqual(['Tess Hallam', 'In other states', 'Arun Pillay', 'Kim Doan']))
  expect(document.activeElement?.textContent).toBe('In other states')
  screen.getByText("They don't work in Victoria.")
  expect(path()).toBe('/brokers?state=all')
  history.back()
  await screen.findByRole('button', { name: 'Show 2 brokers in other states' })
  expect(names()).toEqual(['Tess Hallam'])
})

test('the state filter can leave the person’s own state too', async () => {
  serveDirectory([TESS, ARUN], { home: 'VIC' })
  const { person, path } = open()
  await person.click(
    await screen.findByRole('button', { name: "State: VIC, Victoria, where you'll build. Change" }),
  )

  await person.click(screen.getByRole('button', { name: 'All of Australia' }))

  await screen.findByRole('link', { name: 'Arun Pillay' })
  await person.click(screen.getByRole('button', { name: 'State: All of Australia. Change' }))
  await person.click(screen.getByRole('button', { name: 'Western Australia' }))
  await waitFor(() => expect(names()).toEqual(['Arun Pillay']))
  expect(path()).toBe('/brokers?state=WA')
  expect(screen.queryByRole('button', { name: /in other states/ })).toBeNull()
})

test('a state without brokers says so, and who there is elsewhere', async () => {
  serveDirectory([TESS], { home: 'NT' })
  const { person } = open()
  await screen.findByRole('heading', { name: 'No brokers in the Northern Territory yet' })

  await person.click(screen.getByRole('button', { name: 'Show 1 broker in other states' }))

  await screen.findByRole('article', { name: 'Tess Hallam' })
})

test('a state without a match for a filter says who there is elsewhere', async () => {
  serveDirectory([TESS, ARUN], { home: 'VIC' })
  open('/brokers?language=vi')

  await screen.findByText(/No listed broker in Victoria matches Vietnamese/)
  screen.getByRole('button', { name: 'Show 1 broker in other states' })
})

test('a state where everybody is full says so, with brokers from elsewhere before them', async () => {
  serveDirectory([JOAN, aBrokerCard({ name: 'Ian Full', isFull: true }), ARUN], { home: 'VIC' })
  open()

  await screen.findByText(/^All 2 brokers in Victoria are full right now/)
  const others = screen.getByRole('button', { name: 'Show 1 broker in other states' })
  const first = screen.getByRole('link', { name: 'Joan Petrie' })
  expect(others.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a person without a state is asked for it, and sees everybody', async () => {
  serveDirectory([TESS, ARUN])
  open()

  await screen.findByText('2 brokers, sorted by your place, block and stage.')
  const ask = await screen.findByRole('link', { name: "Say where you'll build, to see who works there" })
  expect(ask.getAttribute('href')).toBe('/profile?edit=1')
  expect(names()).toEqual(['Tess Hallam', 'Arun Pillay'])
})

test('brokers of other states that failed to load can be requested again', async () => {
  serveDirectory([TESS, ARUN], { home: 'VIC' })
  const { person } = open()
  const show = await screen.findByRole('button', { name: 'Show 1 broker in other states' })
  fakeApi({ 'GET /api/brokers': () => fail(500, 'internal', 'Something went wrong on our side.') })
  await person.click(show)
  const again = await screen.findAllByRole('button', { name: 'Try again' })

  serveDirectory([TESS, ARUN], { home: 'VIC' })
  await person.click(again.at(-1)!)

  await screen.findByRole('article', { name: 'Arun Pillay' })
})
