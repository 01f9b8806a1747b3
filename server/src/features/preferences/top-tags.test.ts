import { expect, it } from 'vitest'
import { buildFeatureIndex } from '#features/designs/ranking/feature-index.ts'
import { emptyBitmap, setBit } from '#features/designs/ranking/bitmap.ts'
import { countLikes } from '#features/designs/ranking/swipes.ts'
import { countTags } from '#testing/designs/count-tags.ts'
import { aPlaced } from '#testing/designs/rankables.ts'
import { topTags } from './top-tags.ts'

const likesOf = (size: number, likes: number) => {
  const bits = emptyBitmap(size)
  for (let at = 0; at < likes; at += 1) setBit(bits, at)
  return { seen: bits, liked: bits, passedTags: {} }
}

const LIKES = 12
/** Forty plans, of which a person likes the first twelve. */
const tagsOf = (at: number) => [
  'room:linen',
  'template:wattle',
  ...(at < 9 ? ['room:alfresco'] : []),
  ...(at < 3 || at > 28 ? ['room:study'] : []),
  ...(at < 2 ? ['room:media'] : []),
]

it('describes common traits of the likes in true sentences, the most distinctive first', () => {
  const index = buildFeatureIndex(
    Array.from({ length: 40 }, (_, ordinal) => aPlaced({ ordinal, tags: tagsOf(ordinal) })),
  )

  const tops = topTags(index, countTags(index, likesOf(40, LIKES)))

  // A trait of all plans is not distinctive, two likes are too few, and a study is no more common among these than anywhere.
  expect(tops.map(({ sentence }) => sentence)).toEqual(['Alfresco: 9 of your 12 likes'])
  expect(tops[0]).toMatchObject({ tag: 'room:alfresco', likes: 9, usual: 9 / 40 })
})

it('compares plans with plans only, since rooms would make each tag of a plan distinctive', () => {
  const plans = Array.from({ length: 30 }, (_, ordinal) =>
    aPlaced({
      ordinal,
      tags: [
        ...(ordinal < 25 ? ['room:walk-in-robe'] : []),
        ordinal % 2 === 0 ? 'living:rear' : 'living:front',
        ...(ordinal < 8 ? ['room:study'] : []),
      ],
    }),
  )
  const rooms = Array.from({ length: 30 }, (_, at) => aPlaced({ ordinal: 30 + at, category: 'Kitchen' }))
  const index = buildFeatureIndex([...plans, ...rooms])

  const tops = topTags(index, countTags(index, likesOf(60, LIKES)))

  // All twelve have a walk-in robe, as nearly all plans do; six have living at the rear, as every second plan does.
  expect(tops.map(({ tag }) => tag)).toEqual(['room:study'])
})

it("names this week's change among the likes of its kind only", () => {
  const plans = Array.from({ length: 20 }, (_, ordinal) =>
    aPlaced({ ordinal, tags: ordinal < 9 ? ['room:study'] : ['room:media'] }),
  )
  const rooms = Array.from({ length: 8 }, (_, at) => aPlaced({ ordinal: 20 + at, category: 'Kitchen' }))
  const index = buildFeatureIndex([...plans, ...rooms])
  const counts = countTags(index, likesOf(28, LIKES))
  const kitchens = [20, 21, 22, 23, 24]

  const [quiet] = topTags(index, counts, { week: countLikes(index, kitchens) })
  const [changed] = topTags(index, counts, { week: countLikes(index, [...kitchens, 0, 1, 2]) })

  expect(quiet).toMatchObject({ tag: 'room:study', change: null })
  expect(changed?.change).toBe('More this week: 3 of 3 plans')
})
