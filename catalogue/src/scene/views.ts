import type { Random } from '#plan/random.ts'
import { range } from './props.ts'
import type { RoomSize } from './room.ts'
import type { Camera } from './shapes.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A level camera in one of the near corners, looking across the room to the side `to`: -1 is left, 1 is right. */
export function acrossFrom(
  random: Random,
  size: RoomSize,
  look: { to: 1 | -1; eye: readonly [number, number]; turn: readonly [number, number]; fov: number },
): Camera {
  const x = -look.to * (size.width / 2 - range(random, 0.35, 0.55))
  const y = range(random, -1.3, -1.1)
  const eye = range(random, ...look.eye)
  const aside = Math.tan(radians(range(random, ...look.turn)))
  return {
    at: [x, y, eye],
    look: [x + look.to * aside * 5, y + 5, eye],
    fov: look.fov,
    shift: [0, -0.085],
  }
}
