import type { Rect } from '#plan/geometry/geometry.ts'
import { boundsOf, grow, right } from '#plan/geometry/geometry.ts'
import { tilesOf } from '#plan/geometry/region.ts'

import type { House } from '../house.ts'
import { houseOf, levelOf } from '../house.ts'
import { area } from '../marks/make.ts'
import { envelopeOf, lotOf } from '../measure/lot.ts'
import { metres } from '../text.ts'
import type { Choice, Exercise } from './exercise.ts'
import { exerciseOf, pairOf, sameScale } from './exercise.ts'

/** Margin around a lot that shows the verge, a strip of the street, and the neighbours. */
const STREET = 6800
const NEIGHBOURS = 1000

const aroundLot = (lot: Rect): Rect => ({
  x: lot.x - NEIGHBOURS,
  y: lot.y - STREET,
  w: lot.w + 2 * NEIGHBOURS,
  h: lot.h + STREET + NEIGHBOURS,
})

function onItsLot(house: House): Choice {
  const lot = lotOf(house)
  const edge = [
    [lot.x, lot.y],
    [right(lot), lot.y],
  ] as const
  return {
    house,
    level: 'ground',
    frame: aroundLot(lot),
    asked: [{ kind: 'lot', rect: lot, street: 'STREET' }],
    told: [{ kind: 'strokes', lines: [edge], tone: 'marker' }],
    value: lot.w / 1000,
    shows: `a block ${metres(lot.w / 1000)} m along the street and ${metres(lot.h / 1000)} m deep`,
  }
}

/** Exercise: frontage is measured along the street, however deep a block is. */
export function frontageExercise(): Exercise {
  const [a, b] = pairOf(onItsLot, ['spoonbill-corner', 'sandstone-fold'])
  return exerciseOf({
    question: 'Which of these two blocks has the wider frontage?',
    wanted: 'more',
    a,
    b,
    reason: (one, other) =>
      `${one.letter} is ${metres(one.value)} m wide along the street, ${other.letter} only ${metres(other.value)} m.`,
  })
}

/** Places a house in the middle of a lot of this size, with the front of both in line. */
function onLotLike(house: House, like: Rect): Choice {
  const lot = { ...lotOf(house), w: like.w, h: like.h, x: house.box.x + (house.box.w - like.w) / 2 }
  const inner = envelopeOf(lot)
  const floor = levelOf(house, 'ground').rooms.flatMap((room) => [...room.cells])
  const outside = tilesOf(floor, [inner])
  const free = Math.max(0, Math.min(house.box.x - lot.x, right(lot) - right(house.box)) / 1000)
  return {
    house,
    level: 'ground',
    frame: aroundLot(lot),
    asked: [
      { kind: 'lot', rect: lot, street: 'STREET' },
      { kind: 'outline', rects: [inner] },
    ],
    told: outside.length > 0 ? [area(outside, 'wrong')] : [],
    value: free,
    shows: `a house ${metres(house.box.w / 1000)} m wide on a block of ${metres(lot.w / 1000)} m; the dashed line is ${metres((inner.x - lot.x) / 1000)} m inside its sides`,
  }
}

/** Exercise: the dashed line is the area inside the setbacks; one house stays within it. */
export function setbacksExercise(): Exercise {
  const [first, second] = [houseOf('periwinkle-weir'), houseOf('pardalote-crossing')]
  const like = lotOf(first.box.w < second.box.w ? first : second)
  const [a, b] = sameScale(onLotLike(first, like), onLotLike(second, like))
  const gap = metres((like.w - envelopeOf(like).w) / 2000)
  return exerciseOf({
    question: 'Which of these two houses keeps the gaps, inside the dashed line?',
    wanted: 'more',
    a,
    b,
    reason: (one, other) =>
      `${one.letter} leaves ${metres(one.value)} m on each side, ${other.letter} only ${metres(other.value)} m; ${gap} m are asked for here.`,
  })
}

export const wholeOf = ({ box }: House, margin = 1300): Rect => grow(boundsOf([box]), margin)
