import { expect, it } from 'vitest'
import { aLandCard, aLandLine } from '#testing/land.ts'
import { cardsWith, dayText, placeOf, topicsOf } from './guide.ts'

const cards = [
  aLandCard('levy', { topic: 'money', name: 'Duty' }),
  aLandCard('class', { topic: 'soil', name: 'Soil class', title: 'One letter decides your slab' }),
  aLandCard('slope', { topic: 'soil', name: 'Slope' }),
]
const place = (card: string | null, topic: string | null = null) => placeOf(cards, { card, topic })

it('topics are in the guide’s order, without those that have no card', () => {
  expect(topicsOf(cards).map(({ label, cards: own }) => [label, own.length])).toEqual([
    ['Soil and slope', 2],
    ['Money and grants', 1],
  ])
})

it('a card knows its position in its topic and its neighbours across topics', () => {
  expect(place('slope')).toMatchObject({
    topic: 'Soil and slope',
    number: 2,
    total: 2,
    previous: { id: 'class' },
    next: { id: 'levy' },
  })
  expect(place('class')?.previous).toBeNull()
  expect(place('levy')?.next).toBeNull()
})

it.each([
  [null, 'money', 'levy'],
  ['gone', 'soil', 'class'],
  ['slope', 'money', 'slope'],
  ['gone', null, undefined],
  [null, 'astrology', undefined],
])('the URL ?card=%s&topic=%s opens %s', (card, topic, opened) => {
  expect(place(card, topic)?.card.id).toBe(opened)
})

it.each([
  ['slab LETTER', ['class']],
  ['fall walls', ['levy', 'class', 'slope']],
  ['grants', ['levy']],
  ['queensland only', ['grant']],
  ['dragon', []],
  ['  ', []],
])('searching for “%s” finds %j', (typed, found) => {
  const all = [
    ...cards,
    aLandCard('grant', {
      topic: 'energy',
      title: 'Stars',
      text: ['It depends.'],
      ask: { question: 'How many?', whom: 'The builder' },
      lines: [aLandLine('In Queensland only', ['QLD'])],
    }),
  ]

  expect(cardsWith(all, typed).map(({ id }) => id)).toEqual(found)
})

it('dates are formatted in words', () => {
  expect(dayText('2026-11-01')).toBe('1 November 2026')
})
