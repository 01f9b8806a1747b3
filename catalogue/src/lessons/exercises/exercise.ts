import type { Rect } from '#plan/geometry/geometry.ts'
import { centreOf } from '#plan/geometry/geometry.ts'
import type { LevelName } from '#plan/level.ts'

import type { House } from '../house.ts'
import { houseOf } from '../house.ts'
import type { Mark } from '../marks/mark.ts'
import { claim } from '../text.ts'

/** One of the two drawings to compare. */
export interface Choice {
  house: House
  level: LevelName
  /** Part of the plan that must be in the picture, in millimetres. */
  frame: Rect
  /** Marks drawn with the question, and those drawn over it with the answer. */
  asked: readonly Mark[]
  told: readonly Mark[]
  /** Measured value of the lesson's rule. */
  value: number
  /** Text alternative of the drawing. */
  shows: string
}

export type Letter = 'a' | 'b'

/** Exercise "Which of these two?": two plans of the library, one of which is the answer by the lesson's own rule. */
export interface Exercise {
  question: string
  a: Choice
  b: Choice
  answer: Letter
  /** One sentence with the measurements. */
  reason: string
}

interface Asked {
  question: string
  /** Whether the larger or the smaller value is the answer. */
  wanted: 'more' | 'less'
  a: Choice
  b: Choice
  reason: (right: Named, other: Named) => string
}

/** A choice with the words that name it in a sentence. */
export interface Named extends Choice {
  letter: 'A' | 'B'
}

/** Minimum ratio of the two values, so that a beginner sees the difference. */
const MIN_RATIO = 1.25

/** Builds an exercise whose answer follows from the two values; throws for a pair that is too alike. */
export function exerciseOf({ question, wanted, a, b, reason }: Asked): Exercise {
  const [low, high] = [Math.min(a.value, b.value), Math.max(a.value, b.value)]
  claim(high >= MIN_RATIO * low && high > 0, `${a.house.slug} and ${b.house.slug} differ: ${low}, ${high}`)
  const answer: Letter = a.value > b.value === (wanted === 'more') ? 'a' : 'b'
  const [first, second]: [Named, Named] = [
    { ...a, letter: 'A' },
    { ...b, letter: 'B' },
  ]
  return {
    question: kept(question),
    a: { ...a, shows: kept(a.shows) },
    b: { ...b, shows: kept(b.shows) },
    answer,
    reason: kept(answer === 'a' ? reason(first, second) : reason(second, first)),
  }
}

/** Joins figures and their units with non-breaking spaces. */
const kept = (text: string) => text.replaceAll(/(\d) (?=m\b|m²|×)|(×) (?=\d)/g, '$1$2\u00A0')

/** Two houses of the library measured by a lesson's rule, drawn at one scale. */
export const pairOf = (
  measured: (house: House) => Choice,
  [one, other]: readonly [string, string],
  at: 'street' | 'middle' = 'street',
): [Choice, Choice] => sameScale(measured(houseOf(one)), measured(houseOf(other)), at)

/** Enlarges both frames to a common size, so that the two are drawn to one scale; whole houses are aligned at the street. */
export function sameScale(a: Choice, b: Choice, at: 'street' | 'middle' = 'street'): [Choice, Choice] {
  const w = Math.max(a.frame.w, b.frame.w)
  const h = Math.max(a.frame.h, b.frame.h)
  const around = (choice: Choice): Choice => {
    const [x, y] = centreOf(choice.frame)
    return { ...choice, frame: { x: x - w / 2, y: at === 'street' ? choice.frame.y : y - h / 2, w, h } }
  }
  return [around(a), around(b)]
}
