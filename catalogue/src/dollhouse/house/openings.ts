import type { Span } from '#plan/geometry/geometry.ts'
import { rectOn } from '#plan/geometry/geometry.ts'
import type { Level, Opening } from '#plan/level.ts'
import { roomOf } from '#plan/level.ts'
import { GLASS_HEIGHT_M } from '#plan/openings/place-windows.ts'

import { CUT_HEIGHT_M } from '../heights.ts'
import type { PaintName } from '../paints.ts'
import { boundsOfRect } from '../place.ts'
import type { Solid } from '../solids.ts'

/** Millimetres. */
const FRAME = 45
const LEAF = 45
const WINDOW_HEAD = 2.1
/** Width of the glass of a window in a hall or gallery, in metres. */
const PASSAGE_GLASS = 1.8
/** Target width of a pane. */
const PANE = 1100

/** A box in an opening: across and along its wall in millimetres, then from one height to another in metres. */
function bar(
  { axis }: Pick<Opening, 'axis'>,
  [across, along]: readonly [Span, Span],
  [paint, z, height]: readonly [PaintName, number, number],
): Solid {
  return { shape: 'box', paint, at: boundsOfRect(rectOn(axis, across, along), z, height) }
}

const middleOf = ([low, high]: Span) => (low + high) / 2
const around = (at: number, thickness: number): Span => [at - thickness / 2, at + thickness / 2]

/** Framed panes from `sill` up to the cut, in the middle of the wall. */
function glazing(opening: Pick<Opening, 'axis' | 'band'>, [from, to]: Span, sill: number): Solid[] {
  const line = middleOf(opening.band)
  const count = Math.max(1, Math.round((to - from) / PANE))
  const uprights = Array.from({ length: count + 1 }, (_, index) => {
    const at = from + FRAME / 2 + (index * (to - from - FRAME)) / count
    return bar(opening, [around(line, 70), around(at, FRAME)], ['frame', sill, CUT_HEIGHT_M - sill])
  })
  return [
    ...uprights,
    bar(opening, [around(line, 70), [from, to]], ['frame', sill, 0.05]),
    bar(
      opening,
      [around(line, 24), [from + FRAME, to - FRAME]],
      ['glass', sill + 0.05, CUT_HEIGHT_M - sill - 0.05],
    ),
    bar(opening, [around(line, 60), [from, to]], ['teal', CUT_HEIGHT_M - 0.012, 0.024]),
  ]
}

function windowIn(opening: Opening, glassHeight: number): Solid[] {
  const sill = Math.min(WINDOW_HEAD - glassHeight, CUT_HEIGHT_M - 0.25)
  const [low, high] = opening.band
  if (sill < 0.1) return glazing(opening, opening.span, 0.02)
  return [
    bar(opening, [opening.band, opening.span], ['wall', 0, sill]),
    bar(opening, [[low - 30, high + 30], opening.span], ['paper', sill - 0.02, 0.03]),
    ...glazing(opening, opening.span, sill + 0.01),
  ]
}

/** A hinged leaf, open as its swing on the plan shows. */
function leaf(opening: Opening, [hinge, closed]: Span, paint: PaintName): Solid {
  const width = Math.abs(closed - hinge) - 20
  const isHigh = opening.into === 'high'
  const face = isHigh ? opening.band[1] : opening.band[0]
  const across: Span = isHigh ? [face - 20, face - 20 + width] : [face + 20 - width, face + 20]
  const along: Span = closed > hinge ? [hinge, hinge + LEAF] : [hinge - LEAF, hinge]
  return bar(opening, [across, along], [paint, 0.01, CUT_HEIGHT_M - 0.04])
}

function hinged(opening: Opening): Solid[] {
  const [from, to] = opening.span
  if (opening.type === 'double') {
    const middle = (from + to) / 2
    return [leaf(opening, [from, middle], 'paper'), leaf(opening, [to, middle], 'paper')]
  }
  if (opening.type !== 'entry') {
    return [leaf(opening, opening.hinge === 'from' ? [from, to] : [to, from], 'paper')]
  }
  const width = Math.min(1020, to - from)
  const light: Span = opening.hinge === 'from' ? [from + width, to] : [from, to - width]
  const swing: Span = opening.hinge === 'from' ? [from, from + width] : [to, to - width]
  const side = light[1] - light[0] > 100 ? glazing(opening, light, 0.02) : []
  return [...side, leaf(opening, swing, 'teal')]
}

