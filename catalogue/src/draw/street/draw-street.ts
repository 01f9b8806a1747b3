import { drawDimension, exactMetresText } from '../labels/dimensions.ts'
import { createGlyphSheet } from '../svg/glyphs.ts'
import type { Rect, Span } from '#plan/geometry/geometry.ts'
import { spanOverlap } from '#plan/geometry/geometry.ts'
import type { LevelName, Plan } from '#plan/level.ts'
import { seeded } from '#plan/random.ts'

import type { Bay } from './bays.ts'
import { baysOf, bodyOf, reachOf, roofedOf } from './bays.ts'
import { coversOf, drawCover } from './covers.ts'
import { block, eavesOf, floorOf, HEIGHTS, stroke } from './frame.ts'
import { drawOpening } from './openings.ts'
import { cssOf, patternsOf, PX } from './paint.ts'
import { beds, person, tree } from './planting.ts'
import type { SeenWall, Street } from './project.ts'
import { streetOf } from './project.ts'
import type { RoofBox } from './roofs.ts'
import { bayRoof, leanTo, mainRoof, topOf } from './roofs.ts'
import type { Style } from './styles.ts'
import { stylesOf } from './styles.ts'

const MARGIN = { side: 3300, top: 900, below: 1450 }
const LAWN_MM = 520
/** Limits of a bay with a roof of its own: minimum and maximum width, and minimum projection. */
const BAY_MM = { min: 2200, max: 8600, reach: 600 }
const MAX_LEAN_MM = 1000

/** Part of the drawing with its distance from the street; the farthest is drawn first. */
interface Layer {
  d: number
  marks: string
}

const layered = (layers: readonly Layer[]) =>
  layers
    .toSorted((a, b) => b.d - a.d)
    .map(({ marks }) => marks)
    .join('')

function drawWall(wall: SeenWall, street: Street, style: Style): Layer {
  const { u, d, storey, kind, isSheltered } = wall
  const [low, high] = [floorOf(storey), eavesOf(storey)]
  const isFeature = isSheltered || (kind !== 'garage' && d - street.house.d[0] < 2600)
  const material = storey === 'upper' ? 'm-upper' : isFeature ? 'm-feature' : 'm-walls'
  const set = Math.min(0.16, (d - street.house.d[0]) / 60_000)
  const openings = street.openings.filter(
    (one) => one.storey === storey && one.d === d && spanOverlap(one.u, u) > 0,
  )
  return {
    d,
    marks: [
      storey === 'ground' ? block('sb', u, [0, low]) : block(material, u, [low - HEIGHTS.floor, low]),
      block(material, u, [low, high]),
      ...openings.map((one) => drawOpening(one, style)),
      `<g style="opacity:${set.toFixed(2)}">${block('sd', u, [0, high])}</g>`,
      block('sh', u, isSheltered ? [low, high] : [high - 240, high]),
    ].join(''),
  }
}

/** Roofs of a storey: over its body, and over each projecting bay. */
function roofsOf(street: Street, storey: LevelName, style: Style): { layers: Layer[]; top: number } {
  const rooms = roofedOf(street, storey)
  const bays = baysOf(rooms)
  const body = bodyOf(rooms)
  const eaves = eavesOf(storey)
  const main: RoofBox = { u: body.u, depth: body.d[1] - body.d[0], eaves }
  const [first] = bays
  const isRising = (first?.d ?? 0) > (bays.at(-1)?.d ?? 0)
  const own = bays.filter((bay) => {
    const width = bay.u[1] - bay.u[0]
    const isBeyond = bay.u[0] < body.u[0] - 1 || bay.u[1] > body.u[1] + 1
    return isBeyond || (reachOf(bay, bays) > BAY_MM.reach && width > BAY_MM.min && width < BAY_MM.max)
  })
  const boxes = own.map((bay) => ({ bay, box: { u: bay.u, depth: 1e6, eaves } }))
  return {
    layers: [
      { d: body.d[1], marks: mainRoof(main, style, isRising) },
      ...boxes.map(({ bay, box }) => ({ d: bay.d + 1, marks: bayRoof(box, style) })),
    ],
    top: Math.max(topOf(main, style), ...boxes.map(({ box }) => topOf(box, style))),
  }
}

/** Roofs of ground-floor rooms in front of or beside the upper storey. */
function lowRoofsOf(street: Street, style: Style): Layer[] {
  const upper = roofedOf(street, 'upper')
  const ground = baysOf(roofedOf(street, 'ground'))
  const above = baysOf(upper)
  const eaves = eavesOf('ground')
  const slope = Math.tan((style.pitch * Math.PI) / 180)
  return ground.flatMap((bay): Layer[] =>
    partsOf(bay, above).flatMap(({ u, d }) => {
      const run = d - bay.d
      if (run < 400) return []
      return [
        {
          d: bay.d + 1,
          marks: leanTo({ u, depth: run, eaves, leanTo: Math.min(MAX_LEAN_MM, run * slope) }, style),
        },
      ]
    }),
  )
}

/** Splits a ground bay where the upper storey's front changes; `d` is the setback of that front. */
function partsOf(bay: Bay, above: readonly Bay[]): Bay[] {
  const inside = above.flatMap(({ u, d }): Bay[] => {
    const part: Span = [Math.max(u[0], bay.u[0]), Math.min(u[1], bay.u[1])]
    return part[1] - part[0] > 1 ? [{ u: part, d }] : []
  })
  const covered = inside.reduce((sum, { u }) => sum + u[1] - u[0], 0)
  if (covered >= bay.u[1] - bay.u[0] - 1) return inside
  const from = Math.min(...inside.map(({ u }) => u[0]), bay.u[1])
  const to = Math.max(...inside.map(({ u }) => u[1]), bay.u[0])
  const rest: Bay[] = [
    { u: [bay.u[0], from], d: Number.POSITIVE_INFINITY },
    { u: [to, bay.u[1]], d: Number.POSITIVE_INFINITY },
  ]
  return [...inside, ...rest.filter(({ u }) => u[1] - u[0] > 1)]
}

