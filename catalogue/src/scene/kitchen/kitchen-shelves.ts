import { type Random, seeded } from '#plan/random.ts'
import { bowl, foliage, pot, range, slab, vase } from '../props.ts'
import type { Shape, Vec } from '../shapes.ts'
import type { Kitchen } from './kitchen-design.ts'

/** Undersides of both boards. */
const BOARDS_M = [1.45, 1.83] as const
const BOARD_M = 0.04
const DEEP_M = 0.24

type Run = { left: number; right: number }

/** Two open shelves in place of wall units, with everyday things on them. */
export function openShelves(k: Kitchen, { left, right }: Run): Shape[] {
  const d = k.size.depth
  const [from, to] = [left + 0.15, right - 0.15]
  // A random stream of its own, so that rooms of one geometry have the same things in the same places.
  const random = seeded(`shelves ${k.size.width} ${k.size.depth}`)
  return BOARDS_M.flatMap((z, at) => [
    slab([from, d - DEEP_M, z], [to, d, z + BOARD_M], 'timberFlat', 0.003),
    ...inRow(random, [from, d - DEEP_M / 2, z + BOARD_M], { to, things: at === 0 ? DAILY : SELDOM }),
  ])
}

/** A thing of a width, placed by its middle at the front edge of the shelf. */
type Thing = { width: number; at: (random: Random, at: Vec) => Shape[] }
type Row = { to: number; things: readonly Thing[] }

/** Groups of things with gaps between them, none twice in a row. */
function inRow(random: Random, [from, y, z]: Vec, { to, things }: Row): Shape[] {
  const shapes: Shape[] = []
  let last: Thing | undefined
  for (let x = from + range(random, 0.06, 0.16); ; x += range(random, 0.07, 0.26)) {
    const others = things.filter((thing) => thing !== last)
    const thing = others[Math.floor(random.next() * others.length)]
    if (!thing || x + thing.width > to - 0.05) return shapes
    shapes.push(...thing.at(random, [x + thing.width / 2, y, z]))
    x += thing.width
    last = thing
  }
}

/** Plates or bowls upon each other. */
const stack = ([x, y, z]: Vec, of: { count: number; r: number; step: number }, material: string): Shape[] =>
  Array.from({ length: of.count }, (_, n): Shape => {
    const { r, step } = of
    const low = z + n * step
    return {
      shape: 'lathe',
      at: [x, y, low],
      material,
      profile: [
        [r * 0.6, 0],
        [r * 0.66, step * 0.35],
        [r, step * 1.1],
        [r * 0.98, step * 1.25],
        [r * 0.62, step * 0.6],
        [0.001, step * 0.55],
      ],
    }
  })

/** A tumbler or a mug, open at the top. */
const cup = (at: Vec, material: string): Shape => ({
  shape: 'lathe',
  at,
  material,
  profile: [
    [0.03, 0],
    [0.037, 0.008],
    [0.041, 0.088],
    [0.037, 0.088],
    [0.033, 0.012],
    [0.001, 0.01],
  ],
})

/** A storage jar with a wooden lid. */
const jar = ([x, y, z]: Vec, { r, h }: { r: number; h: number }): Shape[] => [
  pot([x, y, z], { r, h }, 'ceramic'),
  { shape: 'cylinder', at: [x, y, z + h * 0.98], r: r * 0.94, h: 0.018, material: 'timberFlat' },
]

const DAILY: readonly Thing[] = [
  {
    width: 0.26,
    at: (random, at) => stack(at, { count: 5 + pair(random), r: 0.125, step: 0.014 }, 'ceramic'),
  },
  {
    width: 0.18,
    at: (random, at) => stack(at, { count: 3 + pair(random), r: 0.085, step: 0.03 }, 'stoneware'),
  },
  {
    width: 0.34,
    at: (_random, [x, y, z]) =>
      [-0.12, -0.02, 0.09].map((dx, n) => cup([x + dx, y + (n % 2) * 0.03, z], 'stoneware')),
  },
  {
    width: 0.22,
    at: (_random, [x, y, z]) => [
      cup([x - 0.06, y - 0.02, z], 'ceramic'),
      cup([x + 0.05, y + 0.02, z], 'ceramic'),
      cup([x - 0.06, y - 0.02, z + 0.07], 'ceramic'),
    ],
  },
  { width: 0.22, at: (_random, at) => [bowl(at, { r: 0.105, h: 0.085 }, 'timberFlat')] },
]

const SELDOM: readonly Thing[] = [
  {
    width: 0.3,
    at: (_random, [x, y, z]) => [
      ...jar([x - 0.09, y, z], { r: 0.06, h: 0.17 }),
      ...jar([x + 0.06, y + 0.02, z], { r: 0.05, h: 0.13 }),
    ],
  },
  { width: 0.16, at: (random, at) => [vase(at, { r: 0.075, h: range(random, 0.2, 0.26) }, 'clay')] },
  { width: 0.3, at: (_random, at) => [bowl(at, { r: 0.145, h: 0.11 }, 'stoneware')] },
  {
    width: 0.24,
    at: (random, [x, y, z]) => [
      pot([x, y, z], { r: 0.065, h: 0.11 }, 'clay'),
      foliage(random, {
        at: [x, y, z + 0.1],
        blades: 22,
        length: 0.19,
        width: 0.035,
        rise: 0.9,
        droop: 1.3,
        material: 'plant',
      }),
    ],
  },
  {
    width: 0.2,
    at: (random, [x, y, z]) =>
      [0, 1, 2, 3].map((n) =>
        slab(
          [x - 0.075 + n * 0.036, y - 0.08, z],
          [x - 0.045 + n * 0.036, y + 0.09, z + range(random, 0.19, 0.25)],
          n % 2 ? 'stoneware' : 'timberFlat',
          0.002,
        ),
      ),
  },
]

/** Zero to two more. */
const pair = (random: Random) => Math.floor(random.next() * 3)
