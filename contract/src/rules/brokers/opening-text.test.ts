import { expect, it } from 'vitest'
import { openingText } from './opening-text.ts'

const NOW = new Date(2026, 10, 21, 16, 30)
const closedUntil = (at: Date, label: string) => ({ isOpen: false, opensAt: at.toISOString(), label })

it("a broker who is open or works by appointment has the server's label", () => {
  expect(openingText({ isOpen: true, opensAt: null, label: 'Open now' }, NOW)).toBe('Open now')
  expect(openingText({ isOpen: false, opensAt: null, label: 'By appointment' }, NOW)).toBe('By appointment')
})

it("a broker of the reader's time zone is back at the time of their own clock", () => {
  expect(openingText(closedUntil(new Date(2026, 10, 23, 9, 0), 'back Mon 9:00'), NOW)).toBe('Back Mon 9:00')
  expect(openingText(closedUntil(new Date(2026, 10, 21, 17, 5), 'back 17:05'), NOW)).toBe('Back 17:05')
})

it('a broker of another time zone is back at a time by the reader’s clock, marked as such', () => {
  expect(openingText(closedUntil(new Date(2026, 10, 23, 6, 0), 'back Mon 9:00'), NOW)).toBe(
    'Back Mon 6:00 your time',
  )
})

it('a date far off has no time of day', () => {
  expect(openingText(closedUntil(new Date(2026, 11, 7, 9, 0), 'back 7 Dec'), NOW)).toBe('Back 7 Dec')
})
