import { slab } from '../props.ts'
import type { Shape, Vec } from '../shapes.ts'
import type { Facade } from './facade-design.ts'

export type Hole = { x0: number; x1: number; z0: number; z1: number }

export const WALL_M = 0.24
const REVEAL = 0.1

/** Cladding of a wall; slats project from it. */
export type Cladded = { material: string; isSlatted: boolean }

export const slats = (a: readonly [number, number], b: readonly [number, number], y: number): Shape[] =>
  Array.from({ length: Math.max(0, Math.floor((b[0] - a[0]) / 0.075)) }, (_, at) =>
    slab([a[0] + 0.02 + at * 0.075, y - 0.035, a[1]], [a[0] + 0.06 + at * 0.075, y, b[1]], 'slat'),
  )

/** A wall with its face at `y` between two corners, with a hole cut out. */
export function piercedWall(
  at: { x0: number; x1: number; y: number; z0: number; z1: number },
  hole: Hole | null,
  { material, isSlatted }: Cladded,
): Shape[] {
  const { x0, x1, y, z0, z1 } = at
  const piece = (a: readonly [number, number], b: readonly [number, number]): Shape =>
    slab([a[0], y, a[1]], [b[0], y + WALL_M, b[1]], material)
  const solid: readonly (readonly [readonly [number, number], readonly [number, number]])[] = hole
    ? [
        [
          [x0, z0],
          [hole.x0, z1],
        ],
        [
          [hole.x1, z0],
          [x1, z1],
        ],
        [
          [hole.x0, z0],
          [hole.x1, hole.z0],
        ],
        [
          [hole.x0, hole.z1],
          [hole.x1, z1],
        ],
      ]
    : [
        [
          [x0, z0],
          [x1, z1],
        ],
      ]
  return solid.flatMap(([a, b]) => [piece(a, b), ...(isSlatted ? slats(a, b, y) : [])])
}

/** Frame, bars and pane of a window recessed in its wall. */
export function window(f: Facade, hole: Hole, y: number): Shape[] {
  const { x0, x1, z0, z1 } = hole
  const [wide, high] = [x1 - x0, z1 - z0]
  const face = y + REVEAL
  const bar = (a: readonly [number, number], b: readonly [number, number], deep = 0.05): Shape =>
    slab([a[0], face - deep / 2, a[1]], [b[0], face + deep / 2, b[1]], 'frame')
  const columns = Math.max(1, Math.round(wide / (f.windows === 'bars' ? 0.55 : 0.95)))
  const rows = f.windows === 'bars' ? Math.max(2, Math.round(high / 0.5)) : 1
  const uprights = Array.from({ length: columns - 1 }, (_, at) => {
    const x = x0 + (wide / columns) * (at + 1)
    return bar([x - 0.014, z0], [x + 0.014, z1], 0.035)
  })
  const rails = Array.from({ length: rows - 1 }, (_, at) => {
    const z = z0 + (high / rows) * (at + 1)
    return bar([x0, z - 0.011], [x1, z + 0.011], 0.03)
  })
  return [
    { ...slab([x0, face - 0.004, z0], [x1, face + 0.004, z1], 'pane'), shadowless: true },
    bar([x0, z0], [x0 + 0.05, z1]),
    bar([x1 - 0.05, z0], [x1, z1]),
    bar([x0, z0], [x1, z0 + 0.05]),
    bar([x0, z1 - 0.05], [x1, z1]),
    ...uprights,
    ...rails,
    ...surround(f, hole, y),
  ]
}

/** Surround of a window that projects from the wall: a metal box, or architraves and a sill. */
function surround(f: Facade, { x0, x1, z0, z1 }: Hole, y: number): Shape[] {
  const edge = (a: readonly [number, number], b: readonly [number, number], proud: number): Shape =>
    slab([a[0], y - proud, a[1]], [b[0], y + REVEAL, b[1]], f.windows === 'framed' ? 'dark' : 'trim')
  if (f.windows === 'plain') return [edge([x0 - 0.04, z0 - 0.06], [x1 + 0.04, z0], 0.05)]
  const [thick, proud] = f.windows === 'framed' ? [0.045, 0.16] : [0.09, 0.025]
  return [
    edge([x0 - thick, z0 - thick], [x0, z1 + thick], proud),
    edge([x1, z0 - thick], [x1 + thick, z1 + thick], proud),
    edge([x0, z1], [x1, z1 + thick], proud),
    edge([x0, z0 - thick], [x1, z0], f.windows === 'framed' ? proud : 0.07),
  ]
}

/** Interior behind a window: walls, a floor, open curtains and a lamp. */
export function roomBehind(
  at: { x0: number; x1: number; y: number; z: number; high: number; isLit: boolean },
  hole: Hole,
): Shape[] {
  const { x0, x1, y, z, high, isLit } = at
  const back = y + 3.2
  const middle = (hole.x0 + hole.x1) / 2
  const lamp: Vec = [middle + (hole.x1 - hole.x0) * 0.16, y + 1.9, z + 1.95]
  return [
    slab([x0 + WALL_M, back, z], [x1 - WALL_M, back + 0.05, z + high], 'inside'),
    slab([x0 + WALL_M, y + WALL_M, z], [x0 + WALL_M + 0.03, back, z + high], 'insideSide'),
    slab([x1 - WALL_M - 0.03, y + WALL_M, z], [x1 - WALL_M, back, z + high], 'insideSide'),
    slab([x0 + WALL_M, y + WALL_M, z], [x1 - WALL_M, back, z + 0.06], 'insideFloor'),
    slab([middle - 0.5, back - 0.04, z + 1.1], [middle + 0.35, back, z + 1.85], 'curtain'),
    ...(isLit ? hangingLamp(lamp, z + high) : []),
    ...curtain([hole.x0 - 0.05, hole.x0 + 0.3], y + WALL_M + 0.12, [z + 0.08, hole.z1 + 0.1]),
    ...curtain([hole.x1 - 0.3, hole.x1 + 0.05], y + WALL_M + 0.12, [z + 0.08, hole.z1 + 0.1]),
  ]
}

const hangingLamp = (at: Vec, ceiling: number): Shape[] => [
  { shape: 'sphere', at, r: 0.14, material: 'bulb' },
  { shape: 'tube', r: 0.006, path: [at, [at[0], at[1], ceiling]], material: 'dark' },
]

function curtain(
  [x0, x1]: readonly [number, number],
  y: number,
  [z0, z1]: readonly [number, number],
): Shape[] {
  const folds = 12
  const points: Vec[] = []
  const faces: number[][] = []
  for (let at = 0; at <= folds; at++) {
    const x = x0 + ((x1 - x0) * at) / folds
    const wave = y + (at % 2 ? 0.035 : -0.035)
    points.push([x, wave, z0], [x, wave, z1])
    if (at > 0) faces.push([at * 2 - 2, at * 2, at * 2 + 1, at * 2 - 1])
  }
  return [{ shape: 'mesh', points, faces, smooth: true, material: 'curtain' }]
}
