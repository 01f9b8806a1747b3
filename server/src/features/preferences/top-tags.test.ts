import { expect, it } from 'vitest'
import { buildFeatureIndex } from '#features/designs/ranking/feature-index.ts'
import { emptyBitmap, setBit } from '#features/designs/ranking/bitmap.ts'
import { countTags } from '#features/designs/ranking/swipes.ts'
import { aPlaced } from '#testing/designs/rankables.ts'
import { topTags } from './top-tags.ts'

const LIKES = 12
/** Forty plans, of which a person likes the first twelve. */
const tagsOf = (at: number) => [
  'room:linen',
  'template:wattle',
  ...(at < 9 ? ['room:alfresco'] : []),
  ...(at < 3 || at > 28 ? ['room:study'] : []),
  ...(at < 2 ? ['room:media'] : []),
]

it('says in one true sentence each what likes have in common, the most telling first', () => {
  const index = buildFeatureIndex(
    Array.from({ length: 40 }, (_, ordinal) => aPlaced({ ordinal, tags: tagsOf(ordinal) })),
  )
  const bits = emptyBitmap(40)
  for (let at = 0; at < LIKES; at += 1) setBit(bits, at)

  const tops = topTags(index, countTags(index, { seen: bits, liked: bits, passedTags: {} }))

  // What all have says nothing, two likes are no habit, and a study is no more common among these than anywhere.
  expect(tops.map(({ sentence }) => sentence)).toEqual(['Alfresco: 9 of your 12 likes'])
  expect(tops[0]).toMatchObject({ tag: 'room:alfresco', likes: 9, usual: 9 / 40 })
})
