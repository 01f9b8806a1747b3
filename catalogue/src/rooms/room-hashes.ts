import type { Room } from './list.ts'
import { digest } from './manifest.ts'

export const sceneOf = (room: Room) => digest(JSON.stringify(room.scene()))

/** Where a room is seen from. Pictures of one geometry can be laid on each other only if it is the same. */
export const cameraOf = (room: Room) => digest(JSON.stringify(room.scene().camera))

/** What a room is made of, without how its style is told. */
export const designOf = (room: Room) => {
  const made = room.made()
  return digest(JSON.stringify({ ...made, style: made.style.name }))
}
