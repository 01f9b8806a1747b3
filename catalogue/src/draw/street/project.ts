import type { RoomKind } from '@dream/contract/api/designs/design'

import type { Rect, Span } from '#plan/geometry/geometry.ts'
import { boundsOf, rear, right } from '#plan/geometry/geometry.ts'
import { COVERED, OUTDOOR } from '#plan/kinds.ts'
import type { Boundary, Facing, Level, LevelName, Opening, OpeningType, Plan } from '#plan/level.ts'
import { siteOf } from '#plan/site.ts'

/** A rectangle seen from the street: `u` runs to the viewer's right, `d` away from the viewer, in millimetres. */
export interface Seen {
  u: Span
  d: Span
}

export interface SeenWall {
  u: Span
  d: number
  storey: LevelName
  room: string
  kind: RoomKind
  /** Whether it stands behind a porch or a balcony. */
  isSheltered: boolean
}

export interface SeenOpening {
  type: OpeningType
  u: Span
  d: number
  storey: LevelName
  kind: RoomKind
  hinge: Opening['hinge']
}

export interface SeenRoom extends Seen {
  storey: LevelName
  kind: RoomKind
  id: string
}

/** Projection of a house towards its street, before it is drawn. */
export interface Street {
  walls: SeenWall[]
  openings: SeenOpening[]
  rooms: SeenRoom[]
  house: Seen
}

type Side = Exclude<Facing, 'rear'>

/**
 * Side of the street that the front is drawn from: on a corner the side street if the front door faces it, otherwise the front
 * street, wherever the door is.
 */
function sideOf(plan: Plan): Side {
  const [ground] = plan.levels
  const door = ground.openings.find((one) => one.type === 'entry')
  if (!door || door.axis === 'y' || !siteOf(plan).isCorner) return 'front'
  const outside = (id: string | null) =>
    id === null || ground.rooms.some((room) => room.id === id && OUTDOOR.has(room.kind))
  return outside(door.low) ? 'left' : 'right'
}

const turned = (span: Span): Span => [-span[1], -span[0]]

function seen(rect: Rect, side: Side): Seen {
  const across: Span = [rect.x, right(rect)]
  const along: Span = [rect.y, rear(rect)]
  if (side === 'front') return { u: across, d: along }
  return side === 'left' ? { u: turned(along), d: across } : { u: along, d: turned(across) }
}

/** Whether a line faces the street, and if so the room behind it. */
function facing(line: Pick<Boundary, 'axis' | 'low' | 'high'>, level: Level, side: Side) {
  if (line.axis !== (side === 'front' ? 'y' : 'x')) return null
  const [before, behind] = side === 'right' ? [line.high, line.low] : [line.low, line.high]
  const roomOf = (id: string | null) => level.rooms.find((room) => room.id === id)
  const outer = roomOf(before)
  const inner = roomOf(behind)
  if (!inner || OUTDOOR.has(inner.kind) || (before !== null && !(outer && OUTDOOR.has(outer.kind))))
    return null
  return { room: inner, isSheltered: outer !== undefined && COVERED.has(outer.kind) }
}

const depthOf = (at: number, side: Side) => (side === 'right' ? -at : at)
const spanOf = (span: Span, side: Side) => (side === 'left' ? turned(span) : span)

function wallsOf(level: Level, side: Side): SeenWall[] {
  return level.boundaries.flatMap((line) => {
    const found = line.kind === 'external' || line.kind === 'party' ? facing(line, level, side) : null
    if (!found) return []
    const { room, isSheltered } = found
    const common = { storey: level.name, room: room.id, kind: room.kind, isSheltered }
    return [{ u: spanOf(line.span, side), d: depthOf(line.at, side), ...common }]
  })
}

function openingsOf(level: Level, side: Side): SeenOpening[] {
  return level.openings.flatMap((one) => {
    const found = facing(one, level, side)
    if (!found) return []
    const hinge = one.hinge && side === 'left' ? (one.hinge === 'from' ? 'to' : 'from') : one.hinge
    const d = depthOf(side === 'right' ? one.band[1] : one.band[0], side)
    return [
      { type: one.type, u: spanOf(one.span, side), d, storey: level.name, kind: found.room.kind, hinge },
    ]
  })
}

/** Projects a house to its street, square on. */
export function streetOf(plan: Plan): Street {
  const side = sideOf(plan)
  const rooms = plan.levels.flatMap((level) =>
    level.rooms
      .filter(({ kind }) => kind !== 'courtyard')
      .flatMap(({ id, kind, cells }) =>
        cells.map((rect): SeenRoom => ({ ...seen(rect, side), storey: level.name, kind, id })),
      ),
  )
  const box = boundsOf(rooms.map(({ u, d }) => ({ x: u[0], y: d[0], w: u[1] - u[0], h: d[1] - d[0] })))
  return {
    walls: plan.levels.flatMap((level) => wallsOf(level, side)),
    openings: plan.levels.flatMap((level) => openingsOf(level, side)),
    rooms,
    house: { u: [box.x, right(box)], d: [box.y, rear(box)] },
  }
}
