import type { Rect, Span } from '#plan/geometry/geometry.ts'
import { rectOn } from '#plan/geometry/geometry.ts'
import type { Opening } from '#plan/level.ts'

import { box, n, path } from '../svg/marks.ts'

const boxOf = ({ x, y, w, h }: Rect) => ({ x: x / 10, y: -(y + h) / 10, w: w / 10, h: h / 10 })

/** Point on the sheet, given along and across a wall. */
const at = ({ axis }: Opening, along: number, across: number) =>
  axis === 'x' ? n(across / 10, -along / 10) : n(along / 10, -across / 10)

function leaf(opening: Opening, hinge: number, closed: number): string {
  const face = opening.into === 'high' ? opening.band[1] : opening.band[0]
  const width = Math.abs(closed - hinge)
  const tip = opening.into === 'high' ? face + width : face - width
  const along = closed > hinge
  const up = opening.into === 'high'
  // The sheet's y is inverted, so the sweep flag differs between the two wall directions.
  const sweep = (opening.axis === 'y') === (along === up) ? 1 : 0
  return (
    path(
      'd',
      `M${at(opening, hinge, tip)}A${n(width / 10, width / 10)} 0 0 ${sweep} ${at(opening, closed, face)}`,
    ) + path('dl', `M${at(opening, hinge, face)}L${at(opening, hinge, tip)}`)
  )
}

function hinged(opening: Opening): string {
  const [from, to] = opening.span
  if (opening.type === 'double')
    return leaf(opening, from, (from + to) / 2) + leaf(opening, to, (from + to) / 2)
  if (opening.type !== 'entry')
    return opening.hinge === 'from' ? leaf(opening, from, to) : leaf(opening, to, from)
  const width = Math.min(1020, to - from)
  const light: Span = opening.hinge === 'from' ? [from + width, to] : [from, to - width]
  const glass = light[1] - light[0] > 100 ? pane(opening, light) : ''
  return (
    glass + (opening.hinge === 'from' ? leaf(opening, from, from + width) : leaf(opening, to, to - width))
  )
}

function pane(opening: Opening, span: Span): string {
  const [low, high] = opening.band
  const third = (high - low) / 3
  const lines = [low + third, high - third].map(
    (across) => `M${at(opening, span[0], across)}L${at(opening, span[1], across)}`,
  )
  return box('wn', boxOf(rectOn(opening.axis, opening.band, span))) + path('wp', lines.join(''))
}

function sliding(opening: Opening): string {
  const [from, to] = opening.span
  const [low, high] = opening.band
  const middle = (low + high) / 2
  const panels = to - from > 2900 ? 3 : 2
  const step = (to - from) / panels
  const slides = Array.from({ length: panels }, (_, index) => {
    const start = from + index * step - (index > 0 ? 60 : 0)
    const shift = (index - (panels - 1) / 2) * 50
    return box(
      'wn',
      boxOf(
        rectOn(opening.axis, [middle + shift - 22, middle + shift + 22], [start, from + (index + 1) * step]),
      ),
    )
  })
  const sills = [low + 12, high - 12].map(
    (across) => `M${at(opening, from, across)}L${at(opening, to, across)}`,
  )
  return path('d', sills.join('')) + slides.join('')
}

function cavity(opening: Opening): string {
  const [from, to] = opening.span
  const middle = (opening.band[0] + opening.band[1]) / 2
  const pocket = rectOn(opening.axis, [middle - 20, middle + 20], [from - 20, from + (to - from) * 0.38])
  return box('wn', boxOf(pocket))
}

function roller(opening: Opening): string {
  const [low, high] = opening.band
  const middle = (low + high) / 2
  const slats = [middle - 40, middle + 40].map(
    (across) => `M${at(opening, opening.span[0], across)}L${at(opening, opening.span[1], across)}`,
  )
  return path('d', slats.join(''))
}

export function drawOpening(opening: Opening): string {
  if (opening.type === 'window') return pane(opening, opening.span)
  if (opening.type === 'slider') return sliding(opening)
  if (opening.type === 'cavity') return cavity(opening)
  if (opening.type === 'roller') return roller(opening)
  return opening.type === 'arch' ? '' : hinged(opening)
}
