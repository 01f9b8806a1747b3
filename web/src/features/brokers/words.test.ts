import { expect, it } from 'vitest'
import { checksLine, firstName, languagesOf, listed, openingWords, specialtiesOf } from './words.ts'

const NOW = new Date(2026, 10, 21, 16, 30)
const closedUntil = (at: Date, words: string) => ({ isOpen: false, opensAt: at.toISOString(), words })

it.each([
  [['Identity'], 'Identity'],
  [['Identity', 'ABN'], 'Identity and ABN'],
  [['Identity', 'ABN', 'Licence'], 'Identity, ABN and Licence'],
  [[], ''],
])('%j is listed as “%s”', (words, line) => {
  expect(listed(words)).toBe(line)
})

/** Without the marks that keep words in one line. */
const spoken = (words: string | null) => words?.replaceAll('\u00a0', ' ')

it('checks of one day say the day once, the earlier day first', () => {
  const checks = [
    { what: 'Qualification', checkedOn: '2026-10-20' },
    { what: 'Identity', checkedOn: '2026-10-06' },
    { what: 'ABN', checkedOn: '2026-10-06' },
  ]

  expect(spoken(checksLine(checks))).toBe('Identity, ABN 6 Oct · Qualification 20 Oct 2026')
  expect(spoken(checksLine([...checks, { what: 'Licence', checkedOn: '2025-03-01' }]))).toBe(
    'Licence 1 Mar 2025 · Identity, ABN 6 Oct · Qualification 20 Oct 2026',
  )
  expect(checksLine([])).toBeNull()
})

it('specialties and languages are read in one order, whatever the order a broker chose them in', () => {
  expect(specialtiesOf({ specialties: ['energy', 'first-home'] })).toEqual(['First homes', 'Low energy'])
  expect(languagesOf({ languages: ['vi', 'en'] })).toEqual(['English', 'Vietnamese'])
})

it('the specialty that is looked for comes first', () => {
  expect(specialtiesOf({ specialties: ['energy', 'first-home'] }, 'energy')).toEqual([
    'Low energy',
    'First homes',
  ])
})

it.each([
  ['Tess Hallam', 'Tess'],
  ['  Cher ', 'Cher'],
])('%s is called %s', (name, called) => {
  expect(firstName(name)).toBe(called)
})

it('who is open or works by appointment is said as the server says it', () => {
  expect(openingWords({ isOpen: true, opensAt: null, words: 'Open now' }, NOW)).toBe('Open now')
  expect(openingWords({ isOpen: false, opensAt: null, words: 'By appointment' }, NOW)).toBe('By appointment')
})

it('a broker of this time zone is back when their own clock says', () => {
  expect(openingWords(closedUntil(new Date(2026, 10, 23, 9, 0), 'back Mon 9:00'), NOW)).toBe('Back Mon 9:00')
  expect(openingWords(closedUntil(new Date(2026, 10, 21, 17, 5), 'back 17:05'), NOW)).toBe('Back 17:05')
})

it('a broker of another time zone is back by the reader’s clock, and it says so', () => {
  expect(openingWords(closedUntil(new Date(2026, 10, 23, 6, 0), 'back Mon 9:00'), NOW)).toBe(
    'Back Mon 6:00 your time',
  )
})

it('a day far away needs no clock', () => {
  expect(openingWords(closedUntil(new Date(2026, 11, 7, 9, 0), 'back 7 Dec'), NOW)).toBe('Back 7 Dec')
})
