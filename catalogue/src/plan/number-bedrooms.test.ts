import { expect, test } from 'vitest'

import { build } from './build.ts'
import type { Template } from './draft.ts'
import { highLiving } from './templates/double/high-living.ts'
import { twoPavilions } from './templates/single/wide/two-pavilions.ts'

const bedroomsOf = (template: Template, seed: string) =>
  build(template, seed)
    .levels.flatMap(({ rooms }) => rooms)
    .flatMap(({ id, name }) => (/^bed\d/.test(id) ? [`${id}: ${name}`] : []))
    .toSorted()

test('a bedroom takes the number of one that is a media room in this house', () => {
  expect(bedroomsOf(twoPavilions, '77')).toEqual(['bed2: Bed 2', 'bed4: Bed 3'])
})

test('bedrooms are numbered through both storeys', () => {
  expect(bedroomsOf(highLiving, '37')).toEqual(['bed2: Bed 2', 'bed3: Bed 3', 'bed5: Bed 4'])
})
