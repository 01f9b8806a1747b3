import { expect, it } from 'vitest'
import { openUntil, weekRows, zoneText } from './week.ts'

const weekdays = ([1, 2, 3, 4, 5] as const).map((day) => ({ day, from: '08:30', to: '17:30' }))

it('days with the same hours share a line', () => {
  const saturday = [
    { day: 6, from: '13:00', to: '15:00' },
    { day: 6, from: '09:00', to: '12:00' },
  ] as const

  expect(weekRows(weekdays)).toEqual([
    { days: 'Mon to Fri', times: '8:30 to 17:30' },
    { days: 'Sat and Sun', times: 'Closed' },
  ])
  expect(weekRows([...weekdays, ...saturday])).toEqual([
    { days: 'Mon to Fri', times: '8:30 to 17:30' },
    { days: 'Sat', times: '9:00 to 12:00, 13:00 to 15:00' },
    { days: 'Sun', times: 'Closed' },
  ])
})

it.each([
  ['2026-11-23T00:00:00Z', '17:30'],
  ['2026-11-22T21:29:00Z', null],
  ['2026-11-22T21:30:00Z', '17:30'],
  ['2026-11-23T06:30:00Z', null],
  ['2026-11-22T00:00:00Z', null],
])('at %s somebody in Melbourne is open until %s', (now, until) => {
  expect(openUntil(weekdays, 'Australia/Melbourne', new Date(now))).toBe(until)
})

it('hours follow the clock of a city', () => {
  expect(zoneText('Australia/Perth')).toBe('Perth time')
})
