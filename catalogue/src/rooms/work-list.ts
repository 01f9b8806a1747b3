import type { Room } from './list.ts'
import type { Manifest } from './manifest.ts'
import { cameraOf, designOf, sceneOf } from './room-hashes.ts'
import { leaderOf, SAME_ROOMS, wantedRooms } from './same-rooms.ts'

/** What a picture is rendered as before it is scaled down to the widths of `FORMATS`. */
export const QUALITY = { size: [1200, 1600], samples: 64 } as const

/** In the order in which they are rendered: without a picture, not yet like the others of its set, of an older scene, of fewer rays. */
const WHYS = ['new', 'set', 'scene', 'samples'] as const
export type Waiting = { room: Room; scene: string; why: (typeof WHYS)[number] }

/** Whether its picture cannot be laid on those of its set: it shows another geometry, or was taken from another place. */
function isApart(room: Room, { design, camera }: Manifest[string]): boolean {
  return leaderOf(room.slug) !== undefined && (design !== designOf(room) || camera !== cameraOf(room))
}

function whyWaiting(room: Room, scene: string, manifest: Manifest): Waiting['why'] | null {
  const render = manifest[room.slug]
  if (!render) return 'new'
  if (isApart(room, render)) return 'set'
  if (render.scene !== scene) return 'scene'
  return render.samples < QUALITY.samples ? 'samples' : null
}

const LEADERS = Object.keys(SAME_ROOMS)
/** One set after the other, so that one is complete as soon as it can be. */
const setAt = ({ room, why }: Waiting) => (why === 'set' ? LEADERS.indexOf(leaderOf(room.slug) ?? '') : 0)

/** What is still to be rendered, in the list's order within each reason and set. */
export function workList(manifest: Manifest, rooms: readonly Room[] = wantedRooms()): Waiting[] {
  const waiting = rooms.flatMap((room): Waiting[] => {
    const scene = sceneOf(room)
    const why = whyWaiting(room, scene, manifest)
    return why ? [{ room, scene, why }] : []
  })
  return waiting.toSorted((a, b) => WHYS.indexOf(a.why) - WHYS.indexOf(b.why) || setAt(a) - setAt(b))
}
