import type { Rect } from '#plan/geometry/geometry.ts'
import { isWithin, overlapArea } from '#plan/geometry/geometry.ts'
import { isCupboard } from '#plan/kinds.ts'
import type { Level, Piece, Room } from '#plan/level.ts'
import { sweepOf } from '#plan/openings/place-doors.ts'

import { floorOf } from '../house/house.ts'
import type { TextLabel } from '../svg/glyphs.ts'
import { widthOf } from '../svg/text.ts'

interface LabelSizes {
  /** Scale: centimetres of the house per CSS pixel. */
  px: number
  name: number
  smallest: number
  size: number
  /** Minimum size in CSS pixels of rooms that show their dimensions; null shows them wherever they fit. */
  sizesAbove: readonly [w: number, h: number] | null
}

const SHORT: Record<string, readonly string[]> = {
  Ensuite: ['Ensuite', 'Ens'],
  'Ensuite 2': ['Ensuite 2', 'Ens 2'],
  'Walk-in robe': ['WIR'],
  'Powder room': ['Powder', 'Pdr'],
  Bathroom: ['Bath'],
  'Bathroom 2': ['Bath 2'],
  "Butler's pantry": ["Butler's", 'Btl'],
  Laundry: ['Laundry', "L'dry"],
  'Study nook': ['Study nook', 'Nook'],
  Mudroom: ['Mudroom', 'Mud'],
  Courtyard: ['Courtyard', 'Court'],
  Pantry: ['Pantry', 'Ptry'],
  Kitchenette: ['Kitchenette', 'Kitchen'],
}

const namesOf = (room: Room) => SHORT[room.name] ?? [room.name]
const UNNAMED = new Set(['stair', 'linen'])
const isNamed = (room: Room) =>
  !isCupboard(room.id) && !UNNAMED.has(room.kind) && !/^(hall|lobby)\d*$/.test(room.id)

export const metresText = (millimetres: number) => (Math.round(millimetres / 100) / 10).toFixed(1)
const sizeText = (room: Room) => `${metresText(room.main.w)} × ${metresText(room.main.h)}`

interface Attempt {
  name: string
  fontPx: number
  sizePx: number
  upright: boolean
}

function attemptsFor(room: Room, sizes: LabelSizes): Attempt[] {
  const { px, name, smallest, size, sizesAbove } = sizes
  const large =
    !sizesAbove || (room.main.w / 10 / px > sizesAbove[0] && room.main.h / 10 / px > sizesAbove[1])
  const isPassage = room.kind === 'entry' || room.kind === 'hall'
  const sized = large && !isPassage && room.kind !== 'porch' && room.kind !== 'void'
  const narrow = isPassage && room.main.h > room.main.w * 1.5
  const fonts = [name, (name + smallest) / 2, smallest]
  const names = namesOf(room)
  const plain = (upright: boolean) =>
    names.flatMap((text) => fonts.map((fontPx) => ({ name: text, fontPx, sizePx: 0, upright })))
  const withSize = names.flatMap((text) =>
    fonts
      .slice(0, 2)
      .map((fontPx) => ({ name: text, fontPx, sizePx: Math.min(size, fontPx), upright: false })),
  )
  if (narrow) return [...plain(true), ...plain(false)]
  return [...(sized ? withSize : []), ...plain(false), ...plain(true)]
}

/** Width and height of a label's text in millimetres of the house. */
function boxSize(attempt: Attempt, room: Room, px: number): { w: number; h: number } {
  const name = widthOf(attempt.name, attempt.fontPx)
  const size = attempt.sizePx ? widthOf(sizeText(room), attempt.sizePx) : 0
  const w = (Math.max(name, size) + 2) * px * 10
  const h = (attempt.fontPx * 0.95 + (attempt.sizePx ? attempt.sizePx * 1.12 : 0)) * px * 10
  return attempt.upright ? { w: h, h: w } : { w, h }
}

