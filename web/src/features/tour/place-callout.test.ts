import { expect, test } from 'vitest'
import { isInTheWay, placeCallout, type Box } from './place-callout.ts'

const PHONE: Box = { x: 12, y: 12, width: 366, height: 820 }
const callout = { width: 320, height: 180 }

test.each<[what: string, target: Box | null, place: { x: number; y: number }]>([
  ['nothing are in the middle', null, { x: 35, y: 332 }],
  ['a line at the top stand below it', { x: 16, y: 60, width: 358, height: 40 }, { x: 35, y: 116 }],
  ['buttons at the bottom stand above them', { x: 80, y: 700, width: 230, height: 70 }, { x: 35, y: 504 }],
  [
    'something at the right edge stay in the area',
    { x: 330, y: 60, width: 44, height: 44 },
    { x: 58, y: 120 },
  ],
  ['something at the left edge stay in the area', { x: 0, y: 60, width: 44, height: 44 }, { x: 12, y: 120 }],
  [
    'a card that fills the screen cover its foot',
    { x: 16, y: 130, width: 358, height: 520 },
    { x: 35, y: 652 },
  ],
  [
    'something that is scrolled away stay on the screen',
    { x: 16, y: -400, width: 358, height: 90 },
    { x: 35, y: 12 },
  ],
])('the callout about %s', (_, target, place) => {
  expect(placeCallout(target, callout, PHONE)).toEqual(place)
})

test('on a wide and low screen the callout is beside the card', () => {
  const low: Box = { x: 12, y: 12, width: 820, height: 366 }

  expect(placeCallout({ x: 60, y: 20, width: 300, height: 340 }, callout, low)).toEqual({ x: 376, y: 100 })
  expect(placeCallout({ x: 500, y: 20, width: 320, height: 340 }, callout, low)).toEqual({ x: 164, y: 100 })
})

test.each<[what: string, target: Box, isCovered: boolean]>([
  ['a line at the top', { x: 16, y: 60, width: 358, height: 40 }, false],
  ['a tile in the middle with room beside neither end', { x: 16, y: 160, width: 170, height: 520 }, true],
  ['the same tile further up', { x: 16, y: 30, width: 170, height: 520 }, false],
  ['something that is scrolled away', { x: 16, y: 900, width: 358, height: 90 }, false],
])('%s is covered by its callout: %o', (_, target, isCovered) => {
  expect(isInTheWay(target, callout, PHONE)).toBe(isCovered)
})

test('a callout larger than the area begins where the area does', () => {
  const tiny: Box = { x: 12, y: 12, width: 296, height: 300 }

  expect(placeCallout(null, { width: 296, height: 420 }, tiny)).toEqual({ x: 12, y: 12 })
})
