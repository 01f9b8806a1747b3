import { slab } from '../props.ts'
import type { Shape } from '../shapes.ts'
import type { Bathroom } from './bathroom-design.ts'

/** A walk-in shower in the far corner behind one pane, tiled to the ceiling, with a niche and a drain. */
export function showerOf(b: Bathroom, corner: number): Shape[] {
  const { depth: d, height } = b.size
  const sign = Math.sign(corner)
  const inside = corner - sign * 1.02
  const head = corner - sign * 0.5
  const niche = corner - sign * 0.72
  return [
    slab([corner, d - 1.5, 0], [corner - sign * 0.012, d, height], 'tileSide'),
    ...(b.tiling.full ? [] : [slab([corner, d - 0.014, 0], [inside, d, height], 'tileBack')]),
    ...pane(inside, d),
    ...overhead(head, d),
    ...handShower(head, sign, d),
    ...nicheAt(niche, d),
    slab([head - 0.35, d - 0.1, 0.0005], [head + 0.35, d - 0.03, 0.003], 'metal'),
  ]
}

const pane = (inside: number, d: number): Shape[] => [
  {
    ...slab([inside - 0.005, d - 1.2, 0.012], [inside + 0.005, d - 0.012, 2.1], 'screen'),
    shadowless: true,
  },
  slab([inside - 0.011, d - 1.2, 0], [inside + 0.011, d - 0.012, 0.014], 'metal'),
  slab([inside - 0.011, d - 0.026, 0], [inside + 0.011, d - 0.012, 2.1], 'metal'),
  {
    shape: 'tube',
    r: 0.005,
    material: 'paneEdge',
    path: [
      [inside, d - 1.2, 0.012],
      [inside, d - 1.2, 2.1],
      [inside, d - 0.03, 2.1],
    ],
  },
]

const overhead = (head: number, d: number): Shape[] => [
  {
    shape: 'tube',
    r: 0.011,
    bend: 0.06,
    material: 'metal',
    path: [
      [head, d - 0.012, 2.12],
      [head, d - 0.4, 2.12],
      [head, d - 0.4, 2.06],
    ],
  },
  { shape: 'cylinder', at: [head, d - 0.4, 2.045], r: 0.13, h: 0.012, bevel: 0.003, material: 'metal' },
]

/** A hand shower on its rail, with its hose and the mixer. */
const handShower = (head: number, sign: number, d: number): Shape[] => [
  {
    shape: 'tube',
    r: 0.009,
    material: 'metal',
    path: [
      [head + sign * 0.22, d - 0.05, 1.0],
      [head + sign * 0.22, d - 0.05, 1.75],
    ],
  },
  ...[1.03, 1.72].map((z): Shape => ({
    shape: 'cylinder',
    at: [head + sign * 0.22, d - 0.012, z],
    turn: [90, 0, 0],
    r: 0.011,
    h: 0.04,
    material: 'metal',
  })),
  {
    shape: 'tube',
    r: 0.012,
    bend: 0.02,
    material: 'metal',
    path: [
      [head + sign * 0.22, d - 0.07, 1.4],
      [head + sign * 0.22, d - 0.08, 1.56],
      [head + sign * 0.2, d - 0.14, 1.6],
    ],
  },
  {
    shape: 'tube',
    r: 0.006,
    bend: 0.16,
    material: 'metal',
    path: [
      [head + sign * 0.22, d - 0.07, 1.4],
      [head + sign * 0.22, d - 0.07, 0.78],
      [head + sign * 0.05, d - 0.05, 0.7],
      [head, d - 0.02, 1.02],
    ],
  },
  {
    shape: 'cylinder',
    at: [head, d - 0.012, 1.1],
    turn: [90, 0, 0],
    r: 0.055,
    h: 0.012,
    material: 'metal',
  },
  { shape: 'cylinder', at: [head, d - 0.02, 1.1], turn: [90, 0, 0], r: 0.02, h: 0.05, material: 'metal' },
]

/** A shelf of stone with two bottles. */
const nicheAt = (x: number, d: number): Shape[] => [
  slab([x - 0.17, d - 0.1, 1.2], [x + 0.17, d - 0.012, 1.22], 'bench', 0.002),
  { shape: 'cylinder', at: [x - 0.08, d - 0.06, 1.22], r: 0.03, h: 0.17, bevel: 0.004, material: 'amber' },
  { shape: 'cylinder', at: [x, d - 0.06, 1.22], r: 0.03, h: 0.14, bevel: 0.004, material: 'frosted' },
]
