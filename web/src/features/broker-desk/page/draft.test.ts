import type { BrokerProfile } from '@dream/contract/api/sections/brokers'
import { expect, test } from 'vitest'
import { changedFields, draftOf, mergeDrafts, inputOf } from './draft.ts'
import { dayIn, midnightIn } from './zoned-day.ts'

const page: BrokerProfile = {
  id: '0190a1b2-0000-7000-8000-0000000000b7',
  name: 'Bruno Costa',
  portrait: null,
  status: 'published',
  company: 'Paper Lantern',
  headline: 'First homes without the fog',
  about: 'I was a site supervisor for eleven years.',
  howIWork: ['A call', 'Three quotes'],
  howPaid: 'Builders pay me when you sign.',
  states: ['VIC'],
  areas: [
    {
      name: "Melbourne's west",
      state: 'VIC',
      postcodes: [
        ['3011', '3049'],
        ['3335', '3335'],
      ],
    },
  ],
  specialties: ['first-home'],
  languages: ['en'],
  hours: [{ day: 1, from: '08:30', to: '17:30' }],
  timeZone: 'Australia/Melbourne',
  awayUntil: '2026-11-29T13:00:00.000Z',
  capacity: 40,
  abn: '51824753556',
  checks: [],
  review: 'none',
  sentBackReason: null,
  replyMinutes: null,
  replyCount: 0,
  buyerCount: 2,
  version: 3,
}

test('an unchanged page is sent as it was read', () => {
  const { company, headline, about, howIWork, howPaid, states, areas, specialties } = page
  const { languages, hours, timeZone, awayUntil, capacity } = page

  expect(inputOf(draftOf(page, 'UTC'))).toEqual({
    company,
    headline,
    about,
    howIWork,
    howPaid,
    states,
    areas,
    specialties,
    languages,
    hours,
    timeZone,
    awayUntil,
    capacity,
    abn: '51 824 753 556',
  })
})

test("an empty page starts with the usual hours and the device's time zone, if it is an Australian one", () => {
  const { id, name, portrait, status, checks, replyMinutes, replyCount, buyerCount } = page
  const nothing = { review: 'none', sentBackReason: null, version: 0 } as const
  const empty = { id, name, portrait, status, checks, replyMinutes, replyCount, buyerCount, ...nothing }

  expect(draftOf(empty, 'Australia/Perth')).toMatchObject({ timeZone: 'Australia/Perth', howPaid: '' })
  expect(draftOf(empty, 'Europe/Berlin')).toMatchObject({ timeZone: 'Australia/Sydney' })
  expect(draftOf(empty, 'UTC').hours).toHaveLength(5)
})

test('postcodes are parsed leniently, and invalid ones are left to the server', () => {
  const area = { name: 'West', state: 'VIC' as const, postcodes: ' 3011 – 3049;3335, 30 ,3400 to 3402' }

  const [sent] = inputOf({ ...draftOf(page, 'UTC'), areas: [area] }).areas

  expect(sent?.postcodes).toEqual([
    ['3011', '3049'],
    ['3335', '3335'],
    ['30', '30'],
    ['3400', '3402'],
  ])
})

test('a change elsewhere keeps everything typed here, and updates the rest', () => {
  const base = draftOf(page, 'UTC')
  const mine = { ...base, headline: 'Mine', about: 'Mine as well', capacity: '30' }
  const theirs = { ...base, headline: 'Theirs', company: 'New name', capacity: '30' }

  const { draft, clashes } = mergeDrafts({ base, mine, theirs })

  expect(draft).toEqual({
    ...base,
    headline: 'Mine',
    about: 'Mine as well',
    company: 'New name',
    capacity: '30',
  })
  expect(clashes).toEqual(['headline'])
  expect(changedFields(theirs, draft)).toEqual(['headline', 'about'])
})

test.each([
  ['2026-11-30', 'Australia/Melbourne', '2026-11-29T13:00:00.000Z'],
  ['2026-07-01', 'Australia/Melbourne', '2026-06-30T14:00:00.000Z'],
  ['2026-10-05', 'Australia/Adelaide', '2026-10-04T13:30:00.000Z'],
  ['2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, begins) => {
  expect(midnightIn(day, zone).toISOString()).toBe(begins)
  expect(dayIn(new Date(begins), zone)).toBe(day)
})
