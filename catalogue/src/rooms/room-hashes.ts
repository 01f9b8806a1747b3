import type { Room } from './list.ts'
import { digest } from './manifest.ts'

export const sceneOf = (room: Room) => digest(JSON.stringify(room.scene()))

/** Hash of a room's camera. Pictures of one geometry can only be overlaid if it is the same. */
export const cameraOf = (room: Room) => digest(JSON.stringify(room.scene().camera))

/** Hash of a room's design, without the description of its style. */
export const designOf = (room: Room) => {
  const made = room.made()
  return digest(JSON.stringify({ ...made, style: made.style.name }))
}
