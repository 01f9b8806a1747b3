import { expect, test } from 'vitest'

import { build } from './build.ts'
import type { Template } from './draft.ts'
import { seedsOf } from './edition.ts'
import { cottage } from './templates/single/narrow/cottage.ts'
import { rearSuite } from './templates/single/narrow/rear-suite.ts'
import { courtyard } from './templates/single/wide/courtyard.ts'

const firstOnly = ({ id, draft }: Template): Template => ({ id, draft })

test('houses of the first edition stay as they are when a second one is added', () => {
  for (const template of [cottage, rearSuite]) {
    expect(template.secondEdition).toBeDefined()
    expect(build(template, '0')).toEqual(build(firstOnly(template), '0'))
  }
})

test('the second edition generates other houses than the first', () => {
  const rooms = ({ levels }: ReturnType<typeof build>) => levels[0].rooms.map(({ id }) => id)

  expect(rooms(build(rearSuite, '2.0'))).not.toEqual(rooms(build(rearSuite, '0')))
})

test('a template is searched through all its editions, the first one first', () => {
  expect(seedsOf(courtyard, 2)).toEqual(['0', '1'])
  expect(seedsOf(cottage, 2)).toEqual(['0', '1', '2.0', '2.1'])
})