/** Paths from the street, as wide as their doors. */
function waysOf({ openings, rooms }: Street): Span[] {
  return openings.flatMap((one): Span[] => {
    if (one.type === 'roller') return [[one.u[0] - 150, one.u[1] + 150]]
    if (one.type !== 'entry') return []
    const middle = (one.u[0] + one.u[1]) / 2
    const porch = rooms.find(({ kind, u }) => kind === 'porch' && u[0] <= middle && u[1] >= middle)
    const at = porch && porch.u[1] - porch.u[0] < 3000 ? (porch.u[0] + porch.u[1]) / 2 : middle
    return [[at - 600, at + 600]]
  })
}

/** Position of the person beside the path, away from cars. */
function aside([from, to]: Span, { openings }: Street): number {
  const cars = openings.filter(({ type }) => type === 'roller').map(({ u }) => (u[0] + u[1]) / 2)
  const middle = (from + to) / 2
  return cars.some((at) => at > middle) ? from - 250 : to + 250
}

function garden(street: Street, key: string, top: number): { behind: string; before: string } {
  const random = seeded(`street/${key}`)
  const [from, to] = street.house.u
  const ways = waysOf(street)
  const way = ways.find((span) => span[1] - span[0] < 1500) ?? ways[0] ?? [from, from + 1200]
  const side = random.chance(0.5)
  const far = [side ? from - 1000 : to + 1000, from + (to - from) * random.between(30, 70) * 0.01]
  const near = side ? to + 1750 : from - 1450
  const isTall = street.rooms.some(({ storey }) => storey === 'upper')
  const low = street.walls.filter(({ storey, kind }) => storey === 'ground' && kind !== 'garage')
  const fronts = low.filter(({ isSheltered, d }) => !isSheltered && d - street.house.d[0] < 5000)
  return {
    behind: `<g class="far">${far.map((u, index) => tree(random, u, Math.min(top + 500, (index === 0 ? 4400 : 5600) + (isTall ? 1500 : 0)))).join('')}</g>`,
    before: [
      ...ways.map((span) => block('pv', span, [-LAWN_MM, 0])),
      ...fronts.map(({ u }) => beds(random, u, ways)),
      tree(random, near, Math.min(top + 300, random.between(3400, 4100, 100))),
      person(aside(way, street)),
    ].join(''),
  }
}

export interface StreetDrawing {
  style: Style['slug']
  svg: string
  width: number
  height: number
  /** Visible area: along the front and up from the ground, in millimetres. */
  rect: Rect
  /** The part of the lawn in front of the house that is visible. */
  lawn: Rect
}

function drawStyle(street: Street, style: Style, key: string): StreetDrawing {
  const hasUpper = street.rooms.some(({ storey }) => storey === 'upper')
  const roofs = roofsOf(street, hasUpper ? 'upper' : 'ground', style)
  const layers = [
    ...roofs.layers,
    ...(hasUpper ? lowRoofsOf(street, style) : []),
    ...street.walls.map((wall) => drawWall(wall, street, style)),
    ...coversOf(street).map((cover) => ({ d: cover.d[0], marks: drawCover(cover, street, style) })),
  ]
  const [from, to] = street.house.u
  const sheet = { x: from - MARGIN.side, w: to - from + 2 * MARGIN.side, top: roofs.top + MARGIN.top }
  const glyphSheet = createGlyphSheet()
  const lines = [
    drawDimension(
      {
        axis: 'across',
        at: -LAWN_MM - 420,
        from,
        to,
        text: `${exactMetresText(to - from)} m`,
        size: 11.5 * PX,
      },
      glyphSheet,
    ),
    drawDimension(
      {
        axis: 'along',
        at: from - MARGIN.side + 520,
        from: 0,
        to: roofs.top,
        text: `${exactMetresText(roofs.top)} m`,
        size: 10.5 * PX,
      },
      glyphSheet,
    ),
  ]
  const { behind, before } = garden(street, key, roofs.top)
  const width = Math.round(sheet.w / 10)
  const height = Math.round((sheet.top + MARGIN.below) / 10)
  const ground = [sheet.x + 900, sheet.x + sheet.w - 500] as const
  const marks = [
    behind,
    block('lf', ground, [-LAWN_MM, 0]),
    layered(layers),
    before,
    stroke('gr', [
      [ground[0], 0],
      [ground[1], 0],
    ]),
    ...lines,
    glyphSheet.marks(),
  ].join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" id="dark" width="${width}" height="${height}" viewBox="${Math.round(sheet.x / 10)} ${Math.round(-sheet.top / 10)} ${width} ${height}"><style>${cssOf(style)}</style><defs>${patternsOf(style)}${glyphSheet.glyphs()}</defs>${marks}</svg>\n`
  const rect = { x: sheet.x, y: -MARGIN.below, w: sheet.w, h: sheet.top + MARGIN.below }
  const lawn = { x: ground[0], y: -LAWN_MM, w: ground[1] - ground[0], h: LAWN_MM }
  return { style: style.slug, svg, width, height, rect, lawn }
}

/** Draws the house from the street in its three styles, from its own walls, openings and roofs; `#dark` selects the dark theme. */
export function drawStreet(plan: Plan): StreetDrawing[] {
  const street = streetOf(plan)
  const key = `${plan.template}/${plan.seed}`
  return stylesOf(key).map((style) => drawStyle(street, style, key))
}
