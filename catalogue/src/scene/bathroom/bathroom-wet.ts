import { slab } from '../props.ts'
import type { Shape, Vec } from '../shapes.ts'
import type { Bathroom } from './bathroom-design.ts'

/** A towel folded over the near end of the bath's rim: a leaf outside, one inside, and the fold between them. */
const towelOver = ([x, y, z]: Vec): Shape[] => [
  { shape: 'box', at: [x, y - 0.035, z - 0.3], size: [0.34, 0.022, 0.31], bevel: 0.009, material: 'towel' },
  { shape: 'box', at: [x, y + 0.035, z - 0.2], size: [0.34, 0.022, 0.21], bevel: 0.009, material: 'towel' },
  { shape: 'box', at: [x, y, z - 0.005], size: [0.34, 0.09, 0.024], bevel: 0.011, material: 'towel' },
]

export function freestanding(at: Vec, turn: number): Shape[] {
  const profile = [
    [0.3, 0],
    [0.34, 0.02],
    [0.385, 0.3],
    [0.42, 0.56],
    [0.425, 0.58],
    [0.4, 0.58],
    [0.36, 0.34],
    [0.3, 0.16],
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
      sides: 64,
    },
  ]
}

/** The bath under the window with its spout, towel and tray. */
export function bathOf(b: Bathroom, wall: number): Shape[] {
  const y = b.size.depth * 0.46
  const x = wall - Math.sign(wall) * 0.52
  if (b.bath === 'built-in')
    return [
      slab([wall, y - 0.95, 0], [wall - Math.sign(wall) * 0.86, y + 0.95, 0.52], 'tileSide'),
      slab([wall, y - 0.98, 0.52], [wall - Math.sign(wall) * 0.9, y + 0.98, 0.56], 'bench', 0.004),
      {
        shape: 'lathe',
        at: [wall - Math.sign(wall) * 0.44, y, 0.1],
        profile: [
          [0.3, 0.463],
          [0.36, 0.462],
          [0.38, 0.475],
          [0.4, 0.466],
        ],
        stretch: [0.8, 2],
        material: 'ceramic',
        closed: true,
      },
      {
        shape: 'tube',
        r: 0.014,
        bend: 0.05,
        material: 'metal',
        path: [
          [wall, y + 0.5, 0.8],
          [wall - Math.sign(wall) * 0.24, y + 0.5, 0.8],
          [wall - Math.sign(wall) * 0.24, y + 0.5, 0.74],
        ],
      },
    ]
  const tap = x - Math.sign(wall) * 0.52
  return [
    ...freestanding([x, y, 0], 0),
    ...towelOver([x, y - 0.83, 0.585]),
    { shape: 'cylinder', at: [tap, y + 0.35, 0], r: 0.05, h: 0.015, material: 'metal' },
    {
      shape: 'tube',
      r: 0.016,
      bend: 0.12,
      material: 'metal',
      path: [
        [tap, y + 0.35, 0],
        [tap, y + 0.35, 0.98],
        [tap + Math.sign(wall) * 0.3, y + 0.35, 0.98],
        [tap + Math.sign(wall) * 0.3, y + 0.35, 0.9],
      ],
    },
    slab([x - 0.46, y - 0.35, 0.585], [x + 0.46, y - 0.2, 0.605], 'timber', 0.004),
    { shape: 'cylinder', at: [x + 0.1, y - 0.28, 0.605], r: 0.035, h: 0.07, material: 'clay' },
  ]
}

/** A walk-in shower in the far corner behind one pane. */
export function showerOf(b: Bathroom, corner: number): Shape[] {
  const d = b.size.depth
  const inside = corner - Math.sign(corner) * 1.02
  const head = corner - Math.sign(corner) * 0.5
  return [
    { ...slab([inside - 0.005, d - 1.45, 0.02], [inside + 0.005, d, 2.1], 'screen'), shadowless: true },
    slab([inside - 0.012, d - 1.46, 0], [inside + 0.012, d, 0.02], 'metal'),
    slab([inside - 0.012, d - 1.47, 0], [inside + 0.012, d - 1.45, 2.1], 'metal'),
    {
      shape: 'tube',
      r: 0.011,
      bend: 0.06,
      material: 'metal',
      path: [
        [head, d, 2.1],
        [head, d - 0.42, 2.1],
        [head, d - 0.42, 2.04],
      ],
    },
    { shape: 'cylinder', at: [head, d - 0.42, 2.02], r: 0.13, h: 0.014, material: 'metal' },
    {
      shape: 'tube',
      r: 0.009,
      material: 'metal',
      path: [
        [head + 0.22, d - 0.04, 0.95],
        [head + 0.22, d - 0.04, 1.75],
      ],
    },
    { shape: 'cylinder', at: [head, d - 0.005, 1.1], turn: [90, 0, 0], r: 0.05, h: 0.02, material: 'metal' },
    slab([head - 0.3, d - 0.01, 1.12], [head - 0.02, d + 0.02, 1.125], 'bench'),
  ]
}
