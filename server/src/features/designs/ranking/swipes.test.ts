import { expect, it } from 'vitest'
import { randomFrom, randomPlaced } from '#testing/designs/rankables.ts'
import { emptyBitmap, setBit } from './bitmap.ts'
import { buildFeatureIndex } from './feature-index.ts'
import { countTags } from '#testing/designs/count-tags.ts'
import { createTagCounter } from './swipes.ts'

it('counting incrementally from the cache equals counting everything', () => {
  const random = randomFrom(42)
  const index = buildFeatureIndex(randomPlaced(random, 300))
  const countOn = createTagCounter(index)

  for (let step = 0; step < 50; step += 1) {
    const [seen, liked] = [emptyBitmap(300), emptyBitmap(300)]
    for (let ordinal = 0; ordinal < 300; ordinal += 1) {
      if (random() < step / 50) setBit(seen, ordinal)
      if (random() < step / 50 && random() < 0.5) {
        setBit(seen, ordinal)
        setBit(liked, ordinal)
      }
    }
    const person = `person ${step % 3}`
    expect(countOn(person, { seen, liked, passedTags: {} })).toEqual(
      countTags(index, { seen, liked, passedTags: {} }),
    )
  }
})

it('swipes of designs from a newer catalogue are left out', () => {
  const index = buildFeatureIndex(randomPlaced(randomFrom(1), 10))
  const seen = emptyBitmap(64).fill(255)

  const { likes, passes } = countTags(index, { seen, liked: emptyBitmap(64), passedTags: {} })

  expect([likes, passes]).toEqual([0, 10])
})
