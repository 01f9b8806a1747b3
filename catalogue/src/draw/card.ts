import type { Rect } from '#plan/geometry/geometry.ts'
import { boundsOf, grow } from '#plan/geometry/geometry.ts'
import { footprintOf } from '#plan/build.ts'
import type { Level, Plan } from '#plan/level.ts'

import { drawDimension, exactMetresText } from './labels/dimensions.ts'
import { approaches, courtGardens, drawApproaches, PLANTS, plants } from './house/garden.ts'
import { boxOf, drawHouse, outline } from './house/house.ts'
import { labelsOf } from './labels/labels.ts'
import type { GlyphSheet } from './svg/glyphs.ts'
import { createGlyphSheet } from './svg/glyphs.ts'
import { n, path } from './svg/marks.ts'
import type { PALETTES } from './svg/palette.ts'
import { paintWith, PATTERNS, rules } from './svg/style.ts'

/** Padding around the house in CSS pixels: dimension lines stand on the left and below. */
const PAD = { left: 20, right: 9, top: 12, bottom: 22 }
const PORTRAIT = { w: 238, h: 438 }
const LANDSCAPE = { w: 358, h: 300 }
/** Height reserved below a two-storey plan for the storey switch. */
const SWITCH = 48
/** Garden on the free sides of a plan that does not need the whole box. */
const GARDEN = 26
/** Distance from the house to its dimension lines, in CSS pixels. */
const LINE_GAP = 11
const MAX_PX_PER_METRE = 27
/** Text sizes in CSS pixels, and the minimum size of rooms that show their dimensions. */
export const CARD_TEXT = { name: 10.2, smallest: 8.2, size: 9, sizesAbove: [44, 34] } as const

interface Frame {
  /** Width of the picture in CSS pixels. */
  w: number
  h: number
  /** Centimetres of the house per CSS pixel. */
  px: number
  /** Area that the picture shows, in millimetres. */
  sheet: Rect
  house: Rect
}

/** One frame for all storeys of a plan, so that they overlay each other exactly. */
export function frameOf(plan: Plan): Frame {
  const house = boundsOf(plan.levels.map(footprintOf))
  const box = house.w > house.h * 1.05 ? LANDSCAPE : PORTRAIT
  const nominal = plan.levels.length > 1 ? { w: box.w, h: box.h - SWITCH } : box
  const perMetre = Math.min(
    (nominal.w - PAD.left - PAD.right) / (house.w / 1000),
    (nominal.h - PAD.top - PAD.bottom) / (house.h / 1000),
    MAX_PX_PER_METRE,
  )
  const needW = (house.w / 1000) * perMetre + PAD.left + PAD.right
  const needH = (house.h / 1000) * perMetre + PAD.top + PAD.bottom
  const w = Math.round(Math.min(nominal.w, needW + GARDEN))
  const h = Math.round(Math.min(nominal.h, needH + 2 * GARDEN))
  const mm = 1000 / perMetre
  const sheet = {
    x: house.x - (PAD.left + (w - needW) / 2) * mm,
    y: house.y - (PAD.bottom + (h - needH) / 2) * mm,
    w: w * mm,
    h: h * mm,
  }
  return { w, h, px: 100 / perMetre, sheet, house }
}

function fade({ sheet }: Frame): string {
  const { y, h } = boxOf(sheet)
  return `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(y + h - h * 0.045)}" y2="${n(y + h)}"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`
}

/** Dimension lines of the house's overall width and depth. */
function sizeLines({ house, px }: Frame, glyphSheet: GlyphSheet): string {
  const gap = LINE_GAP * px * 10
  const size = 9.6 * px
  const across = { axis: 'across' as const, at: house.y - gap, from: house.x, to: house.x + house.w }
  const along = { axis: 'along' as const, at: house.x - gap, from: house.y, to: house.y + house.h }
  return [across, along]
    .map((line) =>
      drawDimension({ ...line, text: `${exactMetresText(line.to - line.from)} m`, size }, glyphSheet),
    )
    .join('')
}

/** The card's drawing of a storey, on a transparent ground. */
export function drawCard(
  plan: Plan,
  level: Level,
  theme: keyof typeof PALETTES,
): { svg: string; frame: Frame } {
  const frame = frameOf(plan)
  const { px, sheet, house } = frame
  const glyphSheet = createGlyphSheet()
  const own = drawHouse(level)
  const isUpper = level.name === 'upper'
  const shown = footprintOf(plan.levels[0])
  const ways = isUpper ? [] : approaches(level, sheet)
  const lines = sizeLines(frame, glyphSheet)
  for (const label of labelsOf(level, { px, ...CARD_TEXT })) glyphSheet.write(label)
  const gap = LINE_GAP * px * 10
  const lineRoom = 8 * px * 10
  const keepFree = [
    grow(shown, 250),
    ...ways,
    { x: house.x - gap - lineRoom, y: sheet.y, w: 2 * lineRoom, h: sheet.h },
    { x: sheet.x, y: house.y - gap - lineRoom, w: sheet.w, h: 2 * lineRoom },
  ]
  const garden = plants({ seed: `${plan.template}/${plan.seed}`, sheet, keepFree, count: 16 })
  const below = isUpper ? path('gr', outline(plan.levels[0].rooms.flatMap((room) => room.cells))) : ''
  const view = boxOf(sheet)
  const marks = [
    `<g mask="url(#m)">${drawApproaches(ways)}</g>`,
    garden,
    below,
    own.marks,
    courtGardens(level, plan.seed),
    lines,
    glyphSheet.marks(),
  ].join('')
  const definitions = `${PATTERNS}${PLANTS}${own.definitions}${glyphSheet.glyphs()}${fade(frame)}<mask id="m" maskUnits="userSpaceOnUse" x="${n(view.x)}" y="${n(view.y)}" width="${n(view.w)}" height="${n(view.h)}"><rect x="${n(view.x)}" y="${n(view.y)}" width="${n(view.w)}" height="${n(view.h)}" fill="url(#fade)"/></mask>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.w}" height="${frame.h}" viewBox="${n(view.x, view.y, view.w, view.h)}"><style>${rules(paintWith(theme), px)}</style><defs>${definitions}</defs>${marks}</svg>`
  return { svg, frame }
}
