import type { RoomKind } from '@dream/contract/api/designs/design'

import type { Level } from '../../level.ts'

/** Rooms in which others sit and play: nobody crosses them to go to bed. */
const SECOND_LIVING: ReadonlySet<RoomKind> = new Set(['retreat', 'media', 'activity'])

/** The main suite is not entered through another living room, and no bedroom from beside the stove. */
export function bedroomWayProblems({ rooms, openings }: Level): string[] {
  const kindOf = (id: string | null) => rooms.find((room) => room.id === id)?.kind
  return rooms
    .filter(({ kind }) => kind === 'master' || kind === 'bedroom')
    .flatMap(({ id, kind }) => {
      const from = openings
        .filter((one) => one.type !== 'window' && (one.low === id || one.high === id))
        .map((one) => kindOf(one.low === id ? one.high : one.low))
      return [
        ...(kind === 'master' && from.some((one) => one && SECOND_LIVING.has(one))
          ? [`${id} is entered through another living room`]
          : []),
        ...(from.includes('kitchen') ? [`${id} opens off the kitchen`] : []),
      ]
    })
}
