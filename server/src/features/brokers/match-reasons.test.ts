import { expect, test } from 'vitest'
import { brokerProfileInput } from '#testing/people/brokers.ts'
import { languagesOf, matchOf } from './match-reasons.ts'

const nobody = {
  state: null,
  postcode: null,
  suburb: null,
  who_for: null,
  first_home: null,
  stage: null,
  slope: null,
  corner: null,
  storeys: null,
  bedrooms: null,
  blockWidth: null,
  languages: ['en'],
}
const broker = { ...brokerProfileInput(), buyerCount: 0, replyMinutes: null, replyCount: 0 }

test('for a buyer without answers the reason is where a broker builds', () => {
  expect(matchOf(broker, nobody).reasons).toEqual(["Builds in Melbourne's west"])
})

test('a region that a broker names takes precedence over the state', () => {
  const buyer = { ...nobody, state: 'VIC', postcode: '3029', suburb: 'Tarneit' }
  const reasonFor = (home: object) => matchOf(broker, { ...buyer, ...home }).reasons[0]

  expect(reasonFor({})).toBe("Builds in Tarneit, Melbourne's west")
  expect(reasonFor({ suburb: null })).toBe("Builds in Melbourne's west")
  expect(reasonFor({ postcode: '3199' })).toBe("Builds in Melbourne's west")
  expect(matchOf(broker, buyer).score).toBeGreaterThan(matchOf(broker, { ...buyer, postcode: '3199' }).score)
})

test('of several regions those of the buyer’s state are named, at most two', () => {
  const area = (name: string, state: 'VIC' | 'NSW') => ({
    name,
    state,
    postcodes: [['2000', '2001']] as [[string, string]],
  })
  const areas = [
    area('Albury', 'NSW'),
    area('Wodonga', 'VIC'),
    area('Hume and Hovell', 'VIC'),
    area('Yea', 'VIC'),
  ]
  const both = { ...broker, states: ['VIC', 'NSW', 'ACT'] as ('VIC' | 'NSW' | 'ACT')[], areas }
  const reasonIn = (state: string | null) => matchOf(both, { ...nobody, state }).reasons[0]

  expect(reasonIn('NSW')).toBe('Builds in Albury')
  expect(reasonIn('VIC')).toBe('Builds in Wodonga, Hume and Hovell')
  expect(reasonIn('ACT')).toBe('Builds in the Australian Capital Territory')
  expect(reasonIn('unsure')).toBe('Builds in Albury and Wodonga')
})

test.each([
  [{ first_home: 'yes' }, 'first-home', 'First homes, like yours'],
  [{ blockWidth: 10.5 }, 'narrow-blocks', 'Narrow blocks: yours is 10.5 m wide'],
  [{ slope: 'steep' }, 'sloping-blocks', 'Sloping blocks: yours is steep'],
  [{ storeys: '2' }, 'two-storeys', 'Two storeys, as you want'],
] as const)('an answer is named only beside the specialty it fits: %o', (answer, specialty, words) => {
  const buyer = { ...nobody, ...answer }

  expect(matchOf({ ...broker, specialties: [specialty] }, buyer).reasons).toContain(words)
  expect(matchOf({ ...broker, specialties: ['acreage'] }, buyer).reasons).not.toContain(words)
})

test('a language is named when the device speaks it too, and English never is', () => {
  const two = { ...broker, languages: ['en', 'vi'] as ('en' | 'vi')[] }

  expect(matchOf(two, { ...nobody, languages: languagesOf('vi-VN,vi;q=0.9,en;q=0.8') }).reasons[0]).toBe(
    'Speaks Vietnamese',
  )
  expect(matchOf(two, nobody).reasons.join()).not.toMatch(/Speaks/)
})

test('a fast reply counts from the min number of replies on, and capacity while some is left', () => {
  const scoreOf = (facts: object) => matchOf({ ...broker, ...facts }, nobody).score
  const plain = scoreOf({})

  expect(scoreOf({ replyMinutes: 41, replyCount: 3 })).toBeGreaterThan(plain)
  expect(scoreOf({ replyMinutes: 41, replyCount: 2 })).toBe(plain)
  expect(scoreOf({ capacity: 3, buyerCount: 3 })).toBeLessThan(plain)
})
