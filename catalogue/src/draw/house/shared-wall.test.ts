import { expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import type { Template } from '#plan/draft.ts'
import { duplexHalf } from '#plan/templates/single/narrow/duplex-half.ts'
import { rearSuite } from '#plan/templates/single/narrow/rear-suite.ts'

import { drawSharedWalls } from './shared-wall.ts'

const firstOf = (template: Template) =>
  candidatesOf(template, 3)
    .slice(0, 1)
    .flatMap(({ plan }) => plan.levels.map(drawSharedWalls))

test('the wall shared with a neighbour is hatched on the outside', () => {
  expect(firstOf(duplexHalf)[0]).toMatch(/<path class="d" d="M/)
})

test('a detached house has no hatching', () => {
  expect(firstOf(rearSuite)).toEqual([''])
})
