import { expect, it } from 'vitest'
import { aBrokerCard } from '#testing/brokers.ts'
import { urlOf, amongKnown, EVERYBODY, filterOf, isNarrowed, queryOf } from './filters.ts'

const asked = (search: string) => filterOf(new URLSearchParams(search))

it.each([
  ['', EVERYBODY, '/brokers'],
  ['state=VIC', { ...EVERYBODY, state: 'VIC' }, '/brokers?state=VIC'],
  [
    'sort=fastest&language=vi&specialty=first-home&area=3056&state=VIC',
    { state: 'VIC', area: '3056', specialty: 'first-home', language: 'vi', sort: 'fastest' },
    '/brokers?state=VIC&area=3056&specialty=first-home&language=vi&sort=fastest',
  ],
  ['state=BAVARIA&area=30&specialty=castles&language=tlh&sort=cheapest', EVERYBODY, '/brokers'],
] as const)('the query ?%s is a filter and back', (search, filter, query) => {
  expect(asked(search)).toEqual(filter)
  expect(urlOf(asked(search))).toBe(query)
})

it('the order leaves nobody out, every other filter may', () => {
  expect(isNarrowed(asked('sort=fastest'))).toBe(false)
  expect(isNarrowed(asked('area=3056'))).toBe(true)
  expect(queryOf(asked('state=VIC'))).toEqual({ state: 'VIC' })
})

const slow = aBrokerCard({ name: 'Slow', states: ['VIC'], replyMinutes: 300 })
const fast = aBrokerCard({ name: 'Fast', states: ['VIC', 'WA'], replyMinutes: 20, languages: ['en', 'vi'] })
const fresh = aBrokerCard({ name: 'Fresh', specialties: ['acreage'], replyMinutes: null })
const full = aBrokerCard({ name: 'Full', replyMinutes: 5, isFull: true })

it.each([
  ['', ['Slow', 'Fast', 'Fresh', 'Full']],
  ['state=WA', ['Fast']],
  ['language=vi', ['Fast']],
  ['specialty=acreage', ['Fresh']],
  ['sort=fastest', ['Fast', 'Slow', 'Fresh', 'Full']],
])('of the brokers at hand ?%s lets through %j', (search, names) => {
  expect(amongKnown([slow, fast, fresh, full], asked(search))?.map(({ name }) => name)).toEqual(names)
})

it('who works in a postcode is not known at hand', () => {
  expect(amongKnown([slow], asked('area=3056'))).toBeNull()
})
