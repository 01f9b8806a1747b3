import type { Room } from '#rooms/list.ts'
import type { RoomRender } from '#rooms/manifest.ts'
import { cameraOf, designOf, sceneOf } from '#rooms/room-hashes.ts'
import { QUALITY } from '#rooms/work-list.ts'

/** Manifest entry of a picture that matches this room. */
export const renderOf = (room: Room): RoomRender => ({
  scene: sceneOf(room),
  design: designOf(room),
  camera: cameraOf(room),
  samples: QUALITY.samples,
  files: {},
  placeholder: '',
  width: 800,
  height: 1067,
})
