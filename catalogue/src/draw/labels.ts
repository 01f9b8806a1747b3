import type { Rect } from '#plan/geometry.ts'
import { isWithin, overlapArea } from '#plan/geometry.ts'
import { isCupboard } from '#plan/kinds.ts'
import type { Level, Piece, Room } from '#plan/level.ts'
import { sweepOf } from '#plan/place-doors.ts'

import { floorOf } from './house.ts'
import type { Words } from './lettering.ts'
import { widthOf } from './text.ts'

interface LabelSizes {
  /** Centimetres of the house that one CSS pixel shows. */
  px: number
  name: number
  smallest: number
  size: number
  /** Sizes are printed in rooms larger than this, in CSS pixels; null prints them wherever they fit. */
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
}

const namesOf = (room: Room) => SHORT[room.name] ?? [room.name]
const UNNAMED = new Set(['stair', 'linen'])
const isNamed = (room: Room) =>
  !isCupboard(room.id) && !UNNAMED.has(room.kind) && !['hall', 'lobby'].includes(room.id)

export const metres = (millimetres: number) => (Math.round(millimetres / 100) / 10).toFixed(1)
const sizeText = (room: Room) => `${metres(room.main.w)} × ${metres(room.main.h)}`

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
  const sized = large && !isPassage && room.kind !== 'porch'
  const narrow = isPassage && room.main.h > room.main.w * 1.5
  const fonts = [name, (name + smallest) / 2, smallest]
  const words = namesOf(room)
  const plain = (upright: boolean) =>
    words.flatMap((text) => fonts.map((fontPx) => ({ name: text, fontPx, sizePx: 0, upright })))
  const withSize = words.flatMap((text) =>
    fonts
      .slice(0, 2)
      .map((fontPx) => ({ name: text, fontPx, sizePx: Math.min(size, fontPx), upright: false })),
  )
  if (narrow) return [...plain(true), ...plain(false)]
  return [...(sized ? withSize : []), ...plain(false), ...plain(true)]
}

/** Width and height of a label's words on the house, millimetres. */
function boxSize(attempt: Attempt, room: Room, px: number): { w: number; h: number } {
  const name = widthOf(attempt.name, attempt.fontPx)
  const size = attempt.sizePx ? widthOf(sizeText(room), attempt.sizePx) : 0
  const w = (Math.max(name, size) + 2) * px * 10
  const h = (attempt.fontPx * 1.05 + (attempt.sizePx ? attempt.sizePx * 1.12 : 0)) * px * 10
  return attempt.upright ? { w: h, h: w } : { w, h }
}

const WEIGHT: readonly (readonly [RegExp, number])[] = [
  [/^rug/, 0],
  [/^car/, 0.35],
  [/^bed-/, 0.5],
  [/^(stool|chair)/, 0.8],
  [/^(hanging|shelves)/, 0.45],
  [/^shower/, 0.6],
]
const weightOf = (piece: Piece) => WEIGHT.find(([type]) => type.test(piece.type))?.[1] ?? 1

interface Found {
  rect: Rect
  cost: number
}

function bestPlace(room: Room, level: Level, size: { w: number; h: number }): Found | null {
  const { main } = room
  const pieces = level.pieces.filter((piece) => overlapArea(piece.rect, main) > 0)
  const sweeps = level.openings.flatMap((one) => (one.type === 'window' ? [] : (sweepOf(one) ?? [])))
  const slackX = main.w - size.w
  const slackY = main.h - size.h
  if (slackX < 0 || slackY < 0) return null
  let best: Found | null = null
  for (let i = 0; i <= 12; i++) {
    for (let j = 0; j <= 12; j++) {
      const rect = { x: main.x + (slackX * i) / 12, y: main.y + (slackY * j) / 12, ...size }
      if (!isWithin(rect, room.tiles)) continue
      const area = size.w * size.h
      const covered =
        pieces.reduce((sum, piece) => sum + overlapArea(rect, piece.rect) * weightOf(piece), 0) / area
      const swept = sweeps.reduce((sum, sweep) => sum + overlapArea(rect, sweep) * 0.5, 0) / area
      const off =
        Math.hypot((i - 6) / 6, (j - 6) / 6) * 0.06 + (i === 0 || i === 12 || j === 0 || j === 12 ? 0.02 : 0)
      const cost = covered + swept + off
      if (!best || cost < best.cost - 1e-9) best = { rect, cost }
    }
  }
  return best
}

/** The words of a storey: room names and, where there is room, their sizes. */
export function labelsOf(level: Level, sizes: LabelSizes): Words[] {
  return level.rooms.filter(isNamed).flatMap((room) => {
    let choice: { attempt: Attempt; found: Found; total: number } | null = null
    for (const [rank, attempt] of attemptsFor(room, sizes).entries()) {
      const found = bestPlace(room, level, boxSize(attempt, room, sizes.px))
      if (!found) continue
      const total = found.cost + rank * 0.07
      if (!choice || total < choice.total - 1e-9) choice = { attempt, found, total }
    }
    return choice ? wordsFor(room, choice, sizes.px) : []
  })
}

function wordsFor(room: Room, { attempt, found }: { attempt: Attempt; found: Found }, px: number): Words[] {
  const { halo } = floorOf(room.kind)
  const x = (found.rect.x + found.rect.w / 2) / 10
  const y = -(found.rect.y + found.rect.h / 2) / 10
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
