import { expect, test } from 'vitest'
import { type Hours, hoursProblem, openingAt, type Period, workingMinutes } from './hours.ts'

const weekdays = ([1, 2, 3, 4, 5] as const).map((day): Period => ({ day, from: '09:00', to: '17:30' }))
const melbourne: Hours = { hours: weekdays, timeZone: 'Australia/Melbourne', awayUntil: null }

test.each([
  ['on a Monday at noon in summer', '2026-11-23T01:00:00Z', 'Open now', null],
  ['on a Monday before nine', '2026-11-22T21:30:00Z', 'back 9:00', '2026-11-22T22:00:00Z'],
  ['on a Friday evening', '2026-11-20T07:00:00Z', 'back Mon 9:00', '2026-11-22T22:00:00Z'],
  ['at the very minute of closing', '2026-11-23T06:30:00Z', 'back Tue 9:00', '2026-11-23T22:00:00Z'],
  ['on the weekend when clocks go forward', '2026-10-03T02:00:00Z', 'back Mon 9:00', '2026-10-04T22:00:00Z'],
  ['on the weekend when clocks go back', '2026-04-04T02:00:00Z', 'back Mon 9:00', '2026-04-05T23:00:00Z'],
])('%s a broker of Melbourne is: %s', (_, now, label, opensAt) => {
  const opening = openingAt(melbourne, new Date(now))

  expect(opening).toEqual({
    isOpen: label === 'Open now',
    opensAt: opensAt && new Date(opensAt),
    label,
  })
})

test('the same moment is a different hour in a western time zone', () => {
  const nine = new Date('2026-11-22T22:00:00Z')

  expect(openingAt({ ...melbourne, timeZone: 'Australia/Perth' }, nine).label).toBe('back 9:00')
  expect(openingAt(melbourne, nine).isOpen).toBe(true)
})

test('a broker with a break at noon is back the same day', () => {
  const hours: Period[] = [
    { day: 1, from: '13:00', to: '17:00' },
    { day: 1, from: '09:00', to: '12:00' },
  ]

  expect(openingAt({ ...melbourne, hours }, new Date('2026-11-23T01:30:00Z')).label).toBe('back 13:00')
})

test('a broker who is away is back on the first working day after it, with the date when that is far off', () => {
  const away = { ...melbourne, awayUntil: new Date('2026-12-12T00:00:00Z') }

  expect(openingAt(away, new Date('2026-11-23T01:00:00Z'))).toEqual({
    isOpen: false,
    opensAt: new Date('2026-12-13T22:00:00Z'),
    label: 'back 14 Dec',
  })
  expect(openingAt(away, new Date('2026-12-14T00:00:00Z')).isOpen).toBe(true)
})

test('a broker without hours shows no opening time', () => {
  expect(openingAt({ ...melbourne, hours: [] }, new Date()).label).toBe('By appointment')
})

test.each([
  ['within one day', '2026-11-23T00:00:00Z', '2026-11-23T00:42:00Z', 42],
  ['from Friday 17:20 to Monday 9:05', '2026-11-20T06:20:00Z', '2026-11-22T22:05:00Z', 15],
  ['over a whole week', '2026-11-22T13:00:00Z', '2026-11-29T13:00:00Z', 5 * 510],
  ['on a Sunday', '2026-11-22T00:00:00Z', '2026-11-22T05:00:00Z', 0],
])('%s a wait counts only working minutes', (_, from, to, minutes) => {
  expect(workingMinutes(melbourne, new Date(from), new Date(to))).toBe(minutes)
})

test.each([
  [[{ day: 1, from: '9:00', to: '17:00' }], 'Enter times like 09:00'],
  [[{ day: 1, from: '17:00', to: '09:00' }], '17:00 to 09:00 ends before it starts'],
  [
    [
      { day: 2, from: '12:00', to: '17:00' },
      { day: 2, from: '09:00', to: '12:30' },
    ],
    'Two periods on Tue overlap',
  ],
  [weekdays, null],
] as const)('hours are checked: %o', (hours, complaint) => {
  expect(hoursProblem(hours)).toBe(complaint)
})
