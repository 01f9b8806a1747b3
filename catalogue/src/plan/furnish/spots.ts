import type { Point, Rect, Span } from '../geometry/geometry.ts'
import { overlaps, spanWithout } from '../geometry/geometry.ts'
import type { Facing, Opening, Piece, Room } from '../level.ts'
import type { Shell } from '../openings/place-doors.ts'
import { approachOf, openGroup, sweepOf } from '../openings/place-doors.ts'

/** A stretch of wall that furniture can stand against. */
export interface Run {
  facing: Facing
  /** Coordinate of the wall's face. */
  at: number
  span: Span
  windows: readonly Span[]
}

export interface Setting {
  room: Room
  runs: readonly Run[]
  /** Floor that must stay free: door swings, passages through openings, cupboard fronts. */
  blocked: readonly Rect[]
  /** Clear floor of the room itself. */
  tiles: readonly Rect[]
  /** Floor of the room and of all rooms open to it. */
  wideTiles: readonly Rect[]
}

function facingOf([x1, y1]: Point, [x2, y2]: Point): Facing {
  if (y1 === y2) return x2 > x1 ? 'rear' : 'front'
  return y2 > y1 ? 'left' : 'right'
}

function runsOf(room: Room, shell: Shell, openings: readonly Opening[]): Run[] {
  return room.polygon.flatMap((point, index) => {
    const next = room.polygon[(index + 1) % room.polygon.length] ?? point
    const facing = facingOf(point, next)
    const axis = facing === 'left' || facing === 'right' ? ('x' as const) : ('y' as const)
    const at = axis === 'x' ? point[0] : point[1]
    const ends = axis === 'x' ? [point[1], next[1]] : [point[0], next[0]]
    const span: Span = [Math.min(...ends), Math.max(...ends)]
    const isHere = (line: { axis: string; band: Span }) =>
      line.axis === axis && (line.band[0] === at || line.band[1] === at)
    const gaps = shell.boundaries
      .filter(
        (line) =>
          isHere(line) && line.band[0] === line.band[1] && (line.low === room.id || line.high === room.id),
      )
      .map((line) => line.span)
    const here = openings.filter((one) => isHere(one) && (one.low === room.id || one.high === room.id))
    const doors = here
      .filter((one) => one.type !== 'window')
      .map((one): Span => [one.span[0] - 60, one.span[1] + 60])
    const windows = here.filter((one) => one.type === 'window').map((one) => one.span)
    return spanWithout(span, [...gaps, ...doors])
      .filter(([from, to]) => to - from >= 300)
      .map((free) => ({ facing, at, span: free, windows }))
  })
}

function blockedIn(room: Room, shell: Shell, openings: readonly Opening[]): Rect[] {
  const doors = openings.filter((one) => one.type !== 'window' && one.type !== 'roller')
  const sweeps = doors.flatMap((one) => sweepOf(one) ?? [])
  const ways = doors.flatMap((one) => {
    const depth = one.type === 'slider' ? 450 : 600
    return [
      one.low === room.id ? approachOf(one, 'low', depth) : [],
      one.high === room.id ? approachOf(one, 'high', depth) : [],
    ].flat()
  })
  const fronts = shell.boundaries
    .filter((line) => line.kind === 'cupboard' && (line.low === room.id || line.high === room.id))
    .map(({ axis, at, span, low }) => {
      const across: Span = low === room.id ? [at - 500, at] : [at, at + 500]
      return axis === 'x'
        ? { x: across[0], y: span[0], w: 500, h: span[1] - span[0] }
        : { x: span[0], y: across[0], w: span[1] - span[0], h: 500 }
    })
  return [...sweeps, ...ways, ...fronts]
}

export function settingOf(room: Room, shell: Shell, openings: readonly Opening[]): Setting {
  const group = openGroup(shell, room.id)
  return {
    room,
    runs: runsOf(room, shell, openings),
    blocked: blockedIn(room, shell, openings),
    tiles: room.tiles,
    wideTiles: shell.rooms.filter((one) => group.has(one.id)).flatMap((one) => one.tiles),
  }
}

/** Rectangle of a piece `w` wide and `d` deep against a run, starting at `start` along it. */
export function rectAt(run: Pick<Run, 'facing' | 'at'>, start: number, size: { w: number; d: number }): Rect {
  const { at } = run
  const { w, d } = size
  if (run.facing === 'rear') return { x: start, y: at, w, h: d }
  if (run.facing === 'front') return { x: start, y: at - d, w, h: d }
  if (run.facing === 'right') return { x: at, y: start, w: d, h: w }
  return { x: at - d, y: start, w: d, h: w }
}

const TURN: Record<Facing, Record<Facing, Facing>> = {
  rear: { rear: 'rear', front: 'front', left: 'left', right: 'right' },
  front: { rear: 'front', front: 'rear', left: 'right', right: 'left' },
  right: { rear: 'right', front: 'left', left: 'rear', right: 'front' },
  left: { rear: 'left', front: 'right', left: 'front', right: 'rear' },
}

export interface Part {
  type: string
  x: number
  y: number
  w: number
  d: number
  /** Its own facing within the group, where 'rear' is away from the wall. */
  facing?: Facing
  flipped?: boolean
  /** May stand in a room that is open to this one. */
  wide?: boolean
  /** Whether it is taller than a window sill. */
  tall?: boolean
}

/** Transforms a part of a group from the group's frame (x along the wall, y away from it) to the plan. */
export function partAt(group: { rect: Rect; facing: Facing; room: string }, part: Part): Piece {
  const { rect, facing, room } = group
  const { x, y, w, d } = part
  const turned = TURN[facing][part.facing ?? 'rear']
  const place: Record<Facing, Rect> = {
    rear: { x: rect.x + x, y: rect.y + y, w, h: d },
    front: { x: rect.x + rect.w - x - w, y: rect.y + rect.h - y - d, w, h: d },
    left: { x: rect.x + rect.w - y - d, y: rect.y + x, w: d, h: w },
    right: { x: rect.x + y, y: rect.y + rect.h - x - w, w: d, h: w },
  }
  return { type: part.type, room, rect: place[facing], facing: turned, flipped: part.flipped ?? false }
}

export const isFree = (rect: Rect, taken: readonly Rect[]) =>
  !taken.some((other) => overlaps(rect, other, 15))
