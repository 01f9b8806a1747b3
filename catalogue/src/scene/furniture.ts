import { slab } from './props.ts'
import type { Shape, Vec } from './shapes.ts'

const leg = (path: readonly [Vec, Vec], material: string, r = 0.014): Shape => ({
  shape: 'tube',
  r,
  path,
  material,
})

/** A backless stool: a round seat on four splayed legs. */
function roundStool([x, y]: Vec, materials: { frame: string; seat: string }): Shape[] {
  const seat = 0.66
  return [
    { shape: 'cylinder', at: [x, y, seat], r: 0.18, h: 0.04, bevel: 0.01, material: materials.seat },
    { shape: 'tube', r: 0.011, cyclic: true, material: materials.frame, path: ring([x, y, 0.24], 0.16) },
    ...[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([sx = 0, sy = 0]) =>
      leg(
        [
          [x + sx * 0.19, y + sy * 0.19, 0],
          [x + sx * 0.12, y + sy * 0.12, seat],
        ],
        materials.frame,
        0.015,
      ),
    ),
  ]
}

/** A bar stool at `at` (floor), its back towards the camera; `kind` sets frame and seat. */
export function stool(
  at: Vec,
  kind: 'timber' | 'metal' | 'round',
  materials: { frame: string; seat: string },
): Shape[] {
  if (kind === 'round') return roundStool(at, materials)
  const [[x, y], seat] = [at, 0.66]
  const r = kind === 'metal' ? 0.01 : 0.016
  return [
    { shape: 'cushion', at: [x, y, seat], size: [0.42, 0.4, 0.07], material: materials.seat },
    {
      shape: 'box',
      at: [x, y - 0.2, seat + 0.14],
      size: [0.42, 0.028, 0.2],
      bevel: 0.01,
      turn: [-8, 0, 0],
      material: kind === 'timber' ? materials.frame : materials.seat,
    },
    leg(
      [
        [x - 0.18, y - 0.2, seat + 0.2],
        [x - 0.22, y - 0.22, 0],
      ],
      materials.frame,
      r,
    ),
    leg(
      [
        [x + 0.18, y - 0.2, seat + 0.2],
        [x + 0.22, y - 0.22, 0],
      ],
      materials.frame,
      r,
    ),
    leg(
      [
        [x - 0.18, y + 0.17, seat],
        [x - 0.21, y + 0.2, 0],
      ],
      materials.frame,
      r,
    ),
    leg(
      [
        [x + 0.18, y + 0.17, seat],
        [x + 0.21, y + 0.2, 0],
      ],
      materials.frame,
      r,
    ),
    leg(
      [
        [x - 0.2, y + 0.18, 0.24],
        [x + 0.2, y + 0.18, 0.24],
      ],
      materials.frame,
      0.009,
    ),
  ]
}

/** Points of a circle, for a cyclic tube. */
export function ring(centre: Vec, radius: number): Vec[] {
  return Array.from({ length: 28 }, (_, at): Vec => {
    const angle = (at / 28) * Math.PI * 2
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius, centre[2]]
  })
}

export type PendantKind = 'globe' | 'dome' | 'cone' | 'bar' | 'woven'

/** Profiles of lampshades: radius and height in metres. */
const SHADES = {
  dome: [
    [0.21, 0],
    [0.205, 0.07],
    [0.17, 0.15],
    [0.1, 0.21],
    [0.03, 0.24],
    [0.03, 0.29],
  ],
  cone: [
    [0.19, 0],
    [0.12, 0.13],
    [0.05, 0.24],
    [0.03, 0.26],
    [0.03, 0.33],
  ],
  woven: [
    [0.2, 0],
    [0.26, 0.09],
    [0.27, 0.18],
    [0.22, 0.28],
    [0.12, 0.35],
    [0.04, 0.37],
  ],
} as const

type Hang = { ceiling: number; span: number; metal: string; shade: string }

/** A slim bar of light on two wires. */
function barLamp([x, y, z]: Vec, hang: Hang): Shape[] {
  return [
    ...[-1, 1].map((s): Shape => ({
      shape: 'tube',
      r: 0.003,
      path: [
        [x + (s * hang.span) / 2.4, y, z + 0.03],
        [x + (s * hang.span) / 2.4, y, hang.ceiling],
      ],
      material: 'black',
    })),
    slab([x - hang.span / 2, y - 0.018, z], [x + hang.span / 2, y + 0.018, z + 0.05], hang.metal, 0.004),
    slab(
      [x - hang.span / 2 + 0.01, y - 0.014, z - 0.004],
      [x + hang.span / 2 - 0.01, y + 0.014, z],
      'lampGlow',
    ),
  ]
}

/** A pendant whose lowest point is at `z`; a bar is as long as `span`. */
export function pendant(at: Vec, kind: PendantKind, hang: Hang): Shape[] {
  const [x, y, z] = at
  const cord: Shape = {
    shape: 'tube',
    r: 0.004,
    path: [
      [x, y, z + 0.16],
      [x, y, hang.ceiling],
    ],
    material: 'black',
  }
  const rose: Shape = {
    shape: 'cylinder',
    at: [x, y, hang.ceiling - 0.02],
    r: 0.05,
    h: 0.02,
    material: hang.metal,
  }
  if (kind === 'globe')
    return [
      cord,
      rose,
      { shape: 'sphere', at: [x, y, z + 0.13], r: 0.13, material: 'lampGlow' },
      { shape: 'cylinder', at: [x, y, z + 0.24], r: 0.035, h: 0.06, material: hang.metal },
    ]
  if (kind === 'bar') return barLamp(at, hang)
  return [
    {
      ...cord,
      shape: 'tube',
      r: 0.004,
      path: [
        [x, y, z + 0.28],
        [x, y, hang.ceiling],
      ],
      material: 'black',
    },
    rose,
    { shape: 'lathe', at: [x, y, z], closed: false, profile: SHADES[kind], material: hang.shade },
    { shape: 'sphere', at: [x, y, z + 0.09], r: 0.055, material: 'lampGlow' },
  ]
}

/** A goose-neck tap that rises from `at` and pours towards the camera. */
export const mixer = (at: Vec, material: string, turn = 0): Shape[] => [
  { shape: 'cylinder', at, r: 0.024, h: 0.03, material },
  {
    shape: 'tube',
    at,
    turn: [0, 0, turn],
    r: 0.012,
    bend: 0.09,
    material,
    path: [
      [0, 0, 0],
      [0, 0, 0.36],
      [0, -0.19, 0.36],
      [0, -0.19, 0.25],
    ],
  },
  {
    shape: 'tube',
    at,
    turn: [0, 0, turn],
    r: 0.007,
    material,
    path: [
      [0.02, 0, 0.06],
      [0.075, 0, 0.075],
    ],
  },
]
