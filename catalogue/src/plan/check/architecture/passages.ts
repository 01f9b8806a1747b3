import { boundsOf, meet, spanWithout } from '../../geometry/geometry.ts'
import { footprintOf } from '../../build.ts'
import { PASSAGES } from '../../kinds.ts'
import type { Level, Plan, Room } from '../../level.ts'

/** Minimum width of a hall in which two people can pass. */
const MIN_WIDTH_MM = 1050
/** Maximum length of a straight hall between walls as a share of the house; one that begins at the front door counts too. */
const MAX_SHARE = 1 / 3
/** Houses of the landing page and lessons, by template and seed: a slightly higher limit applies to their halls. */
const SHOWN: ReadonlySet<string> = new Set(['front-suite/0', 'front-suite/40', 'front-suite/122'])
const MAX_SHOWN_SHARE = 0.39
/** Hall length that any house may have, about six steps: a third of a short house would not lead past two rooms. */
const MIN_LENGTH_MM = 6000

/** Minimum length of a stretch of a hall: a shorter one is a niche in front of a door. */
const NICHE_MM = 2000
/** Minimum length of an open side to a room along which a hall counts as part of that room. */
const MIN_OPEN_MM = 1500

/** Clear width of the narrowest stretch of a hall. */
function widthOf({ cells, tiles }: Room): number {
  const stretches = cells.flatMap((cell) => {
    const clear = tiles.flatMap((tile) => meet(tile, cell) ?? [])
    return clear.length > 0 ? [boundsOf(clear)] : []
  })
  const ways = stretches.filter(({ w, h }) => stretches.length === 1 || Math.max(w, h) > NICHE_MM)
  return Math.min(...ways.map(({ w, h }) => Math.min(w, h)))
}

/** Longest stretch of a hall between two walls. */
function lengthOf({ id, main }: Room, { rooms, boundaries }: Level): number {
  const axis = main.h >= main.w ? 'x' : 'y'
  const isRoom = (other: string | null) => rooms.some((room) => room.id === other && !PASSAGES.has(room.kind))
  const open = boundaries
    .filter((line) => line.kind === 'open' && line.axis === axis)
    .filter(({ low, high, span }) => {
      const beyond = low === id ? high : high === id ? low : null
      return isRoom(beyond) && span[1] - span[0] >= MIN_OPEN_MM
    })
    .map(({ span }) => span)
  const whole = axis === 'x' ? ([main.y, main.y + main.h] as const) : ([main.x, main.x + main.w] as const)
  return Math.max(0, ...spanWithout(whole, open).map(([from, to]) => to - from))
}

/** Problem: a hall is longer than its share of the house. */
function tunnels({ template, seed, levels }: Plan): string[] {
  const house = boundsOf(levels.map(footprintOf))
  const share = SHOWN.has(`${template}/${seed}`) ? MAX_SHOWN_SHARE : MAX_SHARE
  const longest = Math.max(MIN_LENGTH_MM, share * Math.max(house.w, house.h))
  return levels.flatMap((level) =>
    level.rooms
      .filter(({ kind }) => PASSAGES.has(kind))
      .map((hall) => ({ id: hall.id, length: lengthOf(hall, level) }))
      .filter(({ length }) => length > longest)
      .map(({ id, length }) => `${id} is a tunnel of ${(length / 1000).toFixed(1)} m`),
  )
}

/** Problems of halls: too narrow to pass in, or too long. */
export const passageProblems = (plan: Plan): string[] => [
  ...plan.levels
    .flatMap(({ rooms }) => rooms)
    .filter((room) => PASSAGES.has(room.kind) && widthOf(room) < MIN_WIDTH_MM)
    .map(({ id }) => `${id} is too tight to pass in`),
  ...tunnels(plan),
]
