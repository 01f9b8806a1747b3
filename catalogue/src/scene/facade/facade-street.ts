import type { Random } from '#plan/random.ts'
import { hedge } from '../garden/hedges.ts'
import { anySpot, leafClump, scatter } from '../garden/planting.ts'
import { tree, type TreeKind } from '../garden/trees.ts'
import { pickOf } from '../pick.ts'
import { range, slab } from '../props.ts'
import type { Shape, Spot } from '../shapes.ts'
import type { Facade } from './facade-design.ts'
import { hipRoof } from './roofs.ts'

/** The house next door, plain, to continue the street. */
function nextDoor(random: Random, f: Facade, sign: 1 | -1): Shape[] {
  const near = sign * (f.front.width / 2 + 2.6)
  const far = near + sign * 9
  const [x0, x1] = near < far ? [near, far] : [far, near]
  const y0 = range(random, 0.2, 1.6)
  return [
    slab([x0, y0, 0], [x1, y0 + 12, 2.7], 'nextWall'),
    slab([near + sign * 1.2, y0 - 0.02, 0.6], [near + sign * 3, y0 + 0.02, 2.2], 'dark'),
    ...hipRoof({ x0, x1, y0, y1: y0 + 12, z: 2.7, pitch: 22, over: 0.5, material: 'nextRoof' }),
  ]
}

/** Fences and hedges at the sides, houses beyond them, and trees behind. */
export function neighbours(random: Random, f: Facade): Shape[] {
  const w = f.front.width
  const sides = ([1, -1] as const).flatMap((sign) => {
    const wall = sign * (w / 2)
    const line = sign * (w / 2 + 1.3)
    const [x0, x1] = wall < line ? [wall, line] : [line, wall]
    return [
      slab([x0, 2.2, 0], [x1, 2.26, 1.8], 'fence'),
      slab([line - 0.03, 2.2, 0], [line + 0.03, 20, 1.8], 'fence'),
      ...hedge(random, [line - 0.25, -4.6, 0], [line + 0.25, 2.1, range(random, 0.6, 1.1)]),
      ...nextDoor(random, f, sign),
    ]
  })
  const kinds: readonly TreeKind[] =
    f.tree === 'gum' || f.tree === 'olive' ? ['gum', 'round'] : ['round', 'gum']
  const behind = [-0.9, -0.42, 0.12, 0.55, 1.02].flatMap((share) =>
    tree(random, {
      at: [share * w + range(random, -1, 1), f.front.depth + range(random, 2, 9), 0],
      kind: pickOf(random, kinds),
      height: range(random, 9, 13),
    }),
  )
  const far = leafClump(random, { count: 90, radius: 0.5, leaf: [0.16, 0.1] })
  const spots = Array.from({ length: 150 }, (): Spot =>
    anySpot(random, [range(random, -70, 70), range(random, 48, 66), range(random, 0.5, 4.2)], 4.5),
  )
  /** Trees across the street, visible only as reflections in upper windows. */
  const across = Array.from({ length: 120 }, (): Spot =>
    anySpot(random, [range(random, -40, 40), range(random, -43, -38), range(random, 0, 10)], 3.6),
  )
  return [...sides, ...behind, scatter(far, [...spots, ...across], 'far')]
}
