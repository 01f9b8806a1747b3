import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { invalidate } from '#lib/api/query.ts'
import { saveScrollPosition } from '#lib/navigation/scroll-restoration.ts'
import { clearSession } from '#lib/session/session.ts'
import { aBrokerCard } from '#testing/brokers.ts'
import { serveDirectory } from '#testing/directory.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { BrokersScreen } from './brokers-screen.tsx'

beforeEach(() => ready.mockClear())
afterEach(() => clearSession())

const TESS = aBrokerCard({ name: 'Tess Hallam' })
const ARUN = aBrokerCard({
  name: 'Arun Pillay',
  states: ['WA'],
  languages: ['en', 'vi'],
  replyMinutes: null,
  replyCount: 0,
  opening: { isOpen: false, opensAt: null, label: 'By appointment' },
})
const JOAN = aBrokerCard({ name: 'Joan Petrie', isFull: true })

const ready = vi.fn()
const open = (path = '/brokers') => renderApp(<BrokersScreen onReady={ready} />, { path })
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const card = (name: string) => within(screen.getByRole('article', { name }))

describe('a card', () => {
  test('shows a reason for them, the reply time, chats, opening hours and checks', async () => {
    serveDirectory([TESS])
    open()
    await screen.findByRole('article', { name: 'Tess Hallam' })

    card('Tess Hallam').getByText("Builds in Tarneit, Melbourne's west")
    card('Tess Hallam').getByText('Replies in 25 minutes')
    card('Tess Hallam').getByText('12 chats of 20')
    card('Tess Hallam').getByText('Open now')
    card('Tess Hallam').getByText(/Identity.6.Oct.2026/)
    expect(card('Tess Hallam').getByRole('link').getAttribute('href')).toBe(`/broker/${TESS.id}`)
  })

  test('of a new broker shows no reply time, of a full one no free places, and of one’s own says so', async () => {
    serveDirectory([ARUN, JOAN, { ...TESS, isSelected: true }])
    open()
    await screen.findByRole('article', { name: 'Arun Pillay' })

    card('Arun Pillay').getByText('New, no reply time yet')
    card('Joan Petrie').getByText('Not taking new buyers right now')
    card('Tess Hallam').getByText('Your broker')
  })
})

