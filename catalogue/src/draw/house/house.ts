import type { RoomKind } from '@dream/contract/api/designs/design'

import type { Rect } from '#plan/geometry/geometry.ts'
import { rear, rectOn, right } from '#plan/geometry/geometry.ts'
import { COVERED, OUTDOOR, PASSAGES, WET } from '#plan/kinds.ts'
import type { Facing, Level, Piece } from '#plan/level.ts'
import { outlinesOf } from '#plan/geometry/region.ts'

import { box, n, path, polygon } from '../svg/marks.ts'
import { drawOpening } from './openings.ts'
import { drawRails, drawVoids } from './rails.ts'
import { drawSharedWalls } from './shared-wall.ts'
import { FITTINGS } from '../symbols/fittings.ts'
import { REST } from '../symbols/rest.ts'
import { STAIRS } from '../symbols/stairs.ts'

const SYMBOLS = { ...REST, ...FITTINGS, ...STAIRS }

export interface Floor {
  fill: string
  halo: string
}

export function floorOf(kind: RoomKind): Floor {
  if (COVERED.has(kind)) return { fill: 'fd', halo: 'hd' }
  if (kind === 'courtyard') return { fill: 'fp', halo: 'hp' }
  if (kind === 'garage' || kind === 'void') return { fill: 'fg', halo: 'hk' }
  if (WET.has(kind)) return { fill: 'fi', halo: 'hi' }
  const isTimber =
    PASSAGES.has(kind) ||
    ['living', 'dining', 'kitchen', 'pantry', 'mudroom', 'stair', 'linen'].includes(kind)
  return isTimber ? { fill: 'ft', halo: 'ht' } : { fill: 'fc', halo: 'hc' }
}

const toSheet = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]): [number, number] => [x / 10, -y / 10])
export const boxOf = ({ x, y, w, h }: Rect) => ({ x: x / 10, y: -(y + h) / 10, w: w / 10, h: h / 10 })
export const outline = (add: readonly Rect[], cut: readonly Rect[] = []) =>
  outlinesOf(add, cut)
    .map((loop) => polygon(toSheet(loop)))
    .join('')

function floors(level: Level): string {
  const byFill = new Map<string, Rect[]>()
  for (const room of level.rooms) {
    const { fill } = floorOf(room.kind)
    byFill.set(fill, [...(byFill.get(fill) ?? []), ...room.cells])
  }
  return [...byFill].map(([fill, rects]) => path(fill, outline(rects))).join('')
}

const indoorCells = (level: Level) =>
  level.rooms.filter((room) => !OUTDOOR.has(room.kind)).flatMap((room) => room.cells)

/** Soft shadow on the ground: three faint copies of the footprint, each a little farther off. */
const shadow = [
  [3, 4],
  [7, 9],
  [12, 15],
]
  .map(([x, y]) => `<use href="#base" class="sh" x="${x}" y="${y}"/>`)
  .join('')

/** Transform from a piece's own frame (x along its wall, y into the room) to the sheet. */
function frame({ rect, facing, flipped }: Piece): { transform: string; w: number; d: number } {
  const { x, y } = rect
  const sideways = facing === 'left' || facing === 'right'
  const [w, d] = sideways ? [rect.h, rect.w] : [rect.w, rect.h]
  const frames: Record<Facing, readonly number[]> = {
    rear: [1, 0, 0, -1, x, -y],
    front: [-1, 0, 0, 1, right(rect), -rear(rect)],
    left: [0, -1, -1, 0, right(rect), -y],
    right: [0, 1, 1, 0, x, -rear(rect)],
  }
  const [a = 1, b = 0, c = 0, e = 1, f = 0, g = 0] = frames[facing]
  const [sx, tx, ty] = flipped ? [-1, f + a * w, g + b * w] : [1, f, g]
  return { transform: `matrix(${n(a * sx, b * sx, c, e, tx / 10, ty / 10)})`, w: w / 10, d: d / 10 }
}

function furniture(pieces: readonly Piece[]): { marks: string; definitions: string } {
  const names = new Map<string, string>()
  const definitions: string[] = []
  const uses = pieces.flatMap((piece) => {
    const symbol = SYMBOLS[piece.type]
    if (!symbol) throw new Error(`No symbol draws a ${piece.type}.`)
    const { transform, w, d } = frame(piece)
    const drawn = symbol(w, d)
    const name = names.get(drawn) ?? `f${names.size.toString(36)}`
    if (!names.has(drawn)) definitions.push(`<g id="${name}">${drawn}</g>`)
    names.set(drawn, name)
    return [`<use href="#${name}" transform="${transform}"/>`]
  })
  return { marks: uses.join(''), definitions: definitions.join('') }
}

function eaves(level: Level): string {
  return level.boundaries
    .filter((line) => line.kind === 'eave' || line.kind === 'garden')
    .map(({ axis, at, span, kind }) => {
      const [from, to] = span
      const data =
        axis === 'x'
          ? `M${n(at / 10, -from / 10)}V${n(-to / 10)}`
          : `M${n(from / 10, -at / 10)}H${n(to / 10)}`
      return path(kind === 'eave' ? 'ev' : 'gd', data)
    })
    .join('')
}

function cupboardFronts(level: Level): string {
  return level.boundaries
    .filter((line) => line.kind === 'cupboard')
    .map(({ axis, at, span }) => {
      const middle = (span[0] + span[1]) / 2
      const panels = [
        rectOn(axis, [at - 45, at - 5], [span[0] + 40, middle + 60]),
        rectOn(axis, [at + 5, at + 45], [middle - 60, span[1] - 40]),
      ]
      return panels.map((panel) => box('wn', boxOf(panel))).join('')
    })
    .join('')
}

/** Draws a storey without text: ground shadow, floors, furniture, walls, doors, windows. */
export function drawHouse(level: Level): { marks: string; definitions: string } {
  const gaps = level.openings.map((one) => rectOn(one.axis, [one.band[0] - 1, one.band[1] + 1], one.span))
  const inWalls = gaps.flatMap((gap) => (level.walls.length > 0 ? [gap] : []))
  const walls = outline(level.walls, inWalls)
  const rugs = furniture(level.pieces.filter((piece) => piece.type === 'rug'))
  const things = furniture(level.pieces.filter((piece) => piece.type !== 'rug'))
  const rugDefinitions = rugs.definitions.replaceAll('id="f', 'id="r')
  return {
    definitions: `${rugDefinitions}${things.definitions}<path id="base" d="${outline(indoorCells(level))}"/><path id="wall" d="${walls}${level.posts.map((post) => outline([post])).join('')}"/>`,
    marks: [
      shadow,
      floors(level),
      eaves(level),
      drawVoids(level),
      rugs.marks.replaceAll('#f', '#r'),
      '<use href="#wall" class="ws" x="4" y="5"/>',
      things.marks,
      cupboardFronts(level),
      drawRails(level),
      drawSharedWalls(level),
      '<use href="#wall" class="wl"/>',
      level.openings.map(drawOpening).join(''),
    ].join(''),
  }
}
