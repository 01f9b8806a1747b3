import type { RoomKind } from '@dream/contract/api/designs/design'

import type { Span } from '../geometry/geometry.ts'
import { areaOf, spanWithout } from '../geometry/geometry.ts'
import { HABITABLE, OUTDOOR, PASSAGES } from '../kinds.ts'
import type { Boundary, Facing, Opening, Room } from '../level.ts'
import type { Shell } from './place-doors.ts'
import { touchSpans } from './place-doors.ts'

const WIDTHS = [3610, 3010, 2650, 2410, 2110, 1810, 1570, 1210, 910, 610]
const CORNER = 250

/** Glass height of a room's windows, in metres. */
export const GLASS_HEIGHT_M: Partial<Record<RoomKind, number>> = {
  living: 2.1,
  dining: 2.1,
  kitchen: 1.2,
  master: 1.8,
  bedroom: 1.5,
  media: 1.5,
  study: 1.5,
  retreat: 1.8,
  activity: 1.8,
  ensuite: 0.9,
  bathroom: 0.9,
  wc: 0.9,
  powder: 0.9,
  laundry: 0.9,
}
export const DOOR_GLASS_HEIGHT_M = 2.1

/** Maximum share of a free wall that a room's window takes, and its maximum width. */
const TASTE: Partial<Record<RoomKind, readonly [part: number, widest: number]>> = {
  living: [0.62, 3610],
  dining: [0.62, 3010],
  kitchen: [0.45, 1810],
  master: [0.62, 2650],
  bedroom: [0.6, 1810],
  media: [0.6, 2410],
  study: [0.6, 1810],
  retreat: [0.6, 2410],
  activity: [0.6, 2110],
  hall: [0.7, 3010],
  void: [0.7, 1810],
}

interface Stretch {
  boundary: Boundary
  span: Span
  side: Facing
}

export function outsideOf(boundary: Boundary, id: string): Facing {
  if (boundary.axis === 'x') return boundary.low === id ? 'right' : 'left'
  return boundary.low === id ? 'rear' : 'front'
}

/** Stretches of a room's external wall without doors, clear of corners. */
function freeStretches(room: Room, shell: Shell, openings: readonly Opening[]): Stretch[] {
  return shell.boundaries.flatMap((boundary) => {
    if (boundary.kind !== 'external' || (boundary.low !== room.id && boundary.high !== room.id)) return []
    const cuts = openings
      .filter((one) => one.axis === boundary.axis && one.band[0] === boundary.band[0])
      .map((one): Span => [one.span[0] - 200, one.span[1] + 200])
    return touchSpans(room, boundary)
      .flatMap((span) => spanWithout([span[0] + CORNER, span[1] - CORNER], cuts))
      .filter((span) => span[1] - span[0] >= 610)
      .map((span) => ({ boundary, span, side: outsideOf(boundary, room.id) }))
  })
}

function windowAt({ boundary, span }: Pick<Stretch, 'boundary' | 'span'>): Opening {
  const { low, high, axis, band } = boundary
  return { type: 'window', low, high, axis, band, span, hinge: null, into: null }
}

function centred({ boundary, span }: Stretch, width: number): Opening {
  const from = Math.round((span[0] + span[1] - width) / 20) * 10
  return windowAt({ boundary, span: [from, from + width] })
}

function widthFor(stretch: Stretch, kind: RoomKind): number {
  const length = stretch.span[1] - stretch.span[0]
  const [part, widest] = TASTE[kind] ?? [0.6, 1810]
  return (
    WIDTHS.find(
      (width) => width <= widest && width <= Math.max(610, length * part + 200) && width <= length,
    ) ?? 610
  )
}

/** Glass area of a room in m²: its windows and glazed doors. */
export function glassM2Of(room: Room, openings: readonly Opening[]): number {
  return openings
    .filter((one) => one.low === room.id || one.high === room.id)
    .reduce((sum, { type, span, low, high }) => {
      const width = (span[1] - span[0]) / 1000
      if (type === 'window') return sum + width * (GLASS_HEIGHT_M[room.kind] ?? 1.2)
      const outside = [low, high].every(
        (id) => id === room.id || id === null || /^(alfresco|porch|balcony|courtyard)/.test(id),
      )
      return type === 'slider' && outside ? sum + width * DOOR_GLASS_HEIGHT_M : sum
    }, 0)
}

const isOverCover = ({ boundary }: Stretch, rooms: readonly Room[]) =>
  rooms.some(
    (room) =>
      (room.id === boundary.low || room.id === boundary.high) &&
      OUTDOOR.has(room.kind) &&
      room.kind !== 'courtyard',
  )

/** Places windows of habitable rooms; wet rooms get theirs after the fittings. */
export function placeWindows(
  shell: Shell,
  doors: readonly Opening[],
  sides: Readonly<Record<string, readonly Facing[]>>,
): Opening[] {
  const placed: Opening[] = []
  for (const room of shell.rooms) {
    const isGallery =
      room.id === 'gallery' ||
      (PASSAGES.has(room.kind) &&
        shell.boundaries.some(
          (line) => [line.low, line.high].includes(room.id) && [line.low, line.high].includes('courtyard'),
        ))
    if (!HABITABLE.has(room.kind) && !isGallery && room.kind !== 'void') continue
    const wished = sides[room.id]
    const worth = (stretch: Stretch) => {
      const order = wished?.indexOf(stretch.side) ?? -1
      const length = stretch.span[1] - stretch.span[0]
      return (
        (order >= 0 ? 20_000 - order * 4000 : 0) +
        length +
        (stretch.side === 'front' ? 900 : 0) -
        (isOverCover(stretch, shell.rooms) ? 4000 : 0)
      )
    }
    const stretches = freeStretches(room, shell, doors).sort((a, b) => worth(b) - worth(a))
    const isSunny = room.kind === 'living' || room.kind === 'dining'
    for (const stretch of stretches) {
      const enough =
        glassM2Of(room, [...doors, ...placed]) >=
        (areaOf(room.main) / 1e6) * (isSunny ? 0.28 : room.kind === 'kitchen' ? 0.05 : 0.115)
      const wanted = wished?.includes(stretch.side) ?? false
      if (enough && !wanted) continue
      if (isGallery && room.id !== 'gallery' && !isCourt(stretch)) continue
      placed.push(centred(stretch, widthFor(stretch, room.kind)))
    }
  }
  return placed
}

const isCourt = ({ boundary }: Stretch) => boundary.low === 'courtyard' || boundary.high === 'courtyard'

/** Places a small window where no fitting of a wet room is in the way; `taken` are spans along the wall. */
export function wetWindow(
  room: Room,
  shell: Shell,
  options: { doors: readonly Opening[]; isTaken: (boundary: Boundary, span: Span) => boolean },
): Opening | null {
  const narrowest = room.kind === 'bathroom' || room.kind === 'ensuite' ? [910, 610] : [610]
  for (const width of narrowest) {
    for (const stretch of freeStretches(room, shell, options.doors).filter(
      (one) => !isOverCover(one, shell.rooms),
    )) {
      const [low, high] = stretch.span
      const middle = Math.round((low + high - width) / 20) * 10
      const from = [middle, low, high - width].find(
        (start) =>
          start >= low && start + width <= high && !options.isTaken(stretch.boundary, [start, start + width]),
      )
      if (from !== undefined) return windowAt({ boundary: stretch.boundary, span: [from, from + width] })
    }
  }
  return null
}
