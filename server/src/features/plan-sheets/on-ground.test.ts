import { groundOf } from '@dream/contract/rules/land/land-fit'
import { expect, it } from 'vitest'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { NO_ANSWERS } from '#testing/designs/rankables.ts'
import { builderQuestions } from './builder-questions.ts'
import { onGround } from './on-ground.ts'

const design = aDesignDocument({
  frontage: 14,
  plan: { houseWidth: 12, houseDepth: 20, minLotWidth: 14, minLotDepth: 28 },
})

it("names the lot that the plan needs with the person's own setbacks", () => {
  const setbacks = { front: 6, rear: 6, side: 1.5, sideStreet: 3 }
  const own = onGround(groundOf({ corner: 'no', setbacks, state: null, mustHaves: [] }), design)

  expect([own.frontage, own.plan?.minLotWidth, own.plan?.minLotDepth]).toEqual([15, 15, 32])
  expect(builderQuestions(own).join()).toContain('about 15 × 32 m')
})

it("names the catalogue's lot when the person has no setbacks", () => {
  expect(onGround(NO_ANSWERS.ground, design)).toEqual(design)
})
