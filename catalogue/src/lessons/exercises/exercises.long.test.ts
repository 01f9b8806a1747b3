import { expect, test } from 'vitest'

import { boundsOf } from '#plan/geometry/geometry.ts'

import { levelOf } from '../house.ts'
import { LESSON_LIST } from '../list.ts'
import { glassMetres } from '../measure/light.ts'
import { envelopeOf, lotOf } from '../measure/lot.ts'
import { floorOf, roomsOfKind, squareMetres } from '../measure/rooms.ts'
import { lengthMOf } from '../measure/walk.ts'
import { livingGlass } from '../scripts/north.ts'
import { stopsOf } from '../scripts/kitchen.ts'
import { zonesOf } from '../scripts/zones.ts'
import { drawChoice, drawSolution } from './draw-exercise.ts'
import type { Choice, Exercise } from './exercise.ts'
import { exerciseOf, sameScale } from './exercise.ts'
import { exerciseFor, EXERCISES } from './list.ts'

const all = Object.keys(EXERCISES).map((slug) => ({ slug, exercise: exerciseFor(slug) }))

/** Length in metres of the walk on the drawing. */
const walked = ({ told }: Choice) =>
  told.reduce((sum, mark) => sum + (mark.kind === 'walk' ? lengthMOf(mark.points) : 0), 0)
const coloured = ({ asked }: Choice) => asked.flatMap((mark) => (mark.kind === 'area' ? [...mark.rects] : []))
const dotsOn = ({ asked }: Choice) =>
  asked.reduce((sum, mark) => sum + (mark.kind === 'dots' ? mark.points.length : 0), 0)
/** Share of the coloured rooms that the solution colours again. */
const shareTold = (choice: Choice) => {
  const again = choice.told.flatMap((mark) => (mark.kind === 'area' ? [...mark.rects] : []))
  return squareMetres(again) / squareMetres(coloured(choice))
}

/** Measurements of each rule, taken independently from the plans and the drawn marks; the larger one is the answer. */
const RULES: Record<string, (choice: Choice) => number> = {
  'read-the-frontage': ({ house }) => house.facts.minLotWidth,
  'room-around-the-house': ({ asked, house }) => {
    const lot = asked.find((mark) => mark.kind === 'lot')
    return lot && envelopeOf(lot.rect).w >= house.box.w ? 1 : 0
  },
  'find-north': ({ house }) => glassMetres(livingGlass(house), 'rear'),
  'the-outdoor-room': (choice) => -walked(choice),
  'quiet-and-busy': ({ house }) => -zonesOf(house).noisy.length,
  'walk-the-kitchen': ({ house }) => {
    const [fridge, sink, cooktop] = stopsOf(levelOf(house, 'ground'))
    return -lengthMOf([fridge, sink, cooktop, fridge])
  },
  'count-the-storage': ({ house }) =>
    squareMetres(floorOf(roomsOfKind(levelOf(house, 'ground'), 'robe', 'pantry', 'linen'))),
  'from-car-to-fridge': (choice) => -walked(choice),
  'follow-the-stairs': (choice) => -walked(choice),
  'read-the-dimensions': (choice) => {
    const { w, h } = boundsOf(coloured(choice))
    return w / h
  },
  'stack-the-wet-rooms': shareTold,
  'what-is-included': dotsOn,
}

test('every lesson ends with an exercise of its own, and there are no others', () => {
  expect(Object.keys(EXERCISES)).toEqual(LESSON_LIST.map((make) => make().slug))
  expect(new Set(all.map(({ exercise }) => exercise.question)).size).toBe(all.length)
})

test.each(all)(
  "the answer of $slug follows from its rule's measurements on the two plans",
  ({ slug, exercise }) => {
    const rule = RULES[slug]
    const [a, b] = [rule?.(exercise.a) ?? 0, rule?.(exercise.b) ?? 0]

    expect(exercise.answer).toBe(a > b ? 'a' : 'b')
    expect(a).not.toBe(b)
  },
)

test.each(all)('the reason of $slug names the answer first and the measurements of both', ({ exercise }) => {
  const { answer, reason, a, b } = exercise
  const letters = reason.match(/\b[AB]\b/g) ?? []

  expect(letters[0]).toBe(answer.toUpperCase())
  expect(letters).toHaveLength(2)
  for (const { value } of [a, b])
    expect(reason.toLowerCase()).toMatch(
      new RegExp(`${value.toFixed(1).replace('.', '\\.')}|\\b${value}\\b|\\bno|\\bthree\\b`),
    )
})

test.each(all)('the two drawings of $slug show different plans at one scale', ({ exercise: { a, b } }) => {
  expect(a.house.slug).not.toBe(b.house.slug)
  expect([a.frame.w, a.frame.h]).toEqual([b.frame.w, b.frame.h])
})

test.each(all)(
  'the drawings of $slug show what its question asks about, and are the same every time',
  ({ slug, exercise }) => {
    const again = exerciseFor(slug)

    for (const letter of ['a', 'b'] as const) {
      expect(exercise[letter].asked.length).toBeGreaterThan(0)
      expect(drawChoice(exercise[letter])).toBe(drawChoice(again[letter]))
      expect(drawSolution(exercise[letter])).toBe(drawSolution(again[letter]))
    }
  },
)

test('neither letter is the answer most of the time', () => {
  const answers = all.map(({ exercise }) => exercise.answer)

  expect(
    Math.min(...(['a', 'b'] as const).map((one) => answers.filter((each) => each === one).length)),
  ).toBeGreaterThan(3)
})

const pair = (first: number, second: number, wanted: 'more' | 'less'): Exercise => {
  const { a, b } = exerciseFor('read-the-frontage')
  return exerciseOf({
    question: '?',
    wanted,
    a: { ...a, value: first },
    b: { ...b, value: second },
    reason: (one, other) => `${one.letter} before ${other.letter}`,
  })
}

test.each([
  [10, 15, 'more', 'b', 'B before A'],
  [10, 15, 'less', 'a', 'A before B'],
  [3, 0, 'less', 'b', 'B before A'],
] as const)('%d against %d, wanted %s: %s', (first, second, wanted, answer, reason) => {
  expect(pair(first, second, wanted)).toMatchObject({ answer, reason })
})

test('a pair that is too alike to be told apart is refused', () => {
  expect(() => pair(10, 12, 'more')).toThrow('differ')
})

test('frames at one scale keep their street, or their middle', () => {
  const { a } = exerciseFor('read-the-frontage')
  const small = { ...a, frame: { x: 0, y: 0, w: 10, h: 10 } }
  const large = { ...a, frame: { x: 0, y: 0, w: 20, h: 30 } }

  expect(sameScale(small, large)[0].frame).toEqual({ x: -5, y: 0, w: 20, h: 30 })
  expect(sameScale(small, large, 'middle')[0].frame).toEqual({ x: -5, y: -10, w: 20, h: 30 })
})

test('the lot under a house is at least the minimum lot that the catalogue gives the one that fits', () => {
  const { a, b, answer } = exerciseFor('room-around-the-house')
  const fits = answer === 'a' ? a : b
  const lot = fits.asked.find((mark) => mark.kind === 'lot')

  expect(lot?.rect.w).toBe(lotOf(fits.house).w)
})
