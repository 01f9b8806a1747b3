import { describe, expect, test } from 'vitest'
import { isTimeZone, quietUntil } from './notifications.ts'

const NIGHT = { from: '22:00', to: '07:00' }
/** Melbourne is eleven hours ahead of UTC on this date (daylight saving). */
const at = (utc: string) => new Date(`2026-11-21T${utc}Z`)

describe('quiet hours from ten at night to seven in the morning in Melbourne', () => {
  test.each([
    ['a minute before ten', '10:59:59', null],
    ['at ten', '11:00:00', '20:00'],
    ['shortly before midnight', '12:59:30', '20:00'],
    ['in the small hours', '15:10:00', '20:00'],
    ['a minute before seven', '19:59:59', '20:00'],
    ['at seven', '20:00:00', null],
    ['at noon', '01:00:00', null],
  ])('%s', (_, now, end) => {
    expect(quietUntil(NIGHT, 'Australia/Melbourne', at(now))).toEqual(end && at(`${end}:00`))
  })

  test('quiet hours follow the time zone: the same moment is daytime in Perth', () => {
    expect(quietUntil(NIGHT, 'Australia/Perth', at('11:30:00'))).toBeNull()
  })
})

test('quiet hours within one day end on that day', () => {
  expect(quietUntil({ from: '09:00', to: '17:30' }, 'UTC', at('12:15:00'))).toEqual(at('17:30:00'))
})

test('without quiet hours there is no quiet time', () => {
  expect(quietUntil(null, 'Australia/Melbourne', at('15:00:00'))).toBeNull()
})

test('unknown time zones are recognised', () => {
  expect(['Australia/Perth', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
