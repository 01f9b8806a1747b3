import type { GlyphSheet } from '../svg/glyphs.ts'
import { n, path } from '../svg/marks.ts'
import { widthOf } from '../svg/text.ts'

export interface Dimension {
  axis: 'across' | 'along'
  /** Position of the line and its measured span, in millimetres on the plan. */
  at: number
  from: number
  to: number
  text: string
  /** Font size in centimetres of the house. */
  size: number
}

/** Draws a dimension line with architect's ticks, interrupted by its text. */
export function drawDimension({ axis, at, from, to, text, size }: Dimension, glyphSheet: GlyphSheet): string {
  const tick = size * 0.42
  const middle = (from + to) / 20
  const upright = axis === 'along'
  const point = (along: number): [number, number] =>
    upright ? [at / 10, -along / 10] : [along / 10, -at / 10]
  const [x1, y1] = point(from)
  const [x2, y2] = point(to)
  const ticks = [
    [x1, y1],
    [x2, y2],
  ].map(([x = 0, y = 0]) => `M${n(x - tick, y + tick)}L${n(x + tick, y - tick)}`)
  glyphSheet.write({
    text,
    x: upright ? x1 : middle,
    y: upright ? (y1 + y2) / 2 : y1,
    size,
    className: 'n',
    halo: 'hl',
    upright,
  })
  const gap = widthOf(text, size) * 5 + size * 3
  const halves = [point(middle * 10 - gap), point(middle * 10 + gap)]
  const line = [[x1, y1], ...halves, [x2, y2]].map(
    ([x = 0, y = 0], index) => `${index % 2 ? 'L' : 'M'}${n(x, y)}`,
  )
  return path('dm', line.join('')) + path('dt', ticks.join(''))
}

export const exactMetresText = (millimetres: number) => (Math.round(millimetres / 10) / 100).toFixed(2)
