import type { Random } from '#plan/random.ts'
import type { Thing } from '../plants.ts'
import { range, slab } from '../props.ts'
import { turned } from '../seating.ts'
import type { Shape, Vec } from '../shapes.ts'

const drum =
  (material: string): Thing =>
  (_, at) => [{ shape: 'cylinder', at, r: 0.17, h: 0.44, r2: 0.17, bevel: 0.012, material }]
const slats: Thing = (_, [x, y, z]) => [
  ...[-2, -1, 0, 1, 2].map((n) =>
    slab(
      [x - 0.21, y + n * 0.062 - 0.026, z + 0.42],
      [x + 0.21, y + n * 0.062 + 0.026, z + 0.445],
      'timber',
      0.004,
    ),
  ),
  ...[-1, 1].flatMap((sx) => [
    slab(
      [x + sx * 0.17 - 0.02, y - 0.15, z + 0.385],
      [x + sx * 0.17 + 0.02, y + 0.15, z + 0.42],
      'timber',
      0.003,
    ),
    ...[-1, 1].map((sy) =>
      slab(
        [x + sx * 0.17 - 0.018, y + sy * 0.13 - 0.018, z],
        [x + sx * 0.17 + 0.018, y + sy * 0.13 + 0.018, z + 0.39],
        'timber',
        0.004,
      ),
    ),
  ]),
]
const milking: Thing = (_, [x, y, z]) => [
  { shape: 'cylinder', at: [x, y, z + 0.41], r: 0.17, h: 0.035, bevel: 0.01, material: 'timber' },
  ...[90, 210, 330].map((turn): Shape => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    return {
      shape: 'tube',
      r: 0.016,
      material: 'timber',
      path: [
        [x + c * 0.1, y + s * 0.1, z + 0.42],
        [x + c * 0.18, y + s * 0.18, z],
      ],
    }
  }),
]
const hourglass: Thing = (_, at) => [
  {
    shape: 'lathe',
    at,
    material: 'timber',
    profile: [
      [0.17, 0],
      [0.165, 0.03],
      [0.1, 0.18],
      [0.095, 0.24],
      [0.16, 0.41],
      [0.17, 0.43],
      [0.168, 0.45],
      [0.001, 0.45],
    ],
  },
]

const STOOLS: Record<string, Thing> = {
  coastal: slats,
  japandi: slats,
  hamptons: milking,
  industrial: drum('dark'),
  farmhouse: milking,
  'mid-century': hourglass,
  contemporary: drum('bench'),
  mediterranean: drum('clay'),
}

/** A style's stool with two folded towels on it. */
export const stoolWithTowels = (random: Random, style: string, [x, y]: Vec): Shape[] => [
  ...(STOOLS[style] ?? slats)(random, [x, y, 0]),
  ...[0, 1].flatMap((n) =>
    turned(
      [
        {
          shape: 'cushion',
          at: [0, 0, 0],
          size: [0.3 - n * 0.02, 0.22, 0.055],
          puff: 0.14,
          material: n ? 'towel' : 'towelLight',
        },
      ],
      [x, y, 0.448 + n * 0.056],
      range(random, -5, 5),
    ),
  ),
]
