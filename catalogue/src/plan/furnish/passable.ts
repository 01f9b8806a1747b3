import { walkProblems } from '../check/walk.ts'
import { rectOn } from '../geometry/geometry.ts'
import { OUTDOOR } from '../kinds.ts'
import type { Opening, Piece, Room } from '../level.ts'
import type { Shell } from '../openings/place-doors.ts'
import { openGroup } from '../openings/place-doors.ts'

/** Returns a test whether furniture leaves a way through a room, and the rooms open to it, to every door and every piece. */
export function passable(room: Room, shell: Shell, openings: readonly Opening[]) {
  const group = openGroup(shell, room.id)
  const rooms = shell.rooms.filter((one) => group.has(one.id))
  const isHere = (id: string | null) => id !== null && group.has(id)
  const doors = openings.filter((one) => isHere(one.low) || isHere(one.high))
  const start = doors.find((one) => one.type !== 'window' && one.type !== 'roller')
  if (!start || OUTDOOR.has(room.kind)) return () => true
  const into = isHere(start.low) ? ('low' as const) : ('high' as const)
  const walls = shell.boundaries
    .filter((line) => line.band[0] !== line.band[1] && (isHere(line.low) || isHere(line.high)))
    .map((line) => rectOn(line.axis, line.band, line.span))
  return (pieces: readonly Piece[]) =>
    walkProblems({
      name: 'ground',
      cells: rooms.flatMap((one) => one.cells.map((rect) => ({ room: one.id, rect }))),
      rooms,
      boundaries: shell.boundaries,
      walls,
      posts: [],
      openings: doors.map((one) => (one === start ? { ...one, type: 'entry', into } : one)),
      pieces: pieces.filter((piece) => group.has(piece.room) && !piece.type.startsWith('stair')),
    }).length === 0
}
