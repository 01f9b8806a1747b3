import type { CurrentLandCard } from '@dream/contract/api/sections/land'
import type { Profile } from '@dream/contract/api/account/profile'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aLandCard, aLandLine, aProfile } from '#testing/land.ts'
import { renderApp } from '#testing/render.tsx'
import { LandScreen } from './land-screen.tsx'

afterEach(() => clearSession())

const CARDS = [
  aLandCard('class', { name: 'Soil class', title: 'One letter decides your slab', drawing: 'soil' }),
  aLandCard('slope'),
  aLandCard('grant', {
    topic: 'money',
    name: 'First home grant',
    title: 'A new home can come with a grant',
    lines: [aLandLine('$10,000 in Victoria', ['VIC']), aLandLine('$15,000 in South Australia', ['SA'])],
  }),
  aLandCard('height', { topic: 'fit', name: 'Height', title: 'The higher the wall', states: ['VIC'] }),
]

function open(path = '/land', { cards = CARDS, profile = aProfile() }: Options = {}) {
  fakeApi({
    'GET /api/land': () => ({ body: { items: cards } }),
    'GET /api/profile': () => ({ body: profile }),
    'GET /api/preferences/liked': () => ({ body: [] }),
  })
  return renderApp(<LandScreen onOpenDesign={vi.fn()} onBlockSaved={vi.fn()} />, { path })
}
type Options = { cards?: CurrentLandCard[]; profile?: Profile }

const topics = () => within(screen.getByRole('list', { name: 'Topics' })).getAllByRole('listitem')

describe('the contents', () => {
  test('show each topic with its number of cards, for the state of the profile', async () => {
    open()

    await screen.findByRole('heading', { level: 1, name: 'Land' })
    expect(topics().map((topic) => topic.textContent)).toEqual([
      expect.stringContaining('Soil and slope 2 cards'),
      expect.stringContaining('Setbacks and fit 1 card'),
      expect.stringContaining('Money and grants 1 card'),
    ])
    screen.getByRole('button', { name: 'State: Victoria. Change' })
    screen.getByText(/General information, not financial or legal advice/)
  })

  test('change with the state, which stays in the URL', async () => {
    const { person, path } = open()
    await person.click(await screen.findByRole('button', { name: /^State/ }))

    await person.click(screen.getByRole('radio', { name: 'South Australia' }))

    expect(topics().map((topic) => topic.textContent)).toEqual([
      expect.stringContaining('Soil and slope'),
      expect.stringContaining('Money and grants'),
    ])
    expect(path()).toBe('/land?state=SA')
  })

  test('resume where the person stopped reading', async () => {
    const { person } = open()
    await person.click(await screen.findByRole('link', { name: /Soil and slope/ }))
    await person.click(screen.getByRole('link', { name: 'All topics' }))

    const topic = screen.getByRole('link', { name: /Soil and slope/ })

    expect(topic.textContent).toContain('1 of 2 read')
    expect(topic.getAttribute('href')).toBe('/land?card=slope')
  })

  test('can be searched', async () => {
    const { person } = open()
    await person.type(await screen.findByRole('searchbox', { name: 'Search the guide' }), 'slab')

    screen.getByText('1 card found')
    await person.click(screen.getByRole('link', { name: /One letter decides your slab/ }))

    screen.getByRole('heading', { level: 1, name: 'One letter decides your slab' })
  })
})

describe('a card', () => {
  test('has a drawing, its text, a question, its source and the date of its check', async () => {
    open('/land?card=slope')

    await screen.findByRole('heading', { level: 1, name: 'Every metre of fall has a price' })
    screen.getByRole('img', { name: /^A slope/ })
    screen.getByText('Card 2 of 2')
    screen.getByText('“What is the fall across my house?”')
    screen.getByText('Ask: the builder')
    screen.getByText('All of Australia · Checked on 21 November 2026')
    const source = screen.getByRole('link', { name: /^Your Home/ })
    expect(source.getAttribute('href')).toBe('https://www.yourhome.gov.au')
    screen.getByText('General information, not advice.')
  })

  test('is opened by its topic too, at any URL of the guide', async () => {
    open('/knowledge?topic=money')

    await screen.findByRole('heading', { level: 1, name: 'A new home can come with a grant' })
    expect(screen.getByRole('link', { name: 'All topics' }).getAttribute('href')).toBe('/knowledge')
  })

  test('gets the focus, and the next one too, by button and by key', async () => {
    const { person } = open('/land?card=class')
    const first = await screen.findByRole('heading', { level: 1 })
    expect(document.activeElement).toBe(first)

    await person.click(screen.getByRole('link', { name: 'Next: slope' }))
    const second = screen.getByRole('heading', { level: 1, name: /^Every metre/ })
    expect(document.activeElement).toBe(second)
    await person.keyboard('{ArrowLeft}')

    screen.getByRole('heading', { level: 1, name: 'One letter decides your slab' })
  })

  test('shows the rule of the state, or that nothing could be confirmed', async () => {
    open('/land?card=grant')
    await screen.findByText('$10,000 in Victoria')
    expect(screen.queryByText('$15,000 in South Australia')).toBeNull()
  })

  test('says so when nothing could be confirmed for a state', async () => {
    open('/land?card=grant&state=TAS')

    await screen.findByText(/We couldn't confirm anything specific for Tasmania/)
  })

  test('shows the rules of every state when none is chosen', async () => {
    open('/land?card=grant&state=all')

    await screen.findByText('$10,000 in Victoria')
    screen.getByText('$15,000 in South Australia')
  })

  test('that is due for a check has a quiet note', async () => {
    const late = aLandCard('slope', { reviewBy: '2026-10-31', isBeingReviewed: true })
    open('/land?card=slope', { cards: [late] })

    await screen.findByText('Being reviewed: it was due for a check by 31 October 2026.')
  })

  test('whose rule expired since the guide was loaded is gone', async () => {
    open('/land?card=slope', { cards: [CARDS[0]!, aLandCard('slope', { validTo: '2020-12-31' })] })

    await screen.findByRole('list', { name: 'Topics' })
    expect(topics()).toHaveLength(1)
  })
})

test.each([
  ['without a network', noNetwork],
  ['when the server fails', () => fail(500, 'internal', 'Something went wrong on our side.')],
])('%s the guide says so and tries again on request', async (_, trouble) => {
  fakeApi({ 'GET /api/land': trouble, 'GET /api/profile': () => ({ body: aProfile() }) })
  const { person } = renderApp(<LandScreen onOpenDesign={vi.fn()} onBlockSaved={vi.fn()} />, {
    path: '/land',
  })
  await screen.findByRole('heading', { name: "Couldn't load your land guide" })

  fakeApi({
    'GET /api/land': () => ({ body: { items: CARDS } }),
    'GET /api/preferences/liked': () => ({ body: [] }),
  })
  await person.click(screen.getByRole('button', { name: 'Try again' }))

  await screen.findByRole('list', { name: 'Topics' })
})
