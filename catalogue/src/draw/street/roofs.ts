import type { Span } from '#plan/geometry/geometry.ts'

import type { Point } from './frame.ts'
import { area, block, HEIGHTS, stroke } from './frame.ts'
import type { Style } from './styles.ts'

export interface RoofBox {
  u: Span
  /** Depth from front to rear. */
  depth: number
  /** Height of the eaves. */
  eaves: number
  /** Height to which a lean-to slopes: it abuts something higher at the back and has no ridge. */
  leanTo?: number
}

const riseOf = (run: number, pitch: number) => run * Math.tan((pitch * Math.PI) / 180)

/** Gutter along the eaves, from end to end. */
const gutter = ([from, to]: Span, eaves: number) =>
  block('gt', [from - HEIGHTS.eaves, to + HEIGHTS.eaves], [eaves - 60, eaves + HEIGHTS.gutter - 60])

/** Height of a roof's highest line. */
export function topOf({ u, depth, eaves, leanTo }: RoofBox, { roof, pitch }: Style): number {
  const width = u[1] - u[0] + 2 * HEIGHTS.eaves
  if (leanTo !== undefined) return eaves + leanTo
  if (roof === 'flat') return eaves + Math.min(650, riseOf(width, pitch))
  return eaves + riseOf(Math.min(width, depth + 2 * HEIGHTS.eaves) / 2, pitch)
}

/** Hip roof: slopes away from the street, with hipped ends. */
function hip(box: RoofBox, style: Style): string {
  const { u, eaves } = box
  const top = topOf(box, style)
  const [from, to] = [u[0] - HEIGHTS.eaves, u[1] + HEIGHTS.eaves]
  const back = (top - eaves) / Math.tan((style.pitch * Math.PI) / 180)
  const middle = (from + to) / 2
  const [left, right] = [Math.min(from + back, middle), Math.max(to - back, middle)]
  const slope: Point[] =
    left < right
      ? [
          [from, eaves],
          [left, top],
          [right, top],
          [to, eaves],
        ]
      : [
          [from, eaves],
          [middle, top],
          [to, eaves],
        ]
  return area('rf', slope) + stroke('rl', slope) + gutter(u, eaves)
}

/** Gable roof with its clad triangle towards the street, under barge boards. */
function gable(box: RoofBox, style: Style): string {
  const { u, eaves } = box
  const top = topOf({ ...box, depth: 1e6 }, style)
  const [from, to] = [u[0] - HEIGHTS.eaves, u[1] + HEIGHTS.eaves]
  const middle = (from + to) / 2
  const board = 210
  return (
    area('m-feature', [
      [u[0], eaves - 80],
      [middle, top - 260],
      [u[1], eaves - 80],
    ]) +
    area('tr', [
      [from, eaves],
      [middle, top],
      [to, eaves],
      [to, eaves - board],
      [middle, top - board],
      [from, eaves - board],
    ])
  )
}

/** Parapet that hides the roof behind it, with a capping. */
function parapet({ u, eaves }: RoofBox, height: number): string {
  return (
    block('m-walls', u, [eaves - 10, eaves + height]) +
    block('rc', [u[0] - 60, u[1] + 60], [eaves + height, eaves + height + 110])
  )
}

/** Skillion roof: one slope from one side of the house to the other, over a clad wedge. */
function skillion(box: RoofBox, style: Style, isRising: boolean): string {
  const { u, eaves } = box
  const top = topOf(box, style)
  const [from, to] = [u[0] - 600, u[1] + 600]
  const [a, b] = isRising ? [eaves, top] : [top, eaves]
  return (
    area('m-walls', [
      [u[0], eaves - 10],
      [u[0], a],
      [u[1], b],
      [u[1], eaves - 10],
    ]) +
    area('rc', [
      [from, a - 20],
      [to, b - 20],
      [to, b + 190],
      [from, a + 190],
    ])
  )
}

/** Roof over the body of a storey. */
export function mainRoof(box: RoofBox, style: Style, isRising: boolean): string {
  if (style.roof === 'flat') return skillion(box, style, isRising)
  return hip(box, style)
}

/** Roof over a projecting bay. */
export function bayRoof(box: RoofBox, style: Style): string {
  if (style.roof === 'flat') return parapet(box, 420)
  return style.roof === 'gable' ? gable(box, style) : hip({ ...box, depth: 1e6 }, style)
}

/** Roof over ground-floor rooms in front of an upper storey. */
export function leanTo(box: RoofBox, style: Style): string {
  return style.roof === 'flat' ? parapet(box, 300) : hip(box, style)
}
