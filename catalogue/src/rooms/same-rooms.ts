import { listRooms, type Room, roomAfter } from './list.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { designOf } from './room-hashes.ts'

/**
 * Sets of rooms in three styles: the leading room with the geometry, and the two rooms that take it. All have the same number, so
 * that each style keeps its variety of views.
 */
export const SAME_ROOMS: Readonly<Record<string, readonly [string, string]>> = {
  'bathroom-hamptons-1': ['bathroom-mid-century-1', 'bathroom-japandi-1'],
  'kitchen-hamptons-1': ['kitchen-industrial-1', 'kitchen-mediterranean-1'],
  'living-hamptons-1': ['living-industrial-1', 'living-japandi-1'],
  'kitchen-mid-century-2': ['kitchen-coastal-2', 'kitchen-industrial-2'],
  'bathroom-mid-century-2': ['bathroom-coastal-2', 'bathroom-industrial-2'],
  'living-mid-century-3': ['living-hamptons-3', 'living-japandi-3'],
  'kitchen-hamptons-5': ['kitchen-coastal-5', 'kitchen-mid-century-5'],
  'bathroom-mid-century-3': ['bathroom-coastal-3', 'bathroom-industrial-3'],
  'living-mediterranean-2': ['living-coastal-2', 'living-industrial-2'],
  'kitchen-farmhouse-3': ['kitchen-industrial-3', 'kitchen-japandi-3'],
  'kitchen-coastal-1': ['kitchen-mid-century-1', 'kitchen-japandi-1'],
  'living-mid-century-1': ['living-coastal-1', 'living-contemporary-1'],
  'bathroom-industrial-4': ['bathroom-hamptons-4', 'bathroom-mid-century-4'],
  'kitchen-hamptons-4': ['kitchen-industrial-4', 'kitchen-mid-century-4'],
  'living-farmhouse-3': ['living-industrial-3', 'living-coastal-3'],
  'kitchen-mediterranean-5': ['kitchen-japandi-5', 'kitchen-contemporary-5'],
  'bathroom-mediterranean-3': ['bathroom-hamptons-3', 'bathroom-japandi-3'],
  'kitchen-farmhouse-2': ['kitchen-contemporary-2', 'kitchen-mediterranean-2'],
  'living-hamptons-2': ['living-mid-century-2', 'living-japandi-2'],
  'bathroom-hamptons-2': ['bathroom-farmhouse-2', 'bathroom-contemporary-2'],
}

const LEADERS: ReadonlyMap<string, string> = new Map(
  Object.entries(SAME_ROOMS).flatMap(([leader, followers]) =>
    [leader, ...followers].map((slug) => [slug, leader] as const),
  ),
)

/** Slug of the leading room whose geometry a room has or will take: its own for a leader, undefined for a room outside of sets. */
export const leaderOf = (slug: string): string | undefined => LEADERS.get(slug)

/** Rooms that follow another, in their final state. */
export function followers(rooms: readonly Room[] = listRooms()): Map<string, Room> {
  const bySlug = new Map(rooms.map((room) => [room.slug, room]))
  const found = rooms.flatMap((room) => {
    const leader = bySlug.get(leaderOf(room.slug) ?? '')
    return leader && leader !== room ? [[room.slug, roomAfter(leader, room)] as const] : []
  })
  return new Map(found)
}

/** Every room as its next picture should show it. */
export function wantedRooms(): Room[] {
  const following = followers()
  return listRooms().map((room) => following.get(room.slug) ?? room)
}

/** Every room as its current picture shows it: a follower keeps its own geometry until it is rendered in the other's. */
export function shownRooms(manifest: Manifest = readManifest()): Room[] {
  const following = followers()
  return listRooms().map((room) => {
    const follower = following.get(room.slug)
    return follower && manifest[room.slug]?.design === designOf(follower) ? follower : room
  })
}

/**
 * Leading room by slug, for sets whose pictures exist. Pictures from another camera, as of an older scene, are not part of the
 * set.
 */
export function picturedSets(manifest: Manifest, slugs: readonly string[]): Map<string, string> {
  const placeOf = (slug: string) => `${leaderOf(slug) ?? ''} ${manifest[slug]?.camera ?? slug}`
  const members = slugs.filter((slug) => leaderOf(slug) !== undefined)
  const sizes = Map.groupBy(members, placeOf)
  return new Map(
    members.flatMap((slug) => {
      const hasOthers = (sizes.get(placeOf(slug))?.length ?? 0) > 1
      return hasOthers ? [[slug, leaderOf(slug) ?? slug] as const] : []
    }),
  )
}
