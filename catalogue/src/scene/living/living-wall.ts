import type { Random } from '#plan/random.ts'
import type { Living } from './living-design.ts'
import { framed } from './living-pictures.ts'
import { bowl, foliage, range, slab, vase } from '../props.ts'
import { turned } from '../seating.ts'
import type { Shape, Vec } from '../shapes.ts'

/** Rows of books and pots on a shelf, by the random stream. */
function shelfLife(random: Random, from: Vec, to: number): Shape[] {
  const shapes: Shape[] = []
  let x = from[0] + 0.08
  while (x < to - 0.22) {
    const roll = random.next()
    if (roll < 0.45) {
      const count = 3 + Math.floor(random.next() * 4)
      for (let n = 0; n < count && x < to - 0.1; n++) {
        const tall = range(random, 0.17, 0.25)
        shapes.push(
          slab(
            [x, from[1], from[2]],
            [x + 0.028, from[1] + 0.17, from[2] + tall],
            random.chance(0.6) ? 'book' : 'book2',
            0.002,
          ),
        )
        x += 0.032
      }
    } else if (roll < 0.7) {
      shapes.push(
        vase(
          [x + 0.08, from[1] + 0.09, from[2]],
          { r: 0.06, h: range(random, 0.14, 0.24) },
          random.chance(0.5) ? 'clay' : 'ceramic',
        ),
      )
      x += 0.16
    } else if (roll < 0.85) {
      shapes.push(bowl([x + 0.1, from[1] + 0.09, from[2]], { r: 0.09, h: 0.07 }, 'timber'))
      x += 0.2
    }
    x += range(random, 0.05, 0.18)
  }
  return shapes
}

/** Logs in the fireplace: two on the hearth, one across them. */
const logs = (y: number): Shape[] =>
  [
    [-0.33, 0.31, -0.03, 0.57, 0.05],
    [-0.29, 0.35, 0.07, 0.565, 0.046],
    [-0.24, 0.27, 0.01, 0.655, 0.044],
  ].map(([from = 0, to = 0, back = 0, z = 0, r = 0], at): Shape => ({
    shape: 'tube',
    r,
    material: at === 1 ? 'splitLog' : 'log',
    path: [
      [from, y + back, z],
      [to, y + back + (at === 2 ? 0.05 : 0.01), z + (at === 2 ? 0.012 : 0)],
    ],
  }))

/** Flames over the logs, the tallest in the middle. */
const flames = (y: number): Shape[] =>
  [
    [-0.28, 0.02, 0.55],
    [-0.22, -0.03, 0.9],
    [-0.15, 0.04, 0.75],
    [-0.1, -0.01, 1.2],
    [-0.03, 0.04, 0.95],
    [0.03, -0.02, 1.4],
    [0.1, 0.03, 0.9],
    [0.16, -0.03, 1.1],
    [0.22, 0.03, 0.7],
    [0.28, -0.01, 0.5],
  ].map(([x = 0, back = 0, tall = 1], at): Shape => ({
    shape: 'lathe',
    at: [x, y + back, 0.62],
    turn: [at % 2 ? 6 : -4, at % 3 ? -12 : 14, at * 40],
    profile: FLAME.map(([r, z]) => [r * (0.75 + tall * 0.25), z * tall] as const),
    stretch: [1, 0.55],
    closed: false,
    shadowless: true,
    material: 'flame',
  }))

const FLAME = [
  [0.012, 0],
  [0.042, 0.03],
  [0.05, 0.07],
  [0.036, 0.13],
  [0.02, 0.18],
  [0.006, 0.225],
  [0.001, 0.24],
] as const

/** Half the width of a chimney breast, in metres. */
export const CHIMNEY = 0.85

