import type { Rect } from '#plan/geometry/geometry.ts'
import { centreOf } from '#plan/geometry/geometry.ts'
import type { LevelName } from '#plan/level.ts'

import type { House } from '../house.ts'
import { houseOf } from '../house.ts'
import type { Mark } from '../marks/mark.ts'
import { claim } from '../text.ts'

/** One of the two drawings that are to be compared. */
export interface Choice {
  house: House
  level: LevelName
  /** The part of the plan that must be in the picture, millimetres. */
  frame: Rect
  /** Drawn with the question, and over that once it is answered. */
  asked: readonly Mark[]
  told: readonly Mark[]
  /** What the lesson's rule measures here. */
  value: number
  /** What one would see, for those who do not. */
  shows: string
}

export type Letter = 'a' | 'b'

/** "Which of these two?": two plans of the library, of which the lesson's own rule says which one it is. */
export interface Exercise {
  question: string
  a: Choice
  b: Choice
  answer: Letter
  /** One sentence with what was measured. */
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

/** A choice as a sentence names it. */
export interface Named extends Choice {
  letter: 'A' | 'B'
}

/** So far apart are the two at least that a beginner sees it. */
const MIN_RATIO = 1.25

/** The answer follows from the two values; a pair that is too alike is refused. */
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

/** A figure keeps its unit on its line. */
const kept = (text: string) => text.replaceAll(/(\d) (?=m\b|m²|×)|(×) (?=\d)/g, '$1$2\u00A0')

/** Two houses of the library as a lesson's rule measures them, at one scale. */
export const pairOf = (
  measured: (house: House) => Choice,
  [one, other]: readonly [string, string],
  at: 'street' | 'middle' = 'street',
): [Choice, Choice] => sameScale(measured(houseOf(one)), measured(houseOf(other)), at)

/** Both frames at the size that holds either, so that the two are drawn to one scale; whole houses stand at one street. */
export function sameScale(a: Choice, b: Choice, at: 'street' | 'middle' = 'street'): [Choice, Choice] {
  const w = Math.max(a.frame.w, b.frame.w)
  const h = Math.max(a.frame.h, b.frame.h)
  const around = (choice: Choice): Choice => {
    const [x, y] = centreOf(choice.frame)
    return { ...choice, frame: { x: x - w / 2, y: at === 'street' ? choice.frame.y : y - h / 2, w, h } }
  }
  return [around(a), around(b)]
}
