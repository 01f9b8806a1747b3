import type { Random } from '#plan/random.ts'
import { range } from '../props.ts'
import type { Camera } from '../shapes.ts'
import type { Bathroom } from './bathroom-design.ts'
import { DOOR_WALL_M } from './bathroom-shell.ts'

/** Camera height, low as in interior photography: verticals stay vertical, and neither floor nor ceiling is empty. */
const EYE_M = 1.2
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Camera square to the far wall, `back` metres before it; the lens shift shows from the floor to about `top` metres there. */
function square(b: Bathroom, spec: { x: number; back: number; fov: number; top: number }): Camera {
  const y = Math.max(DOOR_WALL_M + 0.15, b.size.depth - spec.back)
  const tall = 2 * (b.size.depth - y) * Math.tan(radians(spec.fov / 2))
  return {
    at: [spec.x, y, EYE_M],
    look: [spec.x, y + 5, EYE_M],
    fov: spec.fov,
    shift: [0, (spec.top - tall / 2 - EYE_M) / tall],
  }
}

/** Camera `off` metres beside a side wall, across the room, turned by `turn` degrees towards `to`: -1 is left. */
function across(
  b: Bathroom,
  spec: { to: 1 | -1; off?: number; back: number; turn: number; fov: number },
): Camera {
  const x = -spec.to * (b.size.width / 2 - (spec.off ?? 0.42))
  const y = Math.max(DOOR_WALL_M + 0.2, b.size.depth - spec.back)
  return {
    at: [x, y, EYE_M],
    look: [x + spec.to * Math.tan(radians(spec.turn)) * 5, y + 5, EYE_M],
    fov: spec.fov,
    shift: [0, -0.04],
  }
}

/** Camera of a bathroom: 26 to 36 mm, square to a wall or across from a corner. `middle` is the centre of the vanity. */
export function bathroomCamera(random: Random, b: Bathroom, middle: number): Camera {
  const away = b.mirror > 0 ? -1 : 1
  if (b.view === 'garden')
    return across(b, { to: away, back: range(random, 3.7, 3.9), turn: range(random, 29, 33), fov: 65 })
  if (b.view === 'corner')
    return across(b, { to: b.mirror, back: range(random, 3.5, 3.8), turn: range(random, 23, 26), fov: 63 })
  if (b.view === 'close')
    return square(b, {
      x: middle + b.mirror * range(random, 0.1, 0.22),
      back: range(random, 2.55, 2.7),
      fov: range(random, 55, 57),
      top: 2.45,
    })
  /** Turned a little, so that the vanity on the side wall is in the picture. */
  if (b.layout === 'bath')
    return across(b, {
      to: b.mirror,
      off: 0.95,
      back: range(random, 3.5, 3.7),
      turn: range(random, 15, 18),
      fov: 62,
    })
  return square(b, {
    x: middle + away * range(random, 0.1, 0.25),
    back: range(random, 3.15, 3.3),
    fov: range(random, 57, 59),
    top: 2.8,
  })
}
