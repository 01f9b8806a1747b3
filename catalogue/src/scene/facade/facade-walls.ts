import { slab } from '../props.ts'
import type { Shape } from '../shapes.ts'
import { type Facade, upstairsOf } from './facade-design.ts'
import { type Cladded, type Hole, piercedWall, roomBehind, slats, WALL_M, window } from './facade-openings.ts'
import type { FrontPart } from './front.ts'

export const CEILING_M = 2.7
export const FLOOR_TO_FLOOR_M = 3.1
/** Distance of a porch's door behind its posts. */
export const PORCH_DEPTH_M = 1.7

const claddingA = (f: Facade): Cladded => ({ material: 'cladA', isSlatted: f.main === 'battens' })
const upstairs = (f: Facade): Cladded => ({ material: 'cladC', isSlatted: upstairsOf(f) === 'battens' })

/** A door with a sidelight, a long pull and a lamp beside it. */
function entryDoor(x: number, y: number, room: number): Shape[] {
  const w = Math.min(1.02, room * 0.5)
  const [x0, x1] = [x - w / 2, x + w / 2]
  return [
    slab([x0, y - 0.05, 0.14], [x1, y + 0.02, 2.4], 'door', 0.004),
    slab([x1, y - 0.03, 0.14], [x1 + 0.34, y + 0.01, 2.4], 'inside'),
    { ...slab([x1, y - 0.05, 0.14], [x1 + 0.34, y - 0.04, 2.4], 'pane'), shadowless: true },
    slab([x1 - 0.02, y - 0.07, 0.12], [x1 + 0.02, y + 0.01, 2.4], 'frame'),
    slab([x1 + 0.32, y - 0.07, 0.12], [x1 + 0.36, y + 0.01, 2.4], 'frame'),
    slab([x0 - 0.05, y - 0.07, 2.4], [x1 + 0.36, y + 0.02, 2.46], 'frame'),
    slab([x0 - 0.05, y - 0.07, 0.12], [x0, y + 0.02, 2.46], 'frame'),
    {
      shape: 'tube',
      r: 0.016,
      material: 'metal',
      path: [
        [x1 - 0.12, y - 0.12, 0.8],
        [x1 - 0.12, y - 0.12, 1.75],
      ],
    },
    ...wallLamp(x0 - 0.26, y),
  ]
}

/** A lamp that shines up and down a wall. */
const wallLamp = (x: number, y: number): Shape[] => [
  { shape: 'cylinder', at: [x, y - 0.09, 1.66], r: 0.045, h: 0.26, material: 'metal' },
  { shape: 'cylinder', at: [x, y - 0.09, 1.645], r: 0.036, h: 0.014, material: 'lamp' },
  { shape: 'cylinder', at: [x, y - 0.09, 1.921], r: 0.036, h: 0.014, material: 'lamp' },
]

/** Slats on the walls left and right of an entry. */
function besideDoor(f: Facade, { from, to, y }: FrontPart): Shape[] {
  if (f.feature !== 'battens') return []
  const middle = (from + to) / 2 - 0.14
  return [
    ...slats([from, 0.13], [middle - 0.6, CEILING_M - 0.08], y),
    ...slats([middle + 0.9, 0.13], [to, CEILING_M - 0.08], y),
  ]
}

/** A porch with posts at its corners and a recessed door. */
function porch(f: Facade, part: FrontPart, z: number): Shape[] {
  const { from: x0, to: x1, y } = part
  const door = y + PORCH_DEPTH_M
  return [
    slab([x0, door, 0.1], [x1, door + 4, z + CEILING_M + 0.2], 'cladB'),
    slab([x0, y - 0.25, 0], [x1, door, 0.13], 'path', 0.01),
    slab([x0, y + 0.14, CEILING_M - 0.07], [x1, door, CEILING_M - 0.01], 'soffit'),
    slab([x0, y - 0.02, CEILING_M - 0.2], [x1, y + 0.14, CEILING_M - 0.005], 'trim'),
    ...besideDoor(f, { ...part, y: door }),
    ...[x0 + 0.14, x1 - 0.14].map((px) =>
      slab([px - 0.11, y + 0.03, 0.1], [px + 0.11, y + 0.25, CEILING_M - 0.2], 'post', 0.004),
    ),
    ...entryDoor((x0 + x1) / 2 - 0.14, door, x1 - x0),
  ]
}

function balcony(f: Facade, part: FrontPart, z: number): Shape[] {
  const { from: x0, to: x1, y } = part
  const wall = y + 1.6
  const wide = Math.min(2.6, x1 - x0 - 0.7)
  const middle = (x0 + x1) / 2
  const hole = { x0: middle - wide / 2, x1: middle + wide / 2, z0: z + 0.1, z1: z + 2.3 }
  return [
    slab([x0, y, z - 0.05], [x1, wall, z + 0.1], 'trim'),
    ...storeyBox(f, { part: { ...part, y: wall }, z, hole, wall: upstairs(f) }),
    ...Array.from({ length: Math.floor((x1 - x0) / 0.11) }, (_, at) =>
      slab([x0 + at * 0.11, y + 0.055, z + 0.1], [x0 + at * 0.11 + 0.016, y + 0.071, z + 1.1], 'frame'),
    ),
    slab([x0, y + 0.04, z + 1.08], [x1, y + 0.09, z + 1.13], 'frame'),
  ]
}

