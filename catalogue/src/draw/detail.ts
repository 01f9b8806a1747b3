import { footprintOf } from '#plan/build.ts'
import type { Rect } from '#plan/geometry/geometry.ts'
import { boundsOf, grow } from '#plan/geometry/geometry.ts'
import type { Level, Plan } from '#plan/level.ts'
import { hash } from '#plan/random.ts'

import type { Chain } from './labels/chains.ts'
import { chainsOf } from './labels/chains.ts'
import { drawDimension, exactMetresText } from './labels/dimensions.ts'
import { approaches, courtGardens, drawApproaches, PLANTS, plants } from './house/garden.ts'
import { boxOf, drawHouse, outline } from './house/house.ts'
import { labelsOf } from './labels/labels.ts'
import type { GlyphSheet } from './svg/glyphs.ts'
import { createGlyphSheet } from './svg/glyphs.ts'
import { dot, n, path } from './svg/marks.ts'
import { paintWithProperty, PATTERNS, propertiesOf, rules } from './svg/style.ts'

/** Centimetres of the house per CSS pixel at the size the drawing is made for. */
const PX = 2.9
const MARGIN = { side: 2500, end: 3300 }
const CHAIN_GAP = [620, 1250] as const

function dimensions(chains: readonly Chain[], house: Rect, glyphSheet: GlyphSheet): string {
  return chains
    .map(({ side, points, rank }) => {
      const away = CHAIN_GAP[rank]
      const axis = side === 'front' || side === 'rear' ? ('across' as const) : ('along' as const)
      const at = {
        front: house.y - away,
        rear: house.y + house.h + away,
        left: house.x - away,
        right: house.x + house.w + away,
      }[side]
      return points
        .slice(1)
        .map((to, index) => {
          const from = points[index] ?? to
          const text = rank === 1 ? `${exactMetresText(to - from)} m` : exactMetresText(to - from)
          const size = rank === 1 ? 11.5 * PX : Math.min(8.6 * PX, (to - from) / 10 / 2.6)
          return drawDimension({ axis, at, from, to, text, size }, glyphSheet)
        })
        .join('')
    })
    .join('')
}

function northArrow(sheet: Rect, angle: number, glyphSheet: GlyphSheet): string {
  const x = (sheet.x + sheet.w) / 10 - 105
  const y = -(sheet.y + sheet.h) / 10 + 105
  glyphSheet.write({
    text: 'N',
    x: x + Math.sin((angle * Math.PI) / 180) * 66,
    y: y - Math.cos((angle * Math.PI) / 180) * 66,
    size: 11 * PX,
    className: 'n',
    halo: 'hl',
  })
  for (const [row, text] of ['best with', 'north here'].entries())
    glyphSheet.write({ text, x, y: y + 92 + row * 30, size: 8.2 * PX, className: 'k', halo: 'hl' })
  return `${dot('no', [x, y], 46)}<path class="na" transform="rotate(${angle} ${n(x)} ${n(y)})" d="M${n(x, y - 40)}l17 70l-17-14l-17 14z"/>`
}

function scaleBar(sheet: Rect, glyphSheet: GlyphSheet): string {
  const x = sheet.x / 10 + 60
  const y = -sheet.y / 10 - 45
  for (const metre of [0, 1, 2, 5]) {
    glyphSheet.write({
      text: metre === 5 ? '5 m' : String(metre),
      x: x + metre * 100,
      y: y - 26,
      size: 8.6 * PX,
      className: 'k',
      halo: 'hl',
    })
  }
  return (
    path('sb', `M${n(x, y)}h100v9h-100zM${n(x + 200, y)}h300v9h-300z`) + path('dm', `M${n(x, y)}h500v9h-500z`)
  )
}

/** North of the plan: about where the glass at the living end gets its sun, the same for every drawing of a plan. */
const northOf = (plan: Plan, livingSide: string) =>
  ({ rear: 0, right: 90, front: 180, left: 270 })[
    livingSide === 'right' || livingSide === 'left' || livingSide === 'front' ? livingSide : 'rear'
  ] +
  ((hash(`${plan.template}/${plan.seed}`) % 9) - 4) * 7

/** The house, its dimension chains, the north arrow and the scale bar. */
function freeOfPlants(plan: Plan, sheet: Rect, own: Rect): Rect[] {
  const rooms = plan.levels.flatMap((level) => level.rooms).flatMap((room) => room.cells)
  const chains = [...CHAIN_GAP].flatMap((away) => {
    const [outer, inner] = [grow(own, away + 300), grow(own, away - 300)]
    const band = outer.w - inner.w
    return [
      { ...outer, w: band / 2 },
      { ...outer, x: inner.x + inner.w, w: band / 2 },
      { ...outer, h: band / 2 },
      { ...outer, y: inner.y + inner.h, h: band / 2 },
    ]
  })
  return [
    ...rooms.map((rect) => grow(rect, 300)),
    ...chains,
    { x: sheet.x + sheet.w - 2200, y: sheet.y + sheet.h - 2600, w: 2200, h: 2600 },
    { x: sheet.x, y: sheet.y, w: 6400, h: 1200 },
  ]
}

/** The zoomable drawing of a storey: all sizes, garden, north and scale; `#dark` selects the dark theme. */
export function drawDetail(
  plan: Plan,
  level: Level,
  livingSide: string,
): { svg: string; width: number; height: number } {
  const house = boundsOf(plan.levels.map(footprintOf))
  const sheet = {
    x: house.x - MARGIN.side,
    y: house.y - MARGIN.end,
    w: house.w + 2 * MARGIN.side,
    h: house.h + 2 * MARGIN.end,
  }
  const own = footprintOf(level)
  const glyphSheet = createGlyphSheet()
  const drawn = drawHouse(level)
  const isUpper = level.name === 'upper'
  const ways = isUpper ? [] : approaches(level, sheet)
  const lines = dimensions(chainsOf(level), own, glyphSheet)
  const arrow = northArrow(sheet, northOf(plan, livingSide), glyphSheet)
  const bar = scaleBar(sheet, glyphSheet)
  for (const label of labelsOf(level, { px: PX, name: 12.5, smallest: 8.4, size: 10.5, sizesAbove: null }))
    glyphSheet.write(label)
  const keepFree = [...freeOfPlants(plan, sheet, own), ...ways]
  const garden = plants({
    seed: `${plan.template}/${plan.seed}`,
    sheet: grow(sheet, -150),
    keepFree,
    count: 26,
  })
  const below = isUpper ? path('gr', outline(plan.levels[0].rooms.flatMap((room) => room.cells))) : ''
  const view = boxOf(sheet)
  const extra = `.no{fill:none;stroke:var(--dim);stroke-width:2.4}.na,.sb{fill:var(--ink)}`
  const style = `svg{${propertiesOf('light')}}svg:target{${propertiesOf('dark')}}${rules(paintWithProperty, PX * 0.8)}${extra}`
  const marks = [
    drawApproaches(ways),
    garden,
    below,
    drawn.marks,
    courtGardens(level, plan.seed),
    lines,
    arrow,
    bar,
    glyphSheet.marks(),
  ].join('')
  const width = Math.round(view.w)
  const height = Math.round(view.h)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" id="dark" width="${width}" height="${height}" viewBox="${n(view.x, view.y, view.w, view.h)}"><style>${style}</style><defs>${PATTERNS}${PLANTS}${drawn.definitions}${glyphSheet.glyphs()}</defs>${marks}</svg>\n`
  return { svg, width, height }
}
