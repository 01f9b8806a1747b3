import type { RoomKind } from '@dream/contract/api/designs/design'

import { COVERED, FLOORLESS, PASSAGES, WET } from '#plan/kinds.ts'
import type { Level, Room } from '#plan/level.ts'

import { DECKING_M, PLINTH_M } from '../heights.ts'
import type { PaintName } from '../paints.ts'
import { boundsOfRect } from '../place.ts'
import type { Solid } from '../solids.ts'

const ON_BOARDS: readonly RoomKind[] = ['living', 'dining', 'kitchen', 'pantry', 'mudroom', 'stair', 'linen']

/** Material of a room's floor, the same as on its plan. */
export function floorOf(kind: RoomKind): PaintName {
  if (COVERED.has(kind)) return 'deck'
  if (kind === 'courtyard') return 'paving'
  if (kind === 'garage') return 'concrete'
  if (WET.has(kind)) return 'tile'
  return PASSAGES.has(kind) || ON_BOARDS.includes(kind) ? 'timber' : 'carpet'
}

/** Step from the house's floor down to a room's. */
const stepInto = (kind: RoomKind) =>
  kind === 'courtyard' ? 0.1 : COVERED.has(kind) ? 0.03 : kind === 'garage' ? 0.02 : 0

function floorsOf(room: Room, thickness: number): Solid[] {
  const step = stepInto(room.kind)
  return room.cells.map((cell) => ({
    shape: 'box',
    paint: 'slab',
    top: floorOf(room.kind),
    at: boundsOfRect(cell, -thickness, thickness - step),
  }))
}

/** Shallow wells in the stairs and voids of an upper storey, which let one see a little way down. */
const wellOf = (room: Room): Solid[] =>
  room.cells.map((cell) => ({ shape: 'box', paint: 'well', at: boundsOfRect(cell, -DECKING_M, 0.01) }))

/** Floors of a storey, on its plate. */
export function allFloors({ name, rooms }: Pick<Level, 'name' | 'rooms'>): Solid[] {
  if (name === 'ground') return rooms.flatMap((room) => floorsOf(room, PLINTH_M))
  return rooms.flatMap((room) => (FLOORLESS.has(room.kind) ? wellOf(room) : floorsOf(room, DECKING_M)))
}
