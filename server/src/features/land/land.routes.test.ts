import type { LandCard, LandLine } from '@dream/contract/api/sections/land'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBroker, aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { replaceLandLibrary } from './land.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const BODY = { name: 'State Revenue Office', url: 'https://www.sro.vic.gov.au' }
const CHECKED = {
  source: BODY,
  checkedOn: '2026-11-21',
  validFrom: null,
  validTo: null,
  reviewBy: '2999-12-31',
}

const aCard = (id: string, facts: Partial<LandCard> = {}): LandCard => ({
  id,
  topic: 'money',
  name: 'A grant',
  title: 'A new home can come with a grant',
  text: ['It depends.'],
  ask: { question: 'Do I qualify?', whom: 'The revenue office' },
  drawing: 'price',
  states: null,
  lines: [],
  ...CHECKED,
  ...facts,
})
const aLine = (text: string, states: LandLine['states'], dates: Partial<LandLine> = {}): LandLine => ({
  ...CHECKED,
  states,
  text,
  ...dates,
})

/** Date so many days from now, by the database's clock. */
async function dayFromNow(days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char((now() at time zone 'Australia/Sydney')::date + ${days}::int, 'YYYY-MM-DD') as day`.execute(
    server.database.db,
  )
  return rows[0]!.day
}

const store = (...cards: LandCard[]) => server.database.transaction((tx) => replaceLandLibrary(tx, cards))

let read: (query?: string) => Promise<Record<string, unknown>[]>
beforeEach(async () => {
  const buyer = await aBuyer(server.database)
  const browser = openBrowser(server.app, { cookies: buyer.cookies })
  read = async (query = '') => bodyOf(await browser.get(`/api/land${query}`)).items
})

const idsOf = async (query?: string) => (await read(query)).map(({ id }) => id)

test('cards come in the library’s order, without expired and future ones', async () => {
  const [yesterday, today, tomorrow] = await Promise.all([-1, 0, 1].map(dayFromNow))
  await store(
    aCard('z-first'),
    aCard('ran-out', { validTo: yesterday! }),
    aCard('last-day', { validTo: today! }),
    aCard('first-day', { validFrom: today! }),
    aCard('to-come', { validFrom: tomorrow! }),
  )

  expect(await idsOf()).toEqual(['z-first', 'last-day', 'first-day'])
})

test('a line expires and another replaces it, while its card stays', async () => {
  const [yesterday, today] = await Promise.all([-1, 0].map(dayFromNow))
  await store(
    aCard('grant', {
      lines: [
        aLine('$30,000', ['QLD'], { validTo: yesterday! }),
        aLine('Ask what applies now', ['QLD'], { validFrom: today! }),
      ],
    }),
  )

  const [card] = await read()

  expect(card).toMatchObject({ id: 'grant', lines: [{ text: 'Ask what applies now' }] })
  expect(card?.['lines']).toHaveLength(1)
})

test('a card past its review date is shown and marked', async () => {
  const [yesterday, today] = await Promise.all([-1, 0].map(dayFromNow))
  await store(
    aCard('late', { reviewBy: yesterday!, lines: [aLine('fine', ['VIC'])] }),
    aCard('in-time', { reviewBy: today!, lines: [aLine('late line', ['VIC'], { reviewBy: yesterday! })] }),
  )

  expect(await read()).toMatchObject([
    { id: 'late', isBeingReviewed: true, lines: [{ isBeingReviewed: false }] },
    { id: 'in-time', isBeingReviewed: false, lines: [{ isBeingReviewed: true }] },
  ])
})

test('a state’s guide has the cards that apply there, and only its own lines', async () => {
  await store(
    aCard('everywhere', { lines: [aLine('in Victoria', ['VIC']), aLine('up north', ['NT', 'QLD'])] }),
    aCard('victorian', { states: ['VIC'] }),
    aCard('tropical', { states: ['NT', 'QLD', 'WA'] }),
  )

  const guide = await read('?state=QLD')

  expect(guide).toMatchObject([{ id: 'everywhere', lines: [{ text: 'up north' }] }, { id: 'tropical' }])
  expect(await idsOf('?state=VIC')).toEqual(['everywhere', 'victorian'])
  expect(await idsOf()).toEqual(['everywhere', 'victorian', 'tropical'])
})

test('a state that does not exist is refused, and so is a person who is not a buyer', async () => {
  const buyer = await aBuyer(server.database)
  const broker = await aBroker(server.database)
  const ask = (cookies: typeof buyer.cookies | undefined, query = '') =>
    openBrowser(server.app, cookies ? { cookies } : {}).get(`/api/land${query}`)

  const answers = [await ask(buyer.cookies, '?state=XYZ'), await ask(broker.cookies), await ask(undefined)]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 403, 401])
})