test('with brokers in the list the tour may begin, and a person without a place is asked for it', async () => {
  serveDirectory([TESS])
  open()

  await screen.findByRole('link', { name: /^Say where you'll build/ })
  expect(ready).toHaveBeenCalled()
})

test('without brokers the tour does not begin and nothing is asked', async () => {
  serveDirectory([])
  open()

  await screen.findByRole('heading', { name: 'No brokers yet' })
  expect(screen.queryByRole('link', { name: /^Say where/ })).toBeNull()
  expect(ready).not.toHaveBeenCalled()
})

describe('filtering the directory', () => {
  test('is in the URL, and the phone’s back undoes it', async () => {
    serveDirectory([TESS, ARUN])
    const { person, path } = open()
    await person.click(await screen.findByRole('button', { name: 'State: any. Change' }))

    await person.click(screen.getByRole('button', { name: 'Western Australia' }))

    expect(path()).toBe('/brokers?state=WA')
    await waitFor(() => expect(names()).toEqual(['Arun Pillay']))
    screen.getByRole('button', { name: 'State: WA, Western Australia. Change' })
  })

  test('by postcode takes four digits, or the person’s own', async () => {
    serveDirectory([TESS])
    const { person, path } = open()
    await person.click(await screen.findByRole('button', { name: 'Postcode: any. Change' }))
    await person.type(screen.getByLabelText('Postcode'), '30')
    await person.click(screen.getByRole('button', { name: 'Show brokers there' }))
    expect(screen.getByRole('alert').textContent).toMatch(/postcode/)

    await person.click(screen.getByRole('button', { name: 'Use mine, 3056' }))

    expect(path()).toBe('/brokers?area=3056')
    await waitFor(() => expect(names()).toEqual(['Tess Hallam']))
  })

  test('without a match says which filters to remove', async () => {
    serveDirectory([TESS, ARUN])
    const { person, path } = open('/brokers?state=VIC&language=vi')

    await screen.findByRole('heading', { name: 'No brokers match yet' })
    screen.getByText(/No listed broker matches Victoria and Vietnamese/)
    await person.click(screen.getByRole('button', { name: 'Without Victoria' }))

    expect(path()).toBe('/brokers?language=vi')
    await waitFor(() => expect(names()).toEqual(['Arun Pillay']))
    await person.click(screen.getByRole('button', { name: 'Clear' }))
    expect(path()).toBe('/brokers')
  })
})

test('more brokers load on request, each once, and the focus moves to the first of them', async () => {
  const many = Array.from({ length: 5 }, (_, at) => aBrokerCard({ name: `${at} Broker` }))
  serveDirectory(many, { pageSize: 2 })
  const { person } = open()
  await screen.findByText('The first 2 brokers, sorted by your place, block and stage.')

  await person.click(screen.getByRole('button', { name: 'Show more' }))

  const third = await screen.findByRole('link', { name: '2 Broker' })
  expect(document.activeElement).toBe(third)
  await person.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('link', { name: '4 Broker' })
  expect(names()).toEqual(many.map(({ name }) => name))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('after a failed page the earlier brokers stay, and it can be requested again', async () => {
  const many = Array.from({ length: 3 }, (_, at) => aBrokerCard({ name: `${at} Broker` }))
  serveDirectory(many, { pageSize: 2 })
  const { person } = open()
  const more = await screen.findByRole('button', { name: 'Show more' })
  fakeApi({ 'GET /api/brokers': () => fail(500, 'internal', 'Something went wrong on our side.') })
  await person.click(more)
  await screen.findByText('Something went wrong on our side.')
  expect(names()).toEqual(['0 Broker', '1 Broker'])

  serveDirectory(many, { pageSize: 2 })
  await person.click(screen.getByRole('button', { name: 'Try again' }))

  expect(document.activeElement).toBe(await screen.findByRole('link', { name: '2 Broker' }))
})

test('a refresh leaves the further brokers, each once, and the focus where it is', async () => {
  const many = Array.from({ length: 5 }, (_, at) => aBrokerCard({ name: `${at} Broker` }))
  serveDirectory(many.slice(0, 4), { pageSize: 2 })
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Show more' }))
  const focused = await screen.findByRole('link', { name: '2 Broker' })

  serveDirectory([many[4]!, ...many.slice(0, 4)], { pageSize: 2 })
  await act(async () => invalidate('GET /api/brokers'))

  await waitFor(() => expect(names()).toEqual(['4 Broker', '0 Broker', '1 Broker', '2 Broker']))
  expect(document.activeElement).toBe(focused)
})

test('coming back to the list shows as many brokers as before', async () => {
  const many = Array.from({ length: 3 }, (_, at) => aBrokerCard({ name: `${at} Broker` }))
  serveDirectory(many, { pageSize: 2 })
  function Returning() {
    useState(() => saveScrollPosition({ pages: 1, top: 300 }))
    return <BrokersScreen onReady={ready} />
  }

  renderApp(<Returning />, { path: '/brokers' })

  await screen.findByRole('link', { name: '2 Broker' })
})

test('a broker opened from the list leads back to it', async () => {
  serveDirectory([TESS])
  const { person, path } = open()
  await person.click(await screen.findByRole('link', { name: 'Tess Hallam' }))

  expect(path()).toBe(`/broker/${TESS.id}`)
  expect(history.state).toEqual({ isOpenedHere: true })
})

describe('without a network', () => {
  test('the cached brokers are shown, but not who is open now', async () => {
    serveDirectory([TESS, ARUN])
    const first = open()
    await screen.findByRole('article', { name: 'Tess Hallam' })
    first.unmount()
    dispatchEvent(new Event('pagehide'))

    fakeApi({ 'GET /api/brokers': noNetwork })
    open()

    await screen.findByText(/This is the last saved version/)
    expect(names()).toEqual(['Tess Hallam', 'Arun Pillay'])
    expect(screen.queryByText('Open now')).toBeNull()
  })

  test('they can still be filtered', async () => {
    serveDirectory([TESS, ARUN])
    const { person } = open()
    await screen.findByRole('article', { name: 'Tess Hallam' })
    fakeApi({ 'GET /api/brokers': noNetwork })

    await person.click(screen.getByRole('button', { name: 'Language: any. Change' }))
    await person.click(screen.getByRole('button', { name: 'Vietnamese' }))

    await screen.findByText(/This is the last saved version/)
    expect(names()).toEqual(['Arun Pillay'])
  })
})

test('when the server fails, the cached brokers are shown with a retry', async () => {
  serveDirectory([TESS, ARUN])
  const first = open()
  await screen.findByRole('article', { name: 'Tess Hallam' })
  first.unmount()
  dispatchEvent(new Event('pagehide'))
  fakeApi({ 'GET /api/brokers': () => fail(500, 'internal', 'Something went wrong on our side.') })
  const { person } = open()
  await screen.findByText("This is the last saved version. Couldn't load the latest.")
  expect(names()).toEqual(['Tess Hallam', 'Arun Pillay'])

  serveDirectory([JOAN])
  await person.click(screen.getByRole('button', { name: 'Try again' }))

  await screen.findByRole('article', { name: 'Joan Petrie' })
  expect(screen.queryByText(/This is the last saved version/)).toBeNull()
})

test.each([
  ['without a network', noNetwork],
  ['when the server fails', () => fail(500, 'internal', 'Something went wrong on our side.')],
])('%s and with an empty cache it says so and tries again on request', async (_, trouble) => {
  fakeApi({ 'GET /api/brokers': trouble })
  const { person } = open()
  await screen.findByRole('heading', { name: "Couldn't load the brokers" })

  serveDirectory([TESS])
  await person.click(screen.getByRole('button', { name: 'Try again' }))

  await screen.findByRole('article', { name: 'Tess Hallam' })
})
