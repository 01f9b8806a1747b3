import { MUST_HAVES } from '@dream/contract/rules/account/profile'
import { describe, expect, it } from 'vitest'
import { aPlaced, NO_ANSWERS } from '#testing/designs/rankables.ts'
import type { Answers } from './answers.ts'
import { emptyBitmap, setBit } from './bitmap.ts'
import { buildFeatureIndex } from './feature-index.ts'
import { learnModel } from './model.ts'
import { countTags } from '#testing/designs/count-tags.ts'
import { countLikesWith } from './swipes.ts'
import { weigh } from './weights.ts'
import { whyDealt } from './why.ts'

const rear = (ordinal: number) =>
  aPlaced({
    ordinal,
    bedrooms: 4,
    frontage: 12.5,
    tags: ['living:rear', 'room:study'],
    plan: { storeys: 1, minLotDepth: 30 },
  })
const designs = Array.from({ length: 40 }, (_, ordinal) =>
  ordinal < 12 ? rear(ordinal) : aPlaced({ ordinal, bedrooms: 3, frontage: 15, tags: ['living:front'] }),
)
const index = buildFeatureIndex(designs)

const like = (ordinal: number) => ({ ordinal, isLiked: true, hasReason: false })

type Known = { liked?: number[]; said?: string[]; wishedTags?: Record<string, number> }

function why(
  { liked = [], said = [], wishedTags = {}, ...answers }: Partial<Answers> & Known,
  design = rear(11).design,
  catalogue = index,
) {
  const bitmap = emptyBitmap(40)
  for (const ordinal of liked) setBit(bitmap, ordinal)
  const counts = countTags(catalogue, { seen: bitmap, liked: bitmap, passedTags: {} })
  const { learned } = learnModel(catalogue, liked.map(like))
  const all = { ...NO_ANSWERS, ...answers }
  const weights = weigh(catalogue, { answers: all, taste: learned, passedTags: {}, wishedTags, seed: 1 })
  const likesWith = (tags: readonly number[]) => countLikesWith(catalogue, bitmap, tags)
  const dealt = whyDealt(
    catalogue,
    { design, person: { answers: all, counts, wishedTags, taste: learned, weights, likesWith } },
    new Set(said),
  )
  return dealt?.sentence ?? null
}

describe('the reason why a card was dealt', () => {
  it('is null when nothing is known', () => {
    expect(why({})).toBeNull()
  })

  it('names the two tags that likes have taught most, with how many likes have both', () => {
    expect(why({ liked: [0, 1, 2, 3, 4, 5, 20] })).toBe(
      'Living at the rear and study, like 6 of your 7 likes',
    )
  })

  it('names the one that the card has, and none that is as common anywhere', () => {
    const { design } = aPlaced({ tags: ['living:rear'] })

    expect(why({ liked: [0, 1, 2, 3] }, design)).toBe('Living at the rear, like 4 of your 4 likes')
    expect(why({ liked: [0, 1, 12, 13, 14] }, designs[17]?.design)).toBeNull()
  })

  it('names nothing that plans usually have, however many rooms are liked between them', () => {
    const plans = Array.from({ length: 20 }, (_, ordinal) =>
      aPlaced({ ordinal, tags: ordinal < 17 ? ['kitchen:island'] : [] }),
    )
    const rooms = Array.from({ length: 20 }, (_, at) => aPlaced({ ordinal: 20 + at, category: 'Kitchen' }))
    const mixed = buildFeatureIndex([...plans, ...rooms])

    expect(why({ liked: [0, 1, 2, 3] }, plans[11]?.design, mixed)).toBeNull()
  })

  it('names no taste for what was asked for, since all dealt plans have it', () => {
    const plans = Array.from({ length: 40 }, (_, ordinal) =>
      aPlaced({ ordinal, tags: ordinal < 8 ? ['storeys:2'] : ['storeys:1'], plan: { storeys: 2 } }),
    )
    const towers = buildFeatureIndex(plans)
    const liked = [0, 1, 2, 3]

    expect(why({ liked }, plans[6]?.design, towers)).toBe('Two storeys, like 4 of your 4 likes')
    expect(why({ liked, storeys: 2 }, plans[6]?.design, towers)).toBe('Two storeys, as you asked.')
  })

  it('describes rooms as rooms', () => {
    const rooms = Array.from({ length: 40 }, (_, ordinal) =>
      aPlaced({
        ordinal,
        category: 'Kitchen',
        plan: null,
        tags: ordinal < 4 ? ['door:shaker'] : ['door:flat'],
      }),
    )
    const kitchens = buildFeatureIndex(rooms)
    const liked = emptyBitmap(40)
    for (const ordinal of [0, 1, 2]) setBit(liked, ordinal)
    const counts = countTags(kitchens, { seen: liked, liked, passedTags: {} })
    const { learned: taste } = learnModel(kitchens, [0, 1, 2].map(like))
    const weights = weigh(kitchens, { answers: NO_ANSWERS, taste, passedTags: {}, seed: 1 })
    const likesWith = (tags: readonly number[]) => countLikesWith(kitchens, liked, tags)
    const person = { answers: NO_ANSWERS, counts, taste, weights, likesWith }

    const [, , , fourth] = rooms
    const sentence = fourth && whyDealt(kitchens, { design: fourth.design, person }, new Set())?.sentence

    expect(sentence).toBe('Kitchens with shaker fronts, like 3 of your 3 likes')
  })

  it('does not take two likes for a habit', () => {
    expect(why({ liked: [0, 1] })).toBeNull()
  })

  it('names the answer that fits', () => {
    expect(why({ bedrooms: 4 })).toBe('Four bedrooms, as you asked.')
    expect(why({ storeys: 1 })).toBe('One storey, as you asked.')
  })

  it('names no answer that the design misses', () => {
    expect(why({ bedrooms: 3 })).toBeNull()
    expect(why({ blockWidth: 12 })).toBeNull()
  })

  it('says that a plan suits the block only when width and depth do', () => {
    expect(why({ blockWidth: 12.5 })).toBe('It suits your block, 12.5 m wide.')
    expect(why({ blockWidth: 12.5, blockDepth: 28 })).toBeNull()
  })

  it('names a must-have that the design has', () => {
    expect(why({ mustHaves: ['room:study'] })).toBe(`${MUST_HAVES[0].label}: on your list of must-haves.`)
    expect(why({ mustHaves: ['room:media'] })).toBeNull()
  })

  it('names what likes have taught before what was asked for', () => {
    const liked = [0, 1, 2, 3, 4, 5]
    const sentence = 'Living at the rear and study, like 6 of your 6 likes'

    expect(why({ bedrooms: 4, liked })).toBe(sentence)
    expect(why({ bedrooms: 4, liked, said: [sentence] })).toBe('Four bedrooms, as you asked.')
    expect(why({ bedrooms: 4, liked, wishedTags: { 'room:study': 1 } })).toBe('Study, as you asked.')
  })

  it('is not repeated in a hand: the next reason, or none', () => {
    const said = ['Four bedrooms, as you asked.']

    expect(why({ bedrooms: 4, bathrooms: 2, said })).toBe('Two bathrooms, as you asked.')
    expect(why({ bedrooms: 4, said })).toBeNull()
  })
})
