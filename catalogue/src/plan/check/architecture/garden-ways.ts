import type { RoomKind } from '@dream/contract/api/designs/design'

import { grow, overlaps, rectOn } from '../../geometry/geometry.ts'
import { PASSAGES } from '../../kinds.ts'
import type { Level, Opening, Room } from '../../level.ts'
import { openGroup } from '../../openings/place-doors.ts'

const SHARED: ReadonlySet<RoomKind> = new Set<RoomKind>([
  'living',
  'dining',
  'kitchen',
  'media',
  'retreat',
  'activity',
  'study',
  ...PASSAGES,
])
/** Maximum distance from the living room's floor to a garden door of a room that is open to it. */
const MAX_TO_DOOR_MM = 3000

const isDoor = ({ type }: Opening) => type !== 'window'
const beyond = (one: Opening, id: string) => (one.low === id ? one.high : one.low)
const isAt = (one: Opening, id: string) => one.low === id || one.high === id

/** Problem: the alfresco is reached only through a bedroom. */
function outdoorProblems({ rooms, openings }: Level): string[] {
  const kindOf = (id: string | null) => rooms.find((room) => room.id === id)?.kind
  return rooms
    .filter(({ kind }) => kind === 'alfresco' || kind === 'courtyard')
    .filter(({ id }) => {
      const from = openings
        .filter((one) => isDoor(one) && isAt(one, id))
        .map((one) => kindOf(beyond(one, id)))
      return !from.some((kind) => kind && SHARED.has(kind))
    })
    .map(({ id }) => `no shared room leads to the ${id}`)
}

/** Problem: the living room has no garden door, nor one near enough in a room that is open to it. */
function livingProblems(level: Level): string[] {
  const { rooms, openings } = level
  const isOut = (id: string | null) =>
    id === null ||
    ['alfresco', 'courtyard', 'balcony'].includes(rooms.find((room) => room.id === id)?.kind ?? '')
  return rooms
    .filter(({ id }) => id === 'living')
    .filter(({ id, main }) => {
      const group = openGroup(level, id)
      const isOpen = (room: Room | undefined) => room && group.has(room.id) && !PASSAGES.has(room.kind)
      return !openings.some(
        (one) =>
          isDoor(one) &&
          one.type !== 'entry' &&
          isOut(one.low) !== isOut(one.high) &&
          isOpen(rooms.find((room) => room.id === (isOut(one.low) ? one.high : one.low))) &&
          overlaps(rectOn(one.axis, one.band, one.span), grow(main, MAX_TO_DOOR_MM)),
      )
    })
    .map(({ id }) => `${id} has no door to the garden`)
}

/** Problems of the ways to the garden, which everybody in the house must be able to reach. */
export const gardenWayProblems = (level: Level) => [...outdoorProblems(level), ...livingProblems(level)]
