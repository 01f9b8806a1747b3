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

test('about a buyer who has told nothing only what is true of everybody is said', () => {
  expect(matchOf(broker, nobody).reasons).toEqual(['Has room for 20 more buyers'])
})

test('the area that a broker names comes before the state', () => {
  const buyer = { ...nobody, state: 'VIC', postcode: '3029', suburb: 'Tarneit' }

  expect(matchOf(broker, buyer).reasons[0]).toBe("Knows Melbourne's west, where Tarneit is")
  expect(matchOf(broker, { ...buyer, postcode: '3199' }).reasons[0]).toBe('Works in Victoria, like you')
  expect(matchOf(broker, { ...buyer, state: 'WA', postcode: '6000' }).reasons).toEqual([
    'Has room for 20 more buyers',
  ])
})

test.each([
  [{ first_home: 'yes' }, 'first-home', 'Specialises in first homes, and this is yours'],
  [{ blockWidth: 10.5 }, 'narrow-blocks', 'Specialises in narrow blocks; yours is 10.5 m wide'],
  [{ slope: 'steep' }, 'sloping-blocks', 'Specialises in sloping blocks; yours is steep'],
  [{ storeys: '2' }, 'two-storeys', 'Specialises in two-storey homes, which you want'],
] as const)('an answer is named only beside the specialty it fits: %o', (answer, specialty, words) => {
  const buyer = { ...nobody, ...answer }

  expect(matchOf({ ...broker, specialties: [specialty] }, buyer).reasons).toContain(words)
  expect(matchOf({ ...broker, specialties: ['acreage'] }, buyer).reasons).not.toContain(words)
})

test('a language is named when the device speaks it too, and English never is', () => {
  const two = { ...broker, languages: ['en', 'vi'] as ('en' | 'vi')[] }

  expect(matchOf(two, { ...nobody, languages: languagesOf('vi-VN,vi;q=0.9,en;q=0.8') }).reasons[0]).toBe(
    "Speaks Vietnamese, your device's language",
  )
  expect(matchOf(two, nobody).reasons.join()).not.toMatch(/Speaks/)
})

test('a reply time is named once it is a measure, and rounded to the slower side', () => {
  const quick = { ...broker, replyMinutes: 41, replyCount: 3 }

  expect(matchOf(quick, nobody).reasons[0]).toBe(
    'Usually replies within 45 min of working hours, measured over 3 chats',
  )
  expect(matchOf({ ...quick, replyCount: 2 }, nobody).reasons.join()).not.toMatch(/replies/)
})

test('no room is claimed that is not there', () => {
  expect(matchOf({ ...broker, capacity: 3, buyerCount: 3 }, nobody).reasons).toEqual([])
})
