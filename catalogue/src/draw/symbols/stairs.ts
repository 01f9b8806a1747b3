import { stepsFor } from '#plan/stairs/stairs.ts'

import { n, path, strokes } from '../svg/marks.ts'
import type { Symbol } from './symbol.ts'

type Line = readonly [number, number, number, number]

/** Steps of the stairs as the plan counts them, in the symbol's centimetres. */
function stepsIn(shape: 'straight' | 'u', w: number, d: number) {
  const { goings, goingMm: going, landingMm: landing } = stepsFor(shape, w * 10, d * 10)
  const depth = going / 10
  const start = d - landing / 10 - goings * depth
  const risers = Array.from({ length: goings + 1 }, (_, index) => start + index * depth)
  return { risers, start, turn: d - landing / 10 }
}

const arrow = (x: number, tip: number, towards: 1 | -1) =>
  `M${n(x - 9, tip - 13 * towards)}L${n(x, tip)}L${n(x + 9, tip - 13 * towards)}`

/** A straight flight; up is away from y = 0. */
const straight: Symbol = (w, d) => {
  const { risers, start, turn } = stepsIn('straight', w, d)
  const treads = risers.map((y): Line => [0, y, w, y])
  return (
    strokes('l', ...treads) + path('a', `M${n(w / 2, start + 8)}V${n(turn - 8)}${arrow(w / 2, turn - 8, 1)}`)
  )
}

/** Two flights side by side with a half landing at the far end. */
const returning: Symbol = (w, d) => {
  const half = w / 2
  const { risers, start, turn } = stepsIn('u', w, d)
  const treads = risers.map((y): Line => [0, y, w, y])
  const middle = (turn + d) / 2
  const up = `M${n(half / 2, start + 8)}V${n(middle)}H${n(w - half / 2)}V${n(start + 8)}`
  return (
    strokes('l', ...treads) +
    strokes('rail', [half, start, half, turn]) +
    path('a', up + arrow(w - half / 2, start + 8, -1))
  )
}

export const STAIRS: Record<string, Symbol> = { 'stair-straight': straight, 'stair-u': returning }
