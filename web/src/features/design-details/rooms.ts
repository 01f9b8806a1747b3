import type { CardRoom } from '@dream/contract/api/designs/design'

export type RoomLine = { id: string; name: string; size: string; share: number }
export type RoomGroup = { level: CardRoom['level']; rooms: RoomLine[] }

const PASSAGES: readonly CardRoom['kind'][] = ['hall', 'landing', 'stair', 'void']
const metres = (millimetres: number) => (millimetres / 1000).toFixed(1)

/** Living spaces grouped by storey, largest first; `share` is the area relative to the largest of all. */
export function roomGroups(rooms: readonly CardRoom[]): RoomGroup[] {
  const lived = rooms.filter((room) => !PASSAGES.includes(room.kind)).toSorted((a, b) => b.area - a.area)
  const largest = lived[0]?.area ?? 1
  return (['ground', 'upper'] as const)
    .map((level) => ({
      level,
      rooms: lived.filter((room) => room.level === level).map((room) => lineOf(room, largest)),
    }))
    .filter((group) => group.rooms.length > 0)
}

function lineOf({ id, name, width, depth, area }: CardRoom, largest: number): RoomLine {
  return { id, name, size: `${metres(width)} × ${metres(depth)}`, share: area / largest }
}
