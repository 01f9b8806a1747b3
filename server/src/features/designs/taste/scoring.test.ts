import { UNLOCK_AT, type UnlockAt } from '@dream/contract/rules/designs/unlocks'
import { expect, it } from 'vitest'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { NO_ANSWERS } from '#testing/designs/rankables.ts'
import { catalogueState } from '../catalogue.ts'
import { emptyBitmap } from '../ranking/bitmap.ts'
import { countTags } from '#testing/designs/count-tags.ts'
import { byModel } from './scoring.ts'

const catalogue = catalogueState(
  Array.from({ length: 20 }, (_, ordinal) => ({
    design: aDesignDocument({ tags: ordinal < 5 ? ['room:study'] : [] }),
    ordinal,
    isPublished: true,
  })),
)

/** Weight learned for a study by somebody whose second and last like has one. */
function learnedOfStudy(unlockAt: UnlockAt) {
  const { index } = catalogue
  const bits = emptyBitmap(index.size)
  const swipes = { seen: bits, liked: bits, passedTags: {} }
  const swiper = {
    userId: 'buyer',
    answers: NO_ANSWERS,
    swipes,
    wishedTags: {},
    late: [],
    isFresh: false,
    floorPlanLikes: 2,
  }
  const history = [10, 0].map((ordinal) => ({ ordinal, isLiked: true, hasReason: false }))
  const counts = countTags(index, swipes)
  const { learned } = byModel(catalogue, { swiper, counts, history, prior: undefined, unlockAt })
  return learned[index.tagIds.get('room:study') ?? -1] ?? Number.NaN
}

it('a like teaches less where the settings of the day unlock something with it', () => {
  const usual = learnedOfStudy(UNLOCK_AT)

  expect(usual).toBeGreaterThan(0)
  expect(learnedOfStudy({ ...UNLOCK_AT, dreamlist: 2 })).toBeLessThan(usual)
})
