import { bowl, slab, vase } from '../props.ts'
import type { Shape, Vec } from '../shapes.ts'
import type { Alfresco } from './alfresco-design.ts'

/** A woven rug of two tones, with a border. */
export function outdoorRug([x, y]: Vec, [width, depth]: readonly [number, number]): Shape[] {
  const half: Vec = [width / 2, depth / 2, 0]
  return [
    slab([x - half[0], y - half[1], 0], [x + half[0], y + half[1], 0.008], 'rugEdge', 0.003),
    slab(
      [x - half[0] + 0.12, y - half[1] + 0.12, 0.002],
      [x + half[0] - 0.12, y + half[1] - 0.12, 0.012],
      'rug',
      0.003,
    ),
  ]
}

/** Place setting: a plate on a larger one, a folded napkin and a tumbler, for a seat that faces along `side` × x. */
function placeSetting([x, y, z]: Vec, side: 1 | -1): Shape[] {
  const plate = (r: number, lift: number): Shape => ({
    shape: 'lathe',
    at: [x, y, z + lift],
    material: 'ceramic',
    profile: [
      [r * 0.55, 0],
      [r * 0.7, 0.004],
      [r, 0.016],
      [r * 0.97, 0.019],
      [r * 0.68, 0.009],
      [0.001, 0.008],
    ],
  })
  return [
    plate(0.135, 0),
    plate(0.1, 0.016),
    slab([x - 0.035, y + 0.15, z], [x + 0.035, y + 0.23, z + 0.012], 'fabric', 0.003),
    {
      shape: 'cylinder',
      at: [x - side * 0.2, y + 0.16, z],
      r: 0.034,
      h: 0.1,
      r2: 0.038,
      material: 'glass',
      shadowless: true,
    },
  ]
}

/** A laid table: a runner, a place at every chair, a bowl of lemons, a vase and a jug. `at` is the centre of its top. */
export function laidTable([x, y, z]: Vec, { seats }: Pick<Alfresco, 'seats'>, long: number): Shape[] {
  const rows = seats / 2
  const places = Array.from({ length: seats }, (_, n) => {
    const side = n % 2 ? 1 : -1
    const along = y - long / 2 + (long / rows) * (Math.floor(n / 2) + 0.5)
    return placeSetting([x + side * 0.31, along, z], side)
  }).flat()
  return [
    slab([x - 0.16, y - long / 2 - 0.012, z], [x + 0.16, y + long / 2 + 0.012, z + 0.005], 'plain', 0.002),
    ...places,
    bowl([x, y - long * 0.24, z + 0.005], { r: 0.15, h: 0.07 }, 'clay'),
    ...lemons([x, y - long * 0.24, z + 0.05]),
    vase([x, y + long * 0.08, z + 0.005], { r: 0.085, h: 0.2 }, 'ceramic'),
    {
      shape: 'cylinder',
      at: [x + 0.02, y + long * 0.34, z + 0.005],
      r: 0.05,
      h: 0.2,
      r2: 0.042,
      material: 'glass',
      shadowless: true,
    },
  ]
}

/** Five lemons in a bowl. */
const lemons = ([x, y, z]: Vec): Shape[] =>
  [
    [-0.06, 0, 0],
    [0.055, 0.03, 0],
    [0, -0.06, 0.005],
    [0.01, 0.05, 0.01],
    [0, 0, 0.055],
  ].map(([dx = 0, dy = 0, dz = 0]): Shape => ({
    shape: 'sphere',
    at: [x + dx, y + dy, z + dz],
    r: 0.036,
    scale: [1.25, 1, 1],
    material: 'lemon',
  }))

/** Two lights that wash the wall up and down, either side of the middle. */
export const wallLights = (a: Alfresco): Shape[] =>
  [-1, 1].flatMap((side): Shape[] => {
    const [x, y] = [side * (a.size.width / 2 - 0.55), a.size.depth - 0.09]
    return [
      { shape: 'cylinder', at: [x, y, 1.72], r: 0.045, h: 0.2, bevel: 0.004, material: 'black' },
      { shape: 'cylinder', at: [x, y, 1.918], r: 0.038, h: 0.004, material: 'lampGlow' },
      { shape: 'cylinder', at: [x, y, 1.717], r: 0.038, h: 0.004, material: 'lampGlow' },
    ]
  })

/** A lantern with its candle, on the floor. */
export const lantern = ([x, y]: Vec, height: number): Shape[] => [
  slab([x - 0.11, y - 0.11, 0], [x + 0.11, y + 0.11, 0.02], 'black', 0.004),
  ...[-1, 1].flatMap((s) =>
    [-1, 1].map((t) =>
      slab(
        [x + s * 0.1 - 0.008, y + t * 0.1 - 0.008, 0.02],
        [x + s * 0.1 + 0.008, y + t * 0.1 + 0.008, height],
        'black',
      ),
    ),
  ),
  slab([x - 0.12, y - 0.12, height], [x + 0.12, y + 0.12, height + 0.025], 'black', 0.004),
  { shape: 'cylinder', at: [x, y, 0.02], r: 0.045, h: height * 0.45, material: 'ceramic' },
]
