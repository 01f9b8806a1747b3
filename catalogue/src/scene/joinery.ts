import { slab } from './props.ts'
import type { Shape, Vec } from './shapes.ts'
import type { FrontKind } from './styles.ts'

/** A run of cabinet fronts on a plane that faces the camera: x from `from` to `to`, at depth `y`, z from `low` to `high`. */
export type FrontRun = {
  from: number
  to: number
  y: number
  low: number
  high: number
  kind: FrontKind
  material: string
  handle: string | null
  unit: number
  drawers?: number
}

const GAP = 0.003
const THICK = 0.022

type Leaf = { x0: number; x1: number; z0: number; z1: number; y: number }

function decorated(leaf: Leaf, kind: FrontKind, material: string): Shape[] {
  const { x0, x1, z0, z1, y } = leaf
  const body = slab([x0, y, z0], [x1, y - THICK, z1], material, 0.002)
  if (kind === 'flat') return [body]
  if (kind === 'shaker') {
    const rail = Math.min(0.065, (x1 - x0) / 5, (z1 - z0) / 4)
    const front = y - THICK
    const bar = (a: Vec, b: Vec) => slab(a, b, material, 0.0015)
    return [
      body,
      bar([x0, front, z0], [x0 + rail, front - 0.009, z1]),
      bar([x1 - rail, front, z0], [x1, front - 0.009, z1]),
      bar([x0 + rail, front, z0], [x1 - rail, front - 0.009, z0 + rail]),
      bar([x0 + rail, front, z1 - rail], [x1 - rail, front - 0.009, z1]),
    ]
  }
  const pitch = kind === 'vjoint' ? 0.085 : 0.036
  const gap = kind === 'vjoint' ? 0.005 : 0.013
  const count = Math.max(1, Math.round((x1 - x0) / pitch))
  const step = (x1 - x0) / count
  const slats = Array.from({ length: count }, (_, at) =>
    slab(
      [x0 + at * step + gap / 2, y - THICK, z0],
      [x0 + (at + 1) * step - gap / 2, y - THICK - (kind === 'vjoint' ? 0.005 : 0.014), z1],
      material,
      0.002,
    ),
  )
  return [body, ...slats]
}

function handleOf(leaf: Leaf, material: string, on: { isDrawer: boolean; isLeft: boolean }): Shape {
  const { isDrawer, isLeft } = on
  const y = leaf.y - THICK - 0.03
  if (isDrawer) {
    const half = Math.min(0.11, (leaf.x1 - leaf.x0) / 3)
    const [x, z] = [(leaf.x0 + leaf.x1) / 2, leaf.z1 - 0.05]
    return {
      shape: 'tube',
      r: 0.006,
      bend: 0.008,
      material,
      path: [
        [x - half, y + 0.03, z],
        [x - half, y, z],
        [x + half, y, z],
        [x + half, y + 0.03, z],
      ],
    }
  }
  const tall = leaf.z1 - leaf.z0 > 1.2
  const half = tall ? 0.3 : 0.08
  const x = isLeft ? leaf.x1 - 0.045 : leaf.x0 + 0.045
  const z = tall ? (leaf.z0 + leaf.z1) / 2 : leaf.z0 > 1.2 ? leaf.z0 + 0.13 : leaf.z1 - 0.13
  return {
    shape: 'tube',
    r: 0.006,
    bend: 0.008,
    material,
    path: [
      [x, y + 0.03, z - half],
      [x, y, z - half],
      [x, y, z + half],
      [x, y + 0.03, z + half],
    ],
  }
}

/** Doors or drawers of about `unit` metres, with gaps between them and handles when given. */
export function fronts(run: FrontRun): Shape[] {
  const count = Math.max(1, Math.round((run.to - run.from) / run.unit))
  const step = (run.to - run.from) / count
  const rows = run.drawers ?? 1
  const height = (run.high - run.low) / rows
  return Array.from({ length: count * rows }, (_, at): Shape[] => {
    const column = at % count
    const row = Math.floor(at / count)
    const leaf: Leaf = {
      x0: run.from + column * step + GAP / 2,
      x1: run.from + (column + 1) * step - GAP / 2,
      z0: run.low + row * height + GAP / 2,
      z1: run.low + (row + 1) * height - GAP / 2,
      y: run.y,
    }
    const handle = run.handle
      ? [handleOf(leaf, run.handle, { isDrawer: rows > 1, isLeft: column % 2 === 0 })]
      : []
    return [...decorated(leaf, run.kind, run.material), ...handle]
  }).flat()
}
