import type { Room } from '#rooms/list.ts'
import type { RoomRender } from '#rooms/manifest.ts'
import { cameraOf, designOf, sceneOf } from '#rooms/room-hashes.ts'
import { QUALITY } from '#rooms/work-list.ts'

/** What the manifest says of a picture that shows this room as it is. */
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
