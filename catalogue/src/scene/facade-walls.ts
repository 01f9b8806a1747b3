import type { Facade } from './facade-design.ts'
import type { FrontPart } from './front.ts'
import { slab } from './props.ts'
import type { Shape, Vec } from './shapes.ts'

export const GROUND = 2.7

export const FLOOR_TO_FLOOR = 3.1

/** A window of `w` by `h` set in a wall whose face is at `y`; `z` is its sill. */
function window([x, y, z]: Vec, size: readonly [number, number], panes: number): Shape[] {
  const [w, h] = size
  const [x0, x1] = [x - w / 2, x + w / 2]
  const bars = Array.from({ length: panes + 1 }, (_, at) =>
    slab(
      [x0 + (w / panes) * at - 0.025, y - 0.05, z],
      [x0 + (w / panes) * at + 0.025, y + 0.02, z + h],
      'frame',
    ),
  )
  return [
    slab([x0, y - 0.012, z], [x1, y - 0.008, z + h], 'pane'),
    slab([x0 + 0.02, y - 0.02, z + 0.02], [x0 + w * 0.16, y - 0.014, z + h - 0.02], 'inside'),
    slab([x1 - w * 0.16, y - 0.02, z + 0.02], [x1 - 0.02, y - 0.014, z + h - 0.02], 'inside'),
    ...bars,
    slab([x0 - 0.03, y - 0.06, z - 0.03], [x1 + 0.03, y + 0.02, z + 0.03], 'frame'),
    slab([x0 - 0.03, y - 0.06, z + h - 0.03], [x1 + 0.03, y + 0.02, z + h + 0.03], 'frame'),
    slab([x0 - 0.08, y - 0.09, z - 0.07], [x1 + 0.08, y, z - 0.03], 'trim'),
  ]
}

function entryDoor(x: number, y: number, room: number): Shape[] {
  const w = Math.min(1.02, room * 0.55)
  return [
    slab([x - w / 2, y - 0.04, 0.12], [x + w / 2, y + 0.02, 2.4], 'door', 0.004),
    slab([x + w / 2, y - 0.03, 0.12], [x + w / 2 + 0.34, y + 0.01, 2.4], 'inside'),
    slab([x + w / 2 - 0.02, y - 0.06, 0.12], [x + w / 2 + 0.02, y + 0.01, 2.4], 'frame'),
    slab([x - w / 2 - 0.05, y - 0.06, 2.4], [x + w / 2 + 0.39, y + 0.02, 2.46], 'frame'),
    {
      shape: 'tube',
      r: 0.014,
      material: 'metal',
      path: [
        [x + w / 2 - 0.11, y - 0.1, 0.85],
        [x + w / 2 - 0.11, y - 0.1, 1.65],
      ],
    },
    { shape: 'cylinder', at: [x - w / 2 - 0.24, y - 0.1, 1.7], r: 0.05, h: 0.3, material: 'lamp' },
  ]
}

/** Walls and openings of one stretch of the front. */
export function partShapes(f: Facade, part: FrontPart, z: number): Shape[] {
  const { from: x0, to: x1, y } = part
  const x = (x0 + x1) / 2
  const w = x1 - x0
  const back = Math.min(y + 8, f.front.depth - 0.5)
  if (part.kind === 'porch') {
    const door = y + 1.7
    return [
      slab([x0, door, 0.1], [x1, door + 4, z + GROUND + 0.2], 'cladB'),
      slab([x0, y, 0], [x1, door, 0.12], 'path', 0.01),
      slab([x0, y, z + GROUND - 0.02], [x1, door, z + GROUND + 0.06], 'soffit'),
      ...[x0 + 0.14, x1 - 0.14].map((px) =>
        slab([px - 0.11, y + 0.05, 0.1], [px + 0.11, y + 0.27, GROUND], 'timber', 0.004),
      ),
      ...entryDoor(x - 0.12, door, w),
    ]
  }
  if (part.kind === 'entry')
    return [slab([x0, y, 0], [x1, back, z + GROUND], 'cladB'), ...entryDoor(x - 0.12, y, w)]
  if (part.kind === 'balcony')
    return [
      slab([x0, y, z], [x1, y + 1.6, z + 0.12], 'trim'),
      slab([x0, y + 1.6, z], [x1, back, z + GROUND], 'cladB'),
      ...window([x, y + 1.6, z + 0.14], [Math.min(2.4, w - 0.7), 2.1], 3),
      ...balustrade([x0, x1], y, z),
    ]
  if (part.kind === 'garage') {
    const opening = Math.min(w - 0.7, w > 4.4 ? 4.9 : 2.6)
    return [
      slab([x0, y, 0], [x1, back, GROUND], 'cladA'),
      slab([x - opening / 2, y - 0.015, 0], [x + opening / 2, y + 0.05, 2.25], 'garage'),
      slab([x - opening / 2 - 0.06, y - 0.03, 2.25], [x + opening / 2 + 0.06, y + 0.02, 2.33], 'frame'),
    ]
  }
  const material = part.level === 'upper' ? 'cladB' : 'cladA'
  const glass = Math.min(w - 0.9, w > 3.6 ? 2.4 : 1.5)
  return [
    slab([x0, y, z], [x1, back, z + GROUND], material),
    ...(glass > 0.5 ? window([x, y, z + 0.5], [glass, 1.75], glass > 2 ? 3 : 2) : []),
  ]
}

const balustrade = ([x0, x1]: readonly [number, number], y: number, z: number): Shape[] => [
  slab([x0, y + 0.04, z + 1.08], [x1, y + 0.09, z + 1.13], 'frame'),
  ...Array.from({ length: Math.floor((x1 - x0) / 0.11) }, (_, at) =>
    slab([x0 + at * 0.11, y + 0.055, z + 0.12], [x0 + at * 0.11 + 0.016, y + 0.071, z + 1.1], 'frame'),
  ),
]
