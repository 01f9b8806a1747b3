import { loft, roundedRect } from '../loft.ts'
import type { Shape } from '../shapes.ts'
import type { Bathroom } from './bathroom-design.ts'

export const VANITY_HEIGHT_M = 0.86
/** Thickness of the bench. */
export const BENCH_M = 0.04
/** Size of the hole of an inset basin. */
export const HOLE = { width: 0.48, depth: 0.3 }

/** A spout and a lever out of the wall. */
export function tap(b: Bathroom, x: number, y: number): Shape[] {
  const z = VANITY_HEIGHT_M + (b.basin === 'inset' ? 0.17 : 0.24)
  const wall = b.size.depth - 0.012
  return [
    {
      shape: 'tube',
      r: 0.0115,
      bend: 0.025,
      material: 'metal',
      path: [
        [x, wall, z],
        [x, y + 0.035, z],
        [x, y + 0.035, z - 0.035],
      ],
    },
    ...[0, 0.12].map((dx): Shape => ({
      shape: 'cylinder',
      at: [x + dx, wall, z],
      turn: [90, 0, 0],
      r: 0.027,
      h: 0.007,
      material: 'metal',
    })),
    { shape: 'cylinder', at: [x + 0.12, wall, z], turn: [90, 0, 0], r: 0.018, h: 0.045, material: 'metal' },
    {
      shape: 'tube',
      r: 0.005,
      material: 'metal',
      path: [
        [x + 0.12, wall - 0.04, z],
        [x + 0.12, wall - 0.05, z + 0.07],
      ],
    },
  ]
}

export function basinOf(b: Bathroom, x: number, y: number): Shape[] {
  const waste: Shape = {
    shape: 'cylinder',
    at: [x, y, VANITY_HEIGHT_M + (b.basin === 'inset' ? -0.149 : 0.0145)],
    r: 0.022,
    h: 0.004,
    material: 'metal',
  }
  if (b.basin === 'inset')
    return [
      loft({
        at: [x, y, VANITY_HEIGHT_M],
        outline: roundedRect(HOLE.width + 0.02, HOLE.depth + 0.02, 0.03),
        material: 'ceramic',
        top: false,
        sections: [
          { z: -0.15, scale: 0.55 },
          { z: -0.145, scale: 0.8 },
          { z: -0.12, scale: 0.93 },
          { z: -BENCH_M, scale: 1 },
        ],
      }),
      waste,
    ]
  const profile = [
    [0.13, 0],
    [0.165, 0.012],
    [0.198, 0.06],
    [0.212, 0.116],
    [0.209, 0.12],
    [0.203, 0.116],
    [0.186, 0.062],
    [0.15, 0.022],
    [0.08, 0.014],
    [0.001, 0.013],
  ] as const
  return [
    {
      shape: 'lathe',
      at: [x, y, VANITY_HEIGHT_M],
      material: 'ceramic',
      profile,
      sides: 72,
      stretch: b.basin === 'vessel' ? [1.12, 0.8] : [0.92, 0.92],
    },
    waste,
  ]
}
