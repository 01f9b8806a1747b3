import { loft, tongue } from '../loft.ts'
import { slab } from '../props.ts'
import { turned } from '../seating.ts'
import type { Shape, Vec } from '../shapes.ts'

const SEAT = { width: 0.36, depth: 0.53 }

/** The pan, `off` metres from the wall to leave space for a cistern; its lid is down. */
function pan(off: number): Shape[] {
  const at: Vec = [0, -off, 0]
  const lid = tongue(SEAT.width * 1.02, SEAT.depth * 1.01)
  return [
    loft({
      at,
      outline: tongue(SEAT.width, SEAT.depth),
      material: 'ceramic',
      sections: [
        { z: 0, scale: [0.74, 0.84] },
        { z: 0.06, scale: [0.73, 0.84] },
        { z: 0.18, scale: [0.8, 0.88] },
        { z: 0.3, scale: [0.95, 0.97] },
        { z: 0.38, scale: 1 },
        { z: 0.4, scale: 0.99 },
      ],
    }),
    loft({
      at,
      outline: lid,
      material: 'ceramic',
      sections: [
        { z: 0.406, scale: 0.985 },
        { z: 0.41, scale: 1 },
        { z: 0.432, scale: 1 },
        { z: 0.44, scale: 0.97 },
        { z: 0.444, scale: 0.9 },
      ],
    }),
    ...(off > 0 ? [slab([-0.15, -off - 0.02, 0], [0.15, 0, 0.4], 'ceramic', 0.012)] : []),
  ]
}

const cistern = (): Shape[] => [
  slab([-0.185, -0.165, 0.4], [0.185, -0.005, 0.8], 'ceramic', 0.025),
  slab([-0.192, -0.172, 0.8], [0.192, -0.002, 0.83], 'ceramic', 0.012),
  { shape: 'cylinder', at: [0, -0.088, 0.829], r: 0.028, h: 0.006, material: 'metal' },
]

/** Flush plate in the wall above the pan, its lower edge at `z`. */
const flushPlate = (z: number): Shape[] => [
  slab([-0.12, -0.01, z], [0.12, 0, z + 0.15], 'metal', 0.004),
  slab([-0.1, -0.016, z + 0.02], [0, -0.01, z + 0.13], 'metal', 0.004),
  slab([0.012, -0.016, z + 0.02], [0.1, -0.01, z + 0.13], 'metal', 0.004),
]

/** Toilet roll beside the pan, on the viewer's left or right. */
function roll(side: 1 | -1): Shape[] {
  const x = side * 0.34
  return [
    {
      shape: 'tube',
      r: 0.007,
      bend: 0.015,
      material: 'metal',
      path: [
        [x - 0.07, 0, 0.74],
        [x - 0.07, -0.075, 0.74],
        [x + 0.07, -0.075, 0.74],
      ],
    },
    {
      shape: 'cylinder',
      at: [x - 0.05, -0.075, 0.72],
      turn: [0, 90, 0],
      r: 0.052,
      h: 0.1,
      material: 'towelLight',
    },
    slab([x - 0.05, -0.128, 0.63], [x + 0.05, -0.126, 0.72], 'towelLight'),
  ]
}

/** A toilet with its back to a wall at `at`; it faces -y before rotation. */
export function toilet(
  at: Vec,
  turn: number,
  spec: { cistern: boolean; plate?: number; roll: 1 | -1 },
): Shape[] {
  const shapes = spec.cistern ? [...pan(0.15), ...cistern()] : [...pan(0), ...flushPlate(spec.plate ?? 0.95)]
  return turned([...shapes, ...roll(spec.roll)], at, turn)
}
