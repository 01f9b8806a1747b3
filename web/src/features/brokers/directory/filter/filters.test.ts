import { expect, it } from 'vitest'
import { aBrokerCard } from '#testing/brokers.ts'
import { urlOf, amongKnown, NOTHING_CHOSEN, filterOf, isNarrowed, queryOf, withChoice } from './filters.ts'

const asked = (search: string) => filterOf(new URLSearchParams(search))

it.each([
  ['', NOTHING_CHOSEN, '/brokers'],
  ['state=VIC', { ...NOTHING_CHOSEN, state: 'VIC' }, '/brokers?state=VIC'],
  [
    'sort=fastest&language=vi&specialty=first-home&area=3056&state=VIC',
    { state: 'VIC', area: '3056', specialty: 'first-home', language: 'vi', sort: 'fastest' },
    '/brokers?state=VIC&area=3056&specialty=first-home&language=vi&sort=fastest',
  ],
  ['state=all', { ...NOTHING_CHOSEN, state: 'all' }, '/brokers?state=all'],
  ['state=BAVARIA&area=30&specialty=castles&language=tlh&sort=cheapest', NOTHING_CHOSEN, '/brokers'],
] as const)('the query ?%s is parsed to a filter and back', (search, filter, query) => {
  expect(asked(search)).toEqual(filter)
  expect(urlOf(asked(search))).toBe(query)
})

it('only filters other than the order can exclude brokers', () => {
  expect(isNarrowed(asked('sort=fastest'))).toBe(false)
  expect(isNarrowed(asked('state=all'))).toBe(false)
  expect(isNarrowed(asked('area=3056'))).toBe(true)
  expect(queryOf(asked('state=VIC'))).toEqual({ state: 'VIC' })
})

it('a change of one filter keeps the others', () => {
  expect(urlOf(withChoice(asked('state=all&language=vi'), 'sort', 'fastest'))).toBe(
    '/brokers?state=all&language=vi&sort=fastest',
  )
  expect(urlOf(withChoice(asked('state=all&language=vi'), 'state', ''))).toBe('/brokers?language=vi')
})

const slow = aBrokerCard({ name: 'Slow', states: ['VIC'], replyMinutes: 300 })
const fast = aBrokerCard({ name: 'Fast', states: ['VIC', 'WA'], replyMinutes: 20, languages: ['en', 'vi'] })
const once = aBrokerCard({ name: 'Once', replyMinutes: 5, replyCount: 1 })
const fresh = aBrokerCard({ name: 'Fresh', specialties: ['acreage'], replyMinutes: null })
const full = aBrokerCard({ name: 'Full', replyMinutes: 5, isFull: true })
const all = { items: [slow, fast, once, fresh, full], home: null }

it.each([
  ['', ['Slow', 'Fast', 'Once', 'Fresh', 'Full']],
  ['state=all', ['Slow', 'Fast', 'Once', 'Fresh', 'Full']],
  ['state=WA', ['Fast']],
  ['language=vi', ['Fast']],
  ['specialty=acreage', ['Fresh']],
  ['sort=fastest', ['Fast', 'Slow', 'Once', 'Fresh', 'Full']],
])('of the cached brokers ?%s matches %j', (search, names) => {
  expect(amongKnown(all, asked(search))?.map(({ name }) => name)).toEqual(names)
})

it('cached brokers cannot be filtered by postcode', () => {
  expect(amongKnown({ items: [slow], home: null }, asked('area=3056'))).toBeNull()
})

it('cached brokers of one state cannot be filtered by another state', () => {
  const known = { items: [slow, fast], home: 'VIC' } as const

  expect(amongKnown(known, asked('state=WA'))).toBeNull()
  expect(amongKnown(known, asked('state=VIC'))).toHaveLength(2)
})
