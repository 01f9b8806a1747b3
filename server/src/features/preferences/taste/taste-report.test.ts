import { groundOf, houseOf, lotFor } from '@dream/contract/rules/land/land-fit'
import { expect, it } from 'vitest'
import { buildFeatureIndex } from '#features/designs/ranking/feature-index.ts'
import { emptyBitmap, setBit } from '#features/designs/ranking/bitmap.ts'
import { countTags } from '#testing/designs/count-tags.ts'
import { aPlaced, NO_ANSWERS } from '#testing/designs/rankables.ts'
import { reportCards } from './taste-report.ts'

/** Forty plans and four kitchens; a person likes the first ten plans and two kitchens, and passes on the next ten plans. */
const placed = [
  ...Array.from({ length: 40 }, (_, ordinal) =>
    aPlaced({
      ordinal,
      frontage: 10 + (ordinal % 10),
      tags: [
        ordinal < 9 || ordinal > 36 ? 'room:courtyard' : 'room:media',
        ordinal < 10 ? 'living:rear' : 'living:front',
        // Tag of nearly all plans: no taste.
        ...(ordinal < 39 ? ['room:walk-in-robe'] : []),
      ],
      plan: { storeys: ordinal < 8 ? 1 : 2 },
    }),
  ),
  ...Array.from({ length: 4 }, (_, at) =>
    aPlaced({ ordinal: 40 + at, category: 'Kitchen', tags: [at < 3 ? 'style:japandi' : 'style:coastal'] }),
  ),
]
const index = buildFeatureIndex(placed)

function told(likes: readonly number[], passes: readonly number[]) {
  const [seen, liked] = [emptyBitmap(placed.length), emptyBitmap(placed.length)]
  for (const at of [...likes, ...passes]) setBit(seen, at)
  for (const at of likes) setBit(liked, at)
  const counts = countTags(index, { seen, liked, passedTags: {} })
  return { index, counts, liked: plansAt(likes), ground: NO_ANSWERS.ground }
}
const plansAt = (places: readonly number[]) => places.flatMap((at) => placed[at]?.design ?? [])
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

it('has six true cards with their figures', () => {
  const others = { tags: new Float64Array(index.tags.length).fill(0.2), plans: 0.8 }

  const cards = reportCards({ ...told([...numbers(0, 10), 40, 41], numbers(10, 20)), others })

  expect(cards.map(({ kind, figure, sentence }) => [kind, figure, sentence])).toEqual([
    ['room', 'Courtyard', '9 of the 10 plans you like have it.'],
    [
      'width',
      '15 m',
      'A lot this wide and 30 m deep takes 6 of the 10 plans you like. They need from 10 to 19 m across.',
    ],
    ['storeys', 'One storey', '8 of the 10 plans you like have one storey.'],
    ['style', 'Japandi', '2 of the 2 rooms you like are Japandi.'],
    [
      'passes',
      'Living at the front',
      'You passed on 10 of the 10 plans with living at the front that you met.',
    ],
    [
      'others',
      'Living at the rear',
      "Three times as often as others: 10 of your 12 likes, and 20 in 100 of everybody's.",
    ],
  ])
})

it("says so where there is too little data, and compares with the catalogue where everybody's likes are too few", () => {
  const cards = reportCards({ ...told([30, 31], []), others: null })

  expect(cards.map(({ sentence }) => sentence)).toEqual([
    '2 of the 2 plans you like have it.',
    'A lot this wide and 30 m deep takes 2 of the 2 plans you like. They need from 10 to 11 m across.',
    '2 of the 2 plans you like have two storeys.',
    'That is so in 2 of the 2 plans you like.',
    'You passed on 0 designs, and nothing of them stands out.',
    'You like a little of everything, much as others do.',
  ])
})

it('names no room that nearly all plans have', () => {
  const [room] = reportCards({ ...told([...numbers(0, 4), ...numbers(10, 14)], []), others: null })

  expect([room?.figure, room?.sentence]).toEqual(['Courtyard', '4 of the 8 plans you like have it.'])
})

it('tells a person who likes rooms only that they like no plan', () => {
  const [, width, storeys] = reportCards({ ...told([40, 41], []), others: null })

  expect([width?.sentence, storeys?.sentence]).toEqual([
    'You have liked no floor plan yet.',
    'You have liked no floor plan yet.',
  ])
})

it("uses the person's own setbacks for block widths", () => {
  const setbacks = { front: 6, rear: 6, side: 2, sideStreet: 3 }
  const ground = groundOf({ corner: 'no', setbacks, state: null, mustHaves: [] })
  const [house] = plansAt([0]).flatMap((design) => houseOf(design) ?? [])

  const [, card] = reportCards({ ...told([0], []), ground, others: null })

  const lot = house && lotFor(house, ground)
  expect(lot?.width).toBe(12)
  expect([card?.figure, card?.sentence]).toEqual([
    '12 m',
    `A lot this wide and ${lot?.depth} m deep takes 1 of the 1 plan you like. They need from 12 to 12 m across.`,
  ])
})