/** Glass doors in two or three panels, one of them pushed half open. */
function sliding(opening: Opening): Solid[] {
  const [from, to] = opening.span
  const panels = to - from > 2900 ? 3 : 2
  const step = (to - from) / panels
  const line = middleOf(opening.band)
  return [
    bar(opening, [around(line, 140), opening.span], ['metal', 0, 0.015]),
    ...Array.from({ length: panels }, (_, index) => {
      const shift = (index - (panels - 1) / 2) * 50
      const slid = index === panels - 1 ? -step * 0.55 : 0
      const start = from + index * step - (index > 0 ? 60 : 0) + slid
      const band = around(line + shift, 45)
      return panel(opening, band, [start, from + (index + 1) * step + slid])
    }).flat(),
  ]
}

function panel(opening: Pick<Opening, 'axis'>, band: Span, [from, to]: Span): Solid[] {
  const stile = 55
  return [
    bar(opening, [band, [from, from + stile]], ['frame', 0.015, CUT_HEIGHT_M - 0.02]),
    bar(opening, [band, [to - stile, to]], ['frame', 0.015, CUT_HEIGHT_M - 0.02]),
    bar(opening, [band, [from, to]], ['frame', 0.015, 0.07]),
    bar(
      opening,
      [around(middleOf(band), 20), [from + stile, to - stile]],
      ['glass', 0.08, CUT_HEIGHT_M - 0.09],
    ),
    bar(opening, [band, [from, to]], ['teal', CUT_HEIGHT_M - 0.012, 0.024]),
  ]
}

function cavity(opening: Opening): Solid[] {
  const [from, to] = opening.span
  const line = middleOf(opening.band)
  return [
    bar(opening, [around(line, 38), [from, from + (to - from) * 0.38]], ['paper', 0.01, CUT_HEIGHT_M - 0.04]),
  ]
}

/** A closed garage door, low enough to look over. */
function roller(opening: Opening): Solid[] {
  const line = middleOf(opening.band)
  const slat = 0.345
  return Array.from({ length: Math.floor((CUT_HEIGHT_M - 0.02) / slat) }, (_, index) =>
    bar(opening, [around(line, 60), opening.span], ['linen', index * slat, slat - 0.025]),
  ).concat(bar(opening, [around(line, 44), opening.span], ['cloud', 0, CUT_HEIGHT_M - 0.03]))
}

function parts(opening: Opening, level: Pick<Level, 'rooms'>): Solid[] {
  const kinds = [opening.low, opening.high].map((id) => roomOf(level, id)?.kind)
  if (opening.type === 'window')
    return windowIn(
      opening,
      kinds.flatMap((kind) => (kind && GLASS_HEIGHT_M[kind]) ?? []).at(0) ?? PASSAGE_GLASS,
    )
  if (opening.type === 'slider') return sliding(opening)
  if (opening.type === 'cavity') return cavity(opening)
  if (opening.type === 'roller') return roller(opening)
  return opening.type === 'arch' ? [] : hinged(opening)
}

/** Sliding fronts of built-in cupboards, one panel behind the other. */
function cupboardFronts(level: Pick<Level, 'boundaries'>): Solid[] {
  return level.boundaries
    .filter((line) => line.kind === 'cupboard')
    .flatMap((line) => {
      const middle = (line.span[0] + line.span[1]) / 2
      return [
        bar(
          line,
          [
            [line.at - 45, line.at - 5],
            [line.span[0] + 40, middle + 60],
          ],
          ['paper', 0.01, CUT_HEIGHT_M - 0.02],
        ),
        bar(
          line,
          [
            [line.at + 5, line.at + 45],
            [middle - 60, line.span[1] - 40],
          ],
          ['linen', 0.01, CUT_HEIGHT_M - 0.02],
        ),
      ]
    })
}

/** Doors, windows and cupboard fronts of a storey. */
export const openingsOf = (level: Pick<Level, 'rooms' | 'openings' | 'boundaries'>): Solid[] => [
  ...level.openings.flatMap((opening) => parts(opening, level)),
  ...cupboardFronts(level),
]
