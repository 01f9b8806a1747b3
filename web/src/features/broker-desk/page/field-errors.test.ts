import { expect, test } from 'vitest'
import { errorsOf, withoutTouched } from './field-errors.ts'

test('errors appear at the fields of the screen, the first of each', () => {
  const errors = errorsOf([
    { path: 'abn', message: 'That is not an ABN' },
    { path: 'areas.1.postcodes.0.0', message: 'Enter a postcode of four digits' },
    { path: 'areas.1.name', message: 'Enter the area' },
    { path: 'howIWork.2', message: 'At most 160' },
    { path: 'howIWork.3', message: 'Too small' },
    { path: 'awayUntil', message: 'Not a time' },
    { path: 'version', message: 'Not a number' },
  ])

  expect(errors).toEqual({
    abn: 'That is not an ABN',
    areaPostcodes: { 1: 'Enter a postcode of four digits' },
    areaNames: { 1: 'Enter the area' },
    howIWork: 'At most 160',
    backOn: 'Not a time',
  })
  expect(withoutTouched(errors, ['areas', 'abn'])).toEqual({ howIWork: 'At most 160', backOn: 'Not a time' })
})
