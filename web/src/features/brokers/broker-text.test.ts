import { expect, it } from 'vitest'
import { checksLine, firstName, languagesOf, listed, specialtiesOf } from './broker-text.ts'

it.each([
  [['Identity'], 'Identity'],
  [['Identity', 'ABN'], 'Identity and ABN'],
  [['Identity', 'ABN', 'Licence'], 'Identity, ABN and Licence'],
  [[], ''],
])('%j is listed as “%s”', (items, line) => {
  expect(listed(items)).toBe(line)
})

/** Replaces the non-breaking spaces. */
const spoken = (text: string | null) => text?.replaceAll('\u00a0', ' ')

it('checks on one day say the date once, the earlier date first', () => {
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

it('specialties and languages are listed in one order, whatever order a broker chose them in', () => {
  expect(specialtiesOf({ specialties: ['energy', 'first-home'] })).toEqual(['First homes', 'Low energy'])
  expect(languagesOf({ languages: ['vi', 'en'] })).toEqual(['English', 'Vietnamese'])
})

it('the specialty that is searched for comes first', () => {
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
