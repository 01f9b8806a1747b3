import type { RoomKind } from '@dream/contract/api/designs/design'

import { footprintOf } from '../build.ts'
import { areaOf } from '../geometry/geometry.ts'
import { HABITABLE, isCupboard, OUTDOOR, PASSAGES } from '../kinds.ts'
import type { Level, Plan, Room } from '../level.ts'
import { openGroup } from '../openings/place-doors.ts'
import { glassM2Of } from '../openings/place-windows.ts'

/** Minimum clear area and short side by kind of room, as the market accepts them; not a legal requirement. */
const MIN_SIZES: Partial<Record<RoomKind, readonly [areaM2: number, sideM: number]>> = {
  master: [12, 3],
  bedroom: [8, 2.6],
  living: [14, 3.3],
  dining: [6.5, 2.3],
  kitchen: [9, 2.6],
  media: [9.5, 2.8],
  retreat: [9, 2.7],
  activity: [9, 2.7],
  study: [3.2, 1.6],
  ensuite: [3.4, 1.4],
  bathroom: [4.4, 1.5],
  wc: [1.35, 0.9],
  powder: [1.6, 0.95],
  laundry: [2.8, 1.5],
  pantry: [1.7, 1.1],
  mudroom: [2.4, 1.3],
  entry: [2, 1.1],
  hall: [0.9, 1.05],
  landing: [2, 1],
  garage: [16, 2.9],
  alfresco: [8.5, 2.6],
  porch: [1.8, 1.2],
  courtyard: [9.5, 3],
  stair: [3, 0.9],
}
/** Maximum clear area by kind of room: more of it would be wasted. */
const MAX_M2: Partial<Record<RoomKind, number>> = {
  laundry: 9.5,
  powder: 4.5,
  wc: 3.6,
  pantry: 9.6,
  dining: 24,
}
/** Maximum area of a nook, which is a desk in a corner; anything larger is a room. */
const MAX_NOOK_M2 = 8
/** Minimum longer side of a room in which people turn round. */
const MIN_LENGTH_M: Partial<Record<RoomKind, number>> = { wc: 1.5 }
const MIN_CUPBOARD_DEPTH_M = 0.5
const MAX_PASSAGE_SHARE = 0.14
const MAX_LIVING_ASPECT = 1.8

const maxM2Of = ({ id, kind }: Room) =>
  id === 'nook' ? MAX_NOOK_M2 : (MAX_M2[kind] ?? Number.POSITIVE_INFINITY)

function roomProblems(level: Level): string[] {
  return level.rooms.flatMap((room) => {
    const parts = PASSAGES.has(room.kind) ? room.cells : [room.main]
    const shortM = Math.min(...parts.flatMap((part) => [part.w, part.h])) / 1000
    if (isCupboard(room.id)) return shortM < MIN_CUPBOARD_DEPTH_M ? [`${room.id} is too shallow`] : []
    const [minM2, minSideM] = MIN_SIZES[room.kind] ?? [0, 0]
    return [
      ...(room.areaMm2 / 1e6 < minM2 ? [`${room.id} is too small`] : []),
      ...(room.areaMm2 / 1e6 > maxM2Of(room) ? [`${room.id} is too large`] : []),
      ...(shortM < minSideM ? [`${room.id} is too narrow`] : []),
      ...(Math.max(room.main.w, room.main.h) / 1000 < (MIN_LENGTH_M[room.kind] ?? 0)
        ? [`${room.id} is too short`]
        : []),
      ...(room.polygon.length < 4 ? [`${room.id} has no outline`] : []),
    ]
  })
}

function lightProblems(level: Level): string[] {
  return level.rooms
    .filter((room) => HABITABLE.has(room.kind))
    .flatMap((room) => {
      const group = openGroup(level, room.id)
      const rooms = level.rooms.filter((one) => group.has(one.id))
      const floor =
        rooms
          .filter((one) => !PASSAGES.has(one.kind) && one.kind !== 'stair')
          .reduce((sum, one) => sum + one.areaMm2, 0) / 1e6
      const glass = rooms.reduce((sum, one) => sum + glassM2Of(one, level.openings), 0)
      return glass < floor * 0.1 ? [`${room.id} is too dark`] : []
    })
}

function livingProblems(level: Level): string[] {
  return level.rooms
    .filter((room) => room.kind === 'living')
    .flatMap(({ id, main }) => {
      const aspect = Math.max(main.w, main.h) / Math.min(main.w, main.h)
      return aspect > MAX_LIVING_ASPECT ? [`${id} is a corridor`] : []
    })
}

/** Share of the floor that is circulation. */
function passageShare(plan: Plan): number {
  const rooms = plan.levels.flatMap((level) => level.rooms).filter((room) => !OUTDOOR.has(room.kind))
  const all = rooms.reduce((sum, room) => sum + room.areaMm2, 0)
  return rooms.filter((room) => PASSAGES.has(room.kind)).reduce((sum, room) => sum + room.areaMm2, 0) / all
}

/** Problem: a slot of ground between two walls is too narrow to walk or build in. */
function slotProblems(level: Level): string[] {
  const house = footprintOf(level)
  return level.cells
    .filter(({ room, rect }) => {
      if (room !== 'out') return false
      const isInner =
        rect.x > house.x &&
        rect.x + rect.w < house.x + house.w &&
        rect.y > house.y &&
        rect.y + rect.h < house.y + house.h
      return isInner ? areaOf(rect) > 0 : Math.min(rect.w, rect.h) < 190
    })
    .map(() => 'the outline has a slot')
}

export function sizeProblems(plan: Plan): string[] {
  return [
    ...plan.levels.flatMap((level) => [
      ...roomProblems(level),
      ...lightProblems(level),
      ...livingProblems(level),
      ...slotProblems(level),
    ]),
    ...(passageShare(plan) > MAX_PASSAGE_SHARE ? ['too much passage'] : []),
  ]
}