/** A garage door of four panels, with a shadow line between them. */
function garage(f: Facade, part: FrontPart): Shape[] {
  const { from: x0, to: x1, y } = part
  const wide = Math.min(x1 - x0 - 0.7, x1 - x0 > 4.4 ? 4.9 : 2.6)
  const middle = (x0 + x1) / 2
  const hole = { x0: middle - wide / 2, x1: middle + wide / 2, z0: 0, z1: 2.28 }
  const leaf = (hole.z1 - hole.z0) / 4
  const leaves = [0, 1, 2, 3].map((at) =>
    slab(
      [hole.x0, y + 0.12, at * leaf + 0.008],
      [hole.x1, y + 0.17, (at + 1) * leaf - 0.008],
      'garage',
      0.006,
    ),
  )
  const trim = (a: readonly [number, number], b: readonly [number, number]) =>
    slab([a[0], y - 0.015, a[1]], [b[0], y + 0.12, b[1]], 'frame')
  return [
    ...piercedWall({ x0, x1, y, z0: 0, z1: CEILING_M }, hole, claddingA(f)),
    ...sides(part, { z: 0, material: 'cladA', y: part.y }),
    slab([hole.x0, y + 0.17, 0], [hole.x1, y + 0.19, hole.z1], 'dark'),
    ...leaves,
    trim([hole.x0 - 0.07, 0], [hole.x0, hole.z1]),
    trim([hole.x1, 0], [hole.x1 + 0.07, hole.z1]),
    trim([hole.x0 - 0.07, hole.z1], [hole.x1 + 0.07, hole.z1 + 0.07]),
    ...(x1 - x0 - wide > 0.9 ? wallLamp(hole.x0 - 0.24, y) : []),
  ]
}

/** Side walls and top of one part of the front. */
function sides(part: FrontPart, at: { z: number; y: number; material: string }): Shape[] {
  const { z, y, material } = at
  const back = y + 8
  return [
    slab([part.from, y + WALL_M, z], [part.from + WALL_M, back, z + CEILING_M], material),
    slab([part.to - WALL_M, y + WALL_M, z], [part.to, back, z + CEILING_M], material),
    slab([part.from, y + WALL_M, z + CEILING_M - 0.1], [part.to, back, z + CEILING_M], 'trim'),
  ]
}

type Storey = { part: FrontPart; z: number; hole: Hole | null; wall: Cladded }

/** Walls around one room of the front, and its interior behind the window. */
function storeyBox(f: Facade, { part, z, hole, wall }: Storey): Shape[] {
  const { from: x0, to: x1, y } = part
  const isLit = f.hour === 'dusk'
  return [
    ...piercedWall({ x0, x1, y, z0: z, z1: z + CEILING_M }, hole, wall),
    ...sides(part, { z, y, material: wall.material }),
    ...(hole ? [...window(f, hole, y), ...roomBehind({ x0, x1, y, z, high: CEILING_M, isLit }, hole)] : []),
  ]
}

/** Position of a room's window: low and tall on the ground, over a sill upstairs. */
function holeOf(f: Facade, part: FrontPart, z: number): Hole | null {
  const w = part.to - part.from
  const wide = Math.min(w - 0.9, w > 3.6 ? (f.windows === 'bars' ? 2.2 : 2.7) : 1.5)
  if (wide < 0.5) return null
  const middle = (part.from + part.to) / 2
  const [sill, head] = part.level === 'upper' ? [0.75, 2.25] : f.windows === 'bars' ? [0.6, 2.3] : [0.3, 2.35]
  return { x0: middle - wide / 2, x1: middle + wide / 2, z0: z + sill, z1: z + head }
}

/** Walls and openings of one part of the front. */
export function partShapes(f: Facade, part: FrontPart, z: number): Shape[] {
  if (part.kind === 'porch') return porch(f, part, z)
  if (part.kind === 'entry') {
    const middle = (part.from + part.to) / 2
    return [
      slab([part.from, part.y, 0], [part.to, part.y + 8, z + CEILING_M], 'cladB'),
      ...(part.level === 'ground'
        ? [...entryDoor(middle - 0.14, part.y, part.to - part.from), ...besideDoor(f, part)]
        : []),
    ]
  }
  if (part.kind === 'balcony') return balcony(f, part, z)
  if (part.kind === 'garage') return garage(f, part)
  const wall = part.level === 'upper' ? upstairs(f) : claddingA(f)
  return storeyBox(f, { part, z, hole: holeOf(f, part, z), wall })
}
