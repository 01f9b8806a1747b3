import type { Room } from '#rooms/list.ts'
import { lining } from '#scene/living/living-lining.ts'
import type { Camera, Shape, Vec } from '#scene/shapes.ts'

type Box = Extract<Shape, { shape: 'box' }>

/** Where a place ahead of a camera stands in its picture: -1 at the left side, 1 at the right. */
function acrossPicture({ at, look, fov }: Camera, [px, py]: Vec): number | null {
  const [ahead, aside] = [look[0] - at[0], look[1] - at[1]]
  const half = Math.tan((fov * Math.PI) / 360) * 0.75
  const [x, y] = [px - at[0], py - at[1]]
  const forward = x * ahead + y * aside
  const across = (x * aside - y * ahead) / (forward * half)
  return forward > 0 && Math.abs(across) < 1 ? across : null
}

/** Whether an upright batten of the scene stands within the sides of its picture. */
export function showsBattens(room: Room): boolean {
  const { camera, shapes } = room.scene()
  return shapes.some(
    (shape) =>
      shape.shape === 'box' &&
      shape.size[0] === 0.035 &&
      shape.size[2] >= 2.4 &&
      acrossPicture(camera, shape.at ?? [0, 0, 0]) !== null,
  )
}

/** Whether a mirror over the vanity stands within the sides of its picture. */
export function showsVanity(room: Room): boolean {
  const { camera, shapes } = room.scene()
  return shapes.some(
    ({ material, at }) => material === 'looking' && acrossPicture(camera, at ?? [0, 0, 0]) !== null,
  )
}

/** Places along the foot of a box, from one end to the other. */
function placesAlong({ at: [x, y, z] = [0, 0, 0], turn, size: [width] }: Box): Vec[] {
  const angle = ((turn?.[2] ?? 0) * Math.PI) / 180
  return Array.from({ length: 21 }, (_, part) => {
    const out = (part / 20 - 0.5) * width
    return [x + out * Math.cos(angle), y + out * Math.sin(angle), z]
  })
}

/** Whether the lining of a living room's wall takes at least a tenth of its picture's width. */
export function showsLining(room: Room): boolean {
  if (room.category !== 'Living') return false
  const { camera } = room.scene()
  const boxes = lining(room.made()).filter((shape) => shape.shape === 'box')
  const shown = boxes
    .flatMap(placesAlong)
    .map((place) => acrossPicture(camera, place))
    .filter((across) => across !== null)
  return shown.length > 0 && Math.max(...shown) - Math.min(...shown) > 0.2
}
