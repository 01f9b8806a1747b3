import type { Room } from './list.ts'
import type { Manifest } from './manifest.ts'
import { cameraOf, designOf, sceneOf } from './room-hashes.ts'
import { leaderOf, SAME_ROOMS, wantedRooms } from './same-rooms.ts'

/** Size and samples of a render, before it is scaled down to the widths of `FORMATS`. */
export const QUALITY = { size: [1200, 1600], samples: 64 } as const

/** Reasons to render, in order: no picture, differs from the others of its set, older scene, fewer samples. */
const WHYS = ['new', 'set', 'scene', 'samples'] as const
export type Waiting = { room: Room; scene: string; why: (typeof WHYS)[number] }

/** Whether its picture cannot be overlaid on those of its set: another geometry or camera. */
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
/** Orders by set, so that each set is complete as soon as possible. */
const setAt = ({ room, why }: Waiting) => (why === 'set' ? LEADERS.indexOf(leaderOf(room.slug) ?? '') : 0)

/** Rooms to render, in the list's order within each reason and set. */
export function workList(manifest: Manifest, rooms: readonly Room[] = wantedRooms()): Waiting[] {
  const waiting = rooms.flatMap((room): Waiting[] => {
    const scene = sceneOf(room)
    const why = whyWaiting(room, scene, manifest)
    return why ? [{ room, scene, why }] : []
  })
  return waiting.toSorted((a, b) => WHYS.indexOf(a.why) - WHYS.indexOf(b.why) || setAt(a) - setAt(b))
}
