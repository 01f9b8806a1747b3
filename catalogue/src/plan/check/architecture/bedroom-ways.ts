import type { RoomKind } from '@dream/contract/api/designs/design'

import type { Level } from '../../level.ts'

/** Second living rooms, which must not lie on the way to bed. */
const SECOND_LIVING: ReadonlySet<RoomKind> = new Set(['retreat', 'media', 'activity'])

/** Problem: the main suite is entered through another living room, or a bedroom from beside the stove. */
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
