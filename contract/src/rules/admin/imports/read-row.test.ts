import { expect, test } from 'vitest'
import { METRIC } from './import-field.ts'
import { type FieldKey, IMPORT_FIELDS, fieldOf } from './import-fields.ts'
import { headingOf, rememberedOf, suggestMapping, suggestUnits } from './match-headings.ts'
import { isNear, readCell } from './read-cell.ts'
import { readRow } from './read-row.ts'

const HEADINGS = IMPORT_FIELDS.map(({ label }) => label)
const mapping = suggestMapping(HEADINGS, null)

/** Row with every required cell, overridden by `cells`. */
function aRow(cells: Partial<Record<FieldKey, string>> = {}) {
  const all: Partial<Record<FieldKey, string>> = {
    name: 'Banksia 24',
    bedrooms: '4',
    bathrooms: '2',
    garages: '2',
    storeys: '1',
    houseWidth: '11.2',
    houseDepth: '21.4',
    totalArea: '221.6',
    ...cells,
  }
  return IMPORT_FIELDS.map(({ key }) => all[key] ?? '')
}
const errorsOf = (cells: Partial<Record<FieldKey, string>>) =>
  readRow(aRow(cells), { mapping, units: METRIC }).errors.map(({ field, rule, suggestion }) => [
    field,
    rule,
    suggestion,
  ])

test('every column of the template is recognised by its own heading', () => {
  expect(Object.keys(mapping)).toHaveLength(IMPORT_FIELDS.length)
  expect(new Set(IMPORT_FIELDS.map(({ key }) => key)).size).toBe(IMPORT_FIELDS.length)
})

test('no heading is a synonym of two columns', () => {
  const all = IMPORT_FIELDS.flatMap(({ label, alsoCalled }) => [
    ...new Set([headingOf(label), ...alsoCalled.split(', ')]),
  ])
  const twice = all.filter((heading, at) => all.indexOf(heading) !== at)

  // A column's own name takes precedence over another's synonym.
  expect(twice.filter((heading) => !IMPORT_FIELDS.some(({ label }) => headingOf(label) === heading))).toEqual(
    [],
  )
})

test('a row with all required cells has no errors', () => expect(errorsOf({})).toEqual([]))

test.each([
  [{ name: '' }, [['name', 'missing', null]]],
  [{ bedrooms: '' }, [['bedrooms', 'missing', null]]],
  [{ bedrooms: '4+1' }, [['bedrooms', 'not-a-number', '4']]],
  [{ bathrooms: '2.5' }, [['bathrooms', 'not-whole', '2']]],
  [{ bedrooms: '40' }, [['bedrooms', 'out-of-range', null]]],
  [{ storeys: '3' }, [['storeys', 'out-of-range', null]]],
  [{ houseWidth: '11200' }, [['houseWidth', 'out-of-range', '11200 mm']]],
  [{ houseWidth: '11.2 x 21.4' }, [['houseWidth', 'not-a-number', '11.2']]],
  [{ totalArea: '2385' }, [['totalArea', 'out-of-range', '2385 sq ft']]],
  [{ totalArea: '400' }, [['totalArea', 'adds-up', null]]],
  [{ groundArea: '200', upperArea: '90' }, [['totalArea', 'adds-up', null]]],
  [{ frontage: '9' }, [['frontage', 'adds-up', null]]],
  [{ category: 'Floorplan' }, []],
  [{ category: 'Kitchn' }, [['category', 'not-a-choice', 'Kitchen']]],
  [{ category: 'Shed' }, [['category', 'not-a-choice', null]]],
  [{ study: 'maybe' }, [['study', 'not-yes-or-no', null]]],
  [{ study: '1' }, []],
  [{ livingSide: 'Back' }, []],
  [{ garageSide: 'LHS' }, []],
  [{ tags: 'room:study; nice house' }, [['tags', 'not-a-choice', 'room:study']]],
  [{ name: 'x'.repeat(61) }, [['name', 'too-long', 'x'.repeat(60)]]],
] as const)('%j', (cells, errors) => expect(errorsOf(cells)).toEqual(errors))

test('bedrooms are not required for a kitchen', () => {
  const { errors } = readRow(
    aRow({
      category: 'Kitchen',
      bedrooms: '',
      bathrooms: '',
      garages: '',
      storeys: '',
      houseWidth: '',
      houseDepth: '',
      totalArea: '',
    }),
    { mapping, units: METRIC },
  )
  expect(errors).toEqual([])
})

test("columns are found in any order, by builders' own headings", () => {
  const found = suggestMapping(
    ['SKU', 'Home Name', 'Beds', 'BATHS', 'Car Spaces', 'Min. Frontage', 'House_Size_sqm'],
    null,
  )

  expect(found).toEqual({ name: 1, bedrooms: 2, bathrooms: 3, garages: 4, frontage: 5, totalArea: 6 })
})

test('the area of a garage is not read as a number of cars', () => {
  expect(suggestMapping(['Garage (m²)', 'Garage'], null)).toEqual({ garages: 1, garageArea: 0 })
  expect(suggestMapping(['Garage sqm'], null)).toEqual({ garageArea: 0 })
})

test('the mapping chosen earlier for a builder overrides the heading', () => {
  const remembered = rememberedOf(['Code', 'Beds', 'Product'], { name: 2, bedrooms: 0 }, METRIC)

  expect(remembered.headings).toEqual({ name: 'Product', bedrooms: 'Code' })
  expect(suggestMapping(['Product', 'Name', 'Code'], remembered)).toEqual({ name: 0, bedrooms: 2 })
})

test.each([
  [['Name', 'House width (ft)', 'Total squares'], { length: 'ft', area: 'squares' }],
  [['Name', 'House width mm', 'Total area'], { length: 'mm', area: 'm²' }],
  [['Name', 'House width', 'Area (sq ft)'], { length: 'm', area: 'sq ft' }],
  [['Name', 'House width (m)', 'Area (m²)'], METRIC],
])('the headings %j say their units', (headings, units) => {
  expect(suggestUnits(headings, suggestMapping(headings, null))).toEqual(units)
})

test.each([
  ['kitchen', 'kitchn', true],
  ['kitchen', 'kithcen', true],
  ['kitchen', 'kitcheen', true],
  ['left', 'rear', false],
  ['rear', 're', false],
])('%s and %s are near: %s', (one, other, near) => expect(isNear(one, other)).toBe(near))

test('list items are split at semicolons, bars or lines, else at commas', () => {
  const read = (text: string) => readCell(text, fieldOf('features'), METRIC).value

  expect(read('Pantry; Bath, deep')).toEqual(['Pantry', 'Bath, deep'])
  expect(read('Pantry | Bath')).toEqual(['Pantry', 'Bath'])
  expect(read('• Pantry\n• Bath\n')).toEqual(['Pantry', 'Bath'])
  expect(read('Pantry, Bath, Pantry')).toEqual(['Pantry', 'Bath'])
})