/** Furniture that a name may overlap. */
const isGround = ({ type }: Piece) => type === 'rug'
/** Penalty for a name on furniture: higher than for a short, a small or an upright one. */
const COVERING = 4
/** Penalty for a name in a door's swing: its lines are thin, but a name is hard to read through them. */
const SWEEPING = 1
const STEPS = 12

interface Found {
  rect: Rect
  /** Share of the text's box on furniture, and share in a door's swing. */
  covered: number
  swept: number
  cost: number
}

function bestPlace(room: Room, level: Level, size: { w: number; h: number }): Found | null {
  const { main } = room
  const slackX = main.w - size.w
  const slackY = main.h - size.h
  if (slackX < 0 || slackY < 0) return null
  const pieces = level.pieces
    .filter((piece) => !isGround(piece) && overlapArea(piece.rect, main) > 0)
    .map((piece) => piece.rect)
  const sweeps = level.openings.flatMap((one) => (one.type === 'window' ? [] : (sweepOf(one) ?? [])))
  const partOn = (rect: Rect, others: readonly Rect[]) =>
    others.reduce((sum, other) => sum + overlapArea(rect, other), 0) / (size.w * size.h)
  let best: Found | null = null
  for (let i = 0; i <= STEPS; i++) {
    for (let j = 0; j <= STEPS; j++) {
      const rect = { x: main.x + (slackX * i) / STEPS, y: main.y + (slackY * j) / STEPS, ...size }
      const isAtWall = i === 0 || i === STEPS || j === 0 || j === STEPS
      const off = Math.hypot(i / 6 - 1, j / 6 - 1) * 0.06 + (isAtWall ? 0.02 : 0)
      if ((best && off >= best.cost) || !isWithin(rect, room.tiles)) continue
      const covered = partOn(rect, pieces)
      const swept = partOn(rect, sweeps)
      const cost = covered * COVERING + swept * SWEEPING + off
      if (!best || cost < best.cost - 1e-9) best = { rect, covered, swept, cost }
    }
  }
  return best
}

/** Placed name of a room, with its overlap of furniture. */
interface Label {
  room: Room
  attempt: Attempt
  rect: Rect
  covered: number
  swept: number
}

const COST_OF_RANK = 0.07

function labelOf(room: Room, level: Level, sizes: LabelSizes): Label | null {
  let best: (Label & { total: number }) | null = null
  for (const [rank, attempt] of attemptsFor(room, sizes).entries()) {
    const rankCost = rank * COST_OF_RANK
    if (best && best.total <= rankCost) break
    const found = bestPlace(room, level, boxSize(attempt, room, sizes.px))
    const total = found ? found.cost + rankCost : Number.POSITIVE_INFINITY
    if (found && (!best || total < best.total - 1e-9)) best = { room, attempt, ...found, total }
  }
  return best
}

/** Named rooms with their labels; null where the name does not fit. */
export const placeLabels = (level: Level, sizes: LabelSizes): { room: Room; label: Label | null }[] =>
  level.rooms.filter(isNamed).map((room) => ({ room, label: labelOf(room, level, sizes) }))

/** Texts of a storey: room names and, where there is space, their sizes. */
export const labelsOf = (level: Level, sizes: LabelSizes): TextLabel[] =>
  placeLabels(level, sizes).flatMap(({ label }) => (label ? textLabelsOf(label, sizes.px) : []))

function textLabelsOf({ room, attempt, rect }: Label, px: number): TextLabel[] {
  const { halo } = floorOf(room.kind)
  const x = (rect.x + rect.w / 2) / 10
  const y = -(rect.y + rect.h / 2) / 10
  const nameSize = attempt.fontPx * px
  const size = attempt.sizePx * px
  const lift = size ? size * 0.56 : 0
  const name = {
    text: attempt.name,
    x,
    y: y - lift,
    size: nameSize,
    className: 'n',
    halo,
    upright: attempt.upright,
  }
  return size
    ? [name, { text: sizeText(room), x, y: y + nameSize * 0.52, size, className: 's', halo }]
    : [name]
}