export function fireplace(random: Random, l: Living, { d, h }: { d: number; h: number }): Shape[] {
  return [
    slab([-CHIMNEY, d - 0.32, 0], [-0.52, d, h], 'stone'),
    slab([0.52, d - 0.32, 0], [CHIMNEY, d, h], 'stone'),
    slab([-0.52, d - 0.32, 0], [0.52, d, 0.5], 'stone'),
    slab([-0.52, d - 0.32, 0.98], [0.52, d, h], 'stone'),
    slab([-1.9, d - 0.42, 0.28], [1.9, d, 0.36], 'stone', 0.004),
    slab([-0.52, d - 0.06, 0.5], [0.52, d, 0.98], 'fire'),
    slab([-0.52, d - 0.3, 0.5], [0.52, d - 0.06, 0.515], 'fire'),
    slab([-0.36, d - 0.24, 0.515], [-0.33, d - 0.12, 0.53], 'metal'),
    slab([0.33, d - 0.24, 0.515], [0.36, d - 0.12, 0.53], 'metal'),
    ...logs(d - 0.19),
    ...(l.hour ? flames(d - 0.17) : []),
    ...shelfLife(random, [-1.85, d - 0.4, 0.36], -1),
    vase([1.45, d - 0.2, 0.36], { r: 0.1, h: 0.32 }, 'clay'),
    vase([1.68, d - 0.22, 0.36], { r: 0.07, h: 0.19 }, 'ceramic'),
    slab([-1.9, d - 0.3, 0], [-0.9, d, 0.28], 'timber', 0.003),
    slab([0.9, d - 0.3, 0], [1.9, d, 0.28], 'timber', 0.003),
    ...(l.battens ? battenWall([-l.size.width / 2, -CHIMNEY - 0.02], d, h) : []),
  ]
}

/** Upright battens on the far wall, from and to in x. */
const battenWall = ([from, to]: readonly [number, number], d: number, h: number): Shape[] =>
  Array.from({ length: Math.floor((to - from) / 0.06) }, (_, at) =>
    slab([from + at * 0.06, d - 0.035, 0], [from + at * 0.06 + 0.035, d, h], 'timberUp', 0.002),
  )

export function joinery(random: Random, l: Living, d: number): Shape[] {
  const half = Math.min(2.1, l.size.width / 2 - 0.15)
  const shelves = [1.35, 1.75, 2.15]
  return [
    slab([-half, d - 0.42, 0.12], [half, d, 0.5], 'timber', 0.004),
    slab([-half, d - 0.44, 0.5], [half, d, 0.53], 'stone', 0.002),
    slab([-half, d - 0.04, 0.53], [half, d, 2.45], l.battens ? 'timberUp' : 'wall'),
    slab([-0.72, d - 0.075, 0.86], [0.72, d - 0.04, 1.68], 'screen', 0.004),
    ...shelves.flatMap((z) =>
      [-1, 1].flatMap((s) => {
        const [x0, x1] = s < 0 ? [-half, -0.9] : [0.9, half]
        return [
          slab([x0, d - 0.28, z], [x1, d, z + 0.035], 'timber', 0.003),
          ...(l.hour ? [slab([x0 + 0.05, d - 0.07, z - 0.008], [x1 - 0.05, d - 0.05, z], 'lampGlow')] : []),
          ...shelfLife(random, [x0, d - 0.24, z + 0.035], x1),
        ]
      }),
    ),
    ...shelfLife(random, [-half, d - 0.3, 0.53], -0.85),
  ]
}

export function art(random: Random, l: Living, d: number): Shape[] {
  return [
    ...turned(framed({ x: 0, z: 1.55, width: 1.5, height: 1, motif: l.print }), [0, d, 0], 0),
    slab([-1.3, d - 0.42, 0.18], [1.3, d - 0.02, 0.62], 'timber', 0.004),
    ...[-1.2, 1.2].map((x): Shape => slab([x - 0.02, d - 0.38, 0], [x + 0.02, d - 0.06, 0.18], 'metal')),
    ...shelfLife(random, [-1.2, d - 0.3, 0.62], -0.4),
    vase([0.9, d - 0.22, 0.62], { r: 0.1, h: 0.34 }, 'clay'),
    foliage(random, {
      at: [0.9, d - 0.22, 0.92],
      blades: 14,
      length: 0.5,
      width: 0.05,
      rise: 1.5,
      droop: 0.5,
      material: 'plant',
    }),
    ...(l.battens
      ? battenWall([-l.size.width / 2, l.size.width / 2], d - 0.001, l.size.height).filter(
          (shape) => Math.abs(shape.at?.[0] ?? 0) > 0.8,
        )
      : []),
  ]
}
