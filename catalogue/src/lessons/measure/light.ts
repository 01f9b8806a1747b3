import type { Facing, Level, Opening, Room } from '#plan/level.ts'
import { outsideOf } from '#plan/openings/place-windows.ts'

import type { Glass } from '../marks/mark.ts'

const ends = ({ axis, band, span }: Opening): Pick<Glass, 'from' | 'to'> => {
  const at = (band[0] + band[1]) / 2
  return axis === 'x'
    ? { from: [at, span[0]], to: [at, span[1]] }
    : { from: [span[0], at], to: [span[1], at] }
}

/** Glass of rooms that faces the open, without a roof in front of it. */
export function glassOf(level: Level, rooms: readonly Room[]): Glass[] {
  const floor = rooms.flatMap((room) => [...room.tiles])
  return level.openings.flatMap((one) => {
    const room = rooms.find(({ id }) => one.low === id || one.high === id)
    const isGlass = one.type === 'window' || one.type === 'slider'
    if (!room || !isGlass || (one.low !== null && one.high !== null)) return []
    return [{ ...ends(one), outside: outsideOf({ ...one, at: 0, kind: 'external' }, room.id), floor }]
  })
}

/** Metres of glass facing a side. */
export const glassMetres = (glass: readonly Glass[], side: Facing) =>
  glass
    .filter((one) => one.outside === side)
    .reduce((sum, { from, to }) => sum + Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]), 0) / 1000
