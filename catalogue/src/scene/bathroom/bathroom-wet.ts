import type { Random } from '#plan/random.ts'
import { drape, loft, roundedRect } from '../loft.ts'
import { range, slab } from '../props.ts'
import { turned } from '../seating.ts'
import type { Shape, Vec } from '../shapes.ts'
import type { Bathroom } from './bathroom-design.ts'

/** Path of a towel over the rim of a bath: up inside, over, and down outside. */
export const OVER_RIM = [
  [0.085, 0.33],
  [0.03, 0.575],
  [0.01, 0.6],
  [-0.03, 0.602],
  [-0.055, 0.58],
  [-0.06, 0.45],
  [-0.05, 0.14],
] as const

export function freestanding(at: Vec, turn: number): Shape[] {
  const profile = [
    [0.29, 0],
    [0.325, 0.012],
    [0.345, 0.06],
    [0.385, 0.32],
    [0.418, 0.565],
    [0.422, 0.578],
    [0.418, 0.585],
    [0.405, 0.584],
    [0.398, 0.572],
    [0.36, 0.34],
    [0.31, 0.17],
    [0.24, 0.135],
    [0.001, 0.13],
  ] as const
  return [
    {
      shape: 'lathe',
      at,
      turn: [0, 0, turn],
      profile,
      stretch: [0.92, 1.98],
      material: 'ceramic',
      sides: 96,
    },
  ]
}

/** A mat with soft edges, a little askew. */
export const bathMat = (random: Random, [x, y]: readonly [number, number]): Shape[] =>
  turned(
    [
      loft({
        at: [0, 0, 0],
        outline: roundedRect(0.85, 0.55, 0.03),
        material: 'mat',
        sections: [{ z: 0 }, { z: 0.012, scale: 1.004 }, { z: 0.017, scale: 0.985 }],
      }),
      loft({
        at: [0, 0, 0.012],
        outline: roundedRect(0.7, 0.4, 0.02),
        material: 'mat',
        sections: [{ z: 0 }, { z: 0.009 }, { z: 0.011, scale: 0.98 }],
      }),
    ],
    [x, y, 0],
    range(random, -5, 5),
  )

/** A tray that lies across a bath along x, with a candle, a book and a brush on it. */
export const tray = (random: Random): Shape[] => [
  slab([-0.44, -0.08, 0.585], [0.44, 0.08, 0.603], 'timber', 0.004),
  ...turned(
    [slab([-0.075, -0.055, 0], [0.075, 0.055, 0.018], 'towel', 0.002)],
    [-0.08, 0, 0.603],
    range(random, -14, 14),
  ),
  { shape: 'cylinder', at: [0.16, 0.01, 0.603], r: 0.034, h: 0.07, bevel: 0.003, material: 'amber' },
]

/** The bath built in below the window: tiled front, stone deck around an oval hole, and the tub in it. */
function builtIn(b: Bathroom, wall: number): Shape[] {
  const y = b.size.depth * 0.46
  const inward = -Math.sign(wall)
  const [top, x] = [0.54, wall + inward * 0.44]
  const piece = (from: Vec, to: Vec) => slab(from, to, 'bench', 0.003)
  return [
    slab([wall + inward * 0.84, y - 0.97, 0], [wall + inward * 0.86, y + 0.97, top - 0.03], 'tileSide'),
    slab([wall, y - 0.97, 0], [wall + inward * 0.86, y - 0.95, top - 0.03], 'tileBack'),
    piece([wall, y - 0.99, top - 0.03], [wall + inward * 0.1, y + 0.99, top]),
    piece([wall + inward * 0.78, y - 0.99, top - 0.03], [wall + inward * 0.89, y + 0.99, top]),
    piece([wall + inward * 0.1, y - 0.99, top - 0.03], [wall + inward * 0.78, y - 0.84, top]),
    piece([wall + inward * 0.1, y + 0.84, top - 0.03], [wall + inward * 0.78, y + 0.99, top]),
    loft({
      at: [x, y, top],
      outline: roundedRect(0.71, 1.71, 0.08),
      material: 'ceramic',
      top: false,
      sections: [
        { z: -0.44, scale: [0.6, 0.78] },
        { z: -0.42, scale: [0.72, 0.84] },
        { z: -0.02, scale: [0.95, 0.975] },
        { z: 0.004, scale: [0.965, 0.985] },
        { z: 0.01, scale: 0.985 },
        { z: 0.008, scale: 1 },
        { z: -0.01, scale: 1.002 },
      ],
    }),
    {
      shape: 'tube',
      r: 0.014,
      bend: 0.05,
      material: 'metal',
      path: [
        [wall, y + 0.45, 0.76],
        [wall + inward * 0.24, y + 0.45, 0.76],
        [wall + inward * 0.24, y + 0.45, 0.71],
      ],
    },
  ]
}

/** The bath under the window with its spout, towel and tray. */
export function bathOf(random: Random, b: Bathroom, wall: number): Shape[] {
  if (b.bath === 'built-in') return builtIn(b, wall)
  const y = b.size.depth * 0.46
  const inward = -Math.sign(wall)
  const x = wall + inward * 0.5
  const tap = x + inward * 0.5
  return [
    ...freestanding([x, y, 0], 0),
    drape(random, {
      at: [x + inward * 0.345, y - 0.18, 0],
      turn: inward > 0 ? 90 : -90,
      path: OVER_RIM,
      width: 0.44,
      folds: 2.2,
      depth: 0.016,
      thick: 0.016,
      material: 'towel',
    }),
    { shape: 'cylinder', at: [tap, y + 0.4, 0], r: 0.05, h: 0.012, bevel: 0.003, material: 'metal' },
    {
      shape: 'tube',
      r: 0.015,
      bend: 0.11,
      material: 'metal',
      path: [
        [tap, y + 0.4, 0],
        [tap, y + 0.4, 0.96],
        [tap - inward * 0.26, y + 0.4, 0.96],
        [tap - inward * 0.26, y + 0.4, 0.87],
      ],
    },
    { shape: 'cylinder', at: [tap, y + 0.37, 0.72], turn: [90, 0, 0], r: 0.012, h: 0.06, material: 'metal' },
    ...turned(tray(random), [x, y + 0.14, 0], 0),
  ]
}
