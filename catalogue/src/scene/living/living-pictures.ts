import { slab } from '../props.ts'
import type { Shape, Vec } from '../shapes.ts'

/** Motifs of framed pictures. */
export const MOTIFS = ['circles', 'horizon', 'arches', 'blocks'] as const
export type Motif = (typeof MOTIFS)[number]

/** Distance between layers of paint, so that none shows through. */
const LAYER = 0.0012

/** A disc of paint on the wall that faces -y; `layer` counts from the paper. */
const disc = ([x, z, r]: Vec, layer: number, material: string): Shape => ({
  shape: 'cylinder',
  at: [x, -0.04 - LAYER * (layer - 1), z],
  turn: [90, 0, 0],
  r,
  h: LAYER,
  sides: 64,
  material,
})

const patch = ([x0, z0, x1, z1]: readonly [number, number, number, number], material: string): Shape =>
  slab([x0, -0.04 - LAYER, z0], [x1, -0.04, z1], material)

/** Paint on a paper of one metre height, centred at 0; an upright one has a `reach` of less than 1 to its sides. */
function paint(motif: Motif, reach: number): Shape[] {
  const girth = reach < 1 ? 0.58 : 1
  if (motif === 'circles')
    return [
      disc([-0.24 * reach, 0.07, 0.28 * girth], 1, 'ink'),
      disc([0.26 * reach, -0.1, 0.22 * girth], 2, 'clay'),
      slab([-0.66 * reach, -0.046, -0.25], [0.6 * reach, -0.043, -0.238], 'fire'),
    ]
  if (motif === 'horizon')
    return [
      disc([0.22 * reach, 0.03, 0.17], 1, 'clay'),
      slab([-0.68 * reach, -0.0426, -0.38], [0.68 * reach, -0.04, -0.06], 'ink'),
      slab([-0.68 * reach, -0.0432, -0.38], [0.68 * reach, -0.04, -0.24], 'clay'),
    ]
  if (motif === 'arches')
    return [
      patch([-0.62 * reach, -0.34, -0.1 * reach, 0.04], 'ink'),
      disc([-0.36 * reach, 0.04, 0.26 * reach], 1, 'ink'),
      patch([0.12 * reach, -0.34, 0.52 * reach, -0.12], 'clay'),
      disc([0.32 * reach, -0.12, 0.2 * reach], 1, 'clay'),
      disc([0.32 * reach, 0.24, 0.1], 1, 'ink'),
    ]
  return [
    patch([-0.68 * reach, -0.02, -0.06 * reach, 0.34], 'ink'),
    patch([-0.68 * reach, -0.36, -0.3 * reach, -0.07], 'clay'),
    patch([0, -0.36, 0.66 * reach, 0.12], 'clay'),
    patch([0, 0.17, 0.66 * reach, 0.34], 'plain'),
    patch([-0.25 * reach, -0.36, -0.06 * reach, -0.07], 'fire'),
  ]
}

type Hung = { x: number; z: number; width: number; height: number; motif: Motif }

/** A framed picture on a wall at y = 0 that faces -y, centred at `x` and `z`. */
export function framed({ x, z, width, height, motif }: Hung): Shape[] {
  const [w, h] = [width / 2, height / 2]
  const layers = paint(motif, width > height ? 1 : 0.48).map((shape): Shape => {
    const [px, py, pz] = shape.at ?? [0, 0, 0]
    return { ...shape, at: [px + x, py, pz + z] }
  })
  return [
    slab([x - w, -0.035, z - h], [x + w, 0, z + h], 'timberUp', 0.003),
    slab([x - w + 0.03, -0.04, z - h + 0.03], [x + w - 0.03, -0.03, z + h - 0.03], 'canvas'),
    ...layers,
  ]
}

/** Another motif than the given one, for the picture beside it. */
export const besides = (motif: Motif): Motif =>
  MOTIFS[(MOTIFS.indexOf(motif) + 1) % MOTIFS.length] ?? 'circles'
