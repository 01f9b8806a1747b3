import type { Bathroom } from './bathroom-design.ts'
import { ring } from '../furniture.ts'
import { fronts } from '../joinery.ts'
import { slab } from '../props.ts'
import type { Shape, Vec } from '../shapes.ts'

export const VANITY_HEIGHT_M = 0.86

/** Vanity, basins, taps, looking glasses and lamps on the back wall, centred on `x`. */
export function vanityOf(b: Bathroom, x: number, span: number): Shape[] {
  const d = b.size.depth
  const [x0, x1] = [x - span / 2, x + span / 2]
  const low = b.vanity.kind === 'wall-hung' ? 0.42 : 0.24
  const face = d - 0.48
  const legs: Shape[] =
    b.vanity.kind === 'legs'
      ? [x0 + 0.04, x1 - 0.04].flatMap((lx) =>
          [face + 0.04, d - 0.06].map((ly): Shape =>
            slab([lx - 0.02, ly - 0.02, 0], [lx + 0.02, ly + 0.02, low], 'front', 0.003),
          ),
        )
      : [slab([x0 + 0.1, d - 0.36, 0.16], [x1 - 0.1, d, 0.2], 'timber', 0.003)]
  const places = b.basins === 2 ? [x - span / 4, x + span / 4] : [x]
  return [
    slab([x0, face, low], [x1, d, VANITY_HEIGHT_M - 0.03], 'front'),
    ...fronts({
      from: x0,
      to: x1,
      y: face,
      low,
      high: VANITY_HEIGHT_M - 0.03,
      kind: b.style.fronts.kind,
      material: 'front',
      handle: b.style.fronts.kind === 'shaker' ? 'metal' : null,
      unit: 0.55,
      drawers: b.vanity.kind === 'legs' ? 2 : 1,
    }),
    slab([x0 - 0.01, face - 0.03, VANITY_HEIGHT_M - 0.03], [x1 + 0.01, d, VANITY_HEIGHT_M], 'bench', 0.003),
    ...legs,
    ...places.flatMap((at) => [...basinOf(b, at, d - 0.25), ...lookingGlass(b, at, span / b.basins)]),
    ...(b.glass === 'cabinet' ? [] : lamps(b, places, x)),
  ]
}

function basinOf(b: Bathroom, x: number, y: number): Shape[] {
  const spout: Shape = {
    shape: 'tube',
    r: 0.011,
    bend: 0.03,
    material: 'metal',
    path: [
      [x, b.size.depth, VANITY_HEIGHT_M + 0.26],
      [x, y + 0.02, VANITY_HEIGHT_M + 0.26],
      [x, y + 0.02, VANITY_HEIGHT_M + 0.22],
    ],
  }
  const knob: Shape = {
    shape: 'cylinder',
    at: [x + 0.11, b.size.depth - 0.03, VANITY_HEIGHT_M + 0.26],
    turn: [90, 0, 0],
    r: 0.022,
    h: 0.02,
    material: 'metal',
  }
  if (b.basin === 'inset')
    return [
      slab(
        [x - 0.24, y - 0.14, VANITY_HEIGHT_M - 0.002],
        [x + 0.24, y + 0.14, VANITY_HEIGHT_M + 0.004],
        'ceramic',
        0.003,
      ),
      spout,
      knob,
    ]
  const profile = [
    [0.15, 0],
    [0.2, 0.03],
    [0.215, 0.12],
    [0.2, 0.12],
    [0.17, 0.05],
    [0.001, 0.03],
  ] as const
  return [
    {
      shape: 'lathe',
      at: [x, y, VANITY_HEIGHT_M],
      material: 'ceramic',
      profile,
      stretch: b.basin === 'vessel' ? [1.15, 0.8] : [0.95, 0.95],
    },
    spout,
    knob,
  ]
}

function lookingGlass(b: Bathroom, x: number, span: number): Shape[] {
  const y = b.size.depth - 0.02
  if (b.glass === 'round')
    return [
      {
        shape: 'cylinder',
        at: [x, y, 1.58],
        turn: [90, 0, 0],
        r: 0.34,
        h: 0.012,
        sides: 64,
        material: 'looking',
      },
      {
        shape: 'tube',
        at: [x, y, 1.58],
        turn: [90, 0, 0],
        r: 0.009,
        cyclic: true,
        path: ring([0, 0, 0], 0.345),
        material: 'metal',
      },
    ]
  if (b.glass === 'pill') {
    const half: Vec[] = Array.from({ length: 17 }, (_, at): Vec => [
      Math.cos((at / 16) * Math.PI) * 0.27,
      Math.sin((at / 16) * Math.PI) * 0.27 + 0.28,
      0,
    ])
    const outline = [...half, ...half.map(([px, py]): Vec => [-px, -py, 0])]
    return [
      {
        shape: 'mesh',
        at: [x, y - 0.004, 1.62],
        turn: [90, 0, 0],
        points: outline,
        faces: [outline.map((_, at) => at)],
        material: 'looking',
      },
      {
        shape: 'tube',
        at: [x, y, 1.62],
        turn: [90, 0, 0],
        r: 0.009,
        cyclic: true,
        path: outline,
        material: 'metal',
      },
    ]
  }
  return [
    slab([x - span / 2 + 0.06, y - 0.13, 1.2], [x + span / 2 - 0.06, y + 0.02, 1.95], 'front', 0.003),
    slab([x - span / 2 + 0.064, y - 0.136, 1.204], [x + span / 2 - 0.064, y - 0.13, 1.946], 'looking', 0.001),
  ]
}

function lamps(b: Bathroom, places: readonly number[], x: number): Shape[] {
  const spots = places.length === 2 ? [x] : [x - 0.48, x + 0.48]
  return spots.flatMap((at): Shape[] => [
    {
      shape: 'cylinder',
      at: [at, b.size.depth - 0.01, 1.66],
      turn: [90, 0, 0],
      r: 0.045,
      h: 0.02,
      material: 'metal',
    },
    {
      shape: 'tube',
      r: 0.008,
      material: 'metal',
      path: [
        [at, b.size.depth, 1.66],
        [at, b.size.depth - 0.09, 1.66],
      ],
    },
    { shape: 'sphere', at: [at, b.size.depth - 0.13, 1.66], r: 0.065, material: 'lampGlow' },
  ])
}
