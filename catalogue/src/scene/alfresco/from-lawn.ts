import { slab } from '../props.ts'
import type { Shape } from '../shapes.ts'
import type { Alfresco } from './alfresco-design.ts'

const HEAD = 2.35
const LEAF = 1.05

const frameOf = ({ style }: Alfresco) =>
  style.frames === 'black' ? 'black' : style.frames === 'white' ? 'frameWhite' : 'timberUp'

/** Sliding doors to the house along the closed side. */
function houseDoors(a: Alfresco): Shape[] {
  const wall = a.mirror * (a.size.width / 2)
  const leaves = 4
  const from = a.size.depth * 0.4 - (leaves * LEAF) / 2
  const to = from + leaves * LEAF
  const bar = (y0: number, y1: number, [z0, z1]: readonly [number, number]) =>
    slab([wall, y0, z0], [wall - a.mirror * 0.05, y1, z1], frameOf(a), 0.003)
  return [
    slab([wall, from, 0], [wall - a.mirror * 0.02, to, HEAD], 'pane'),
    ...Array.from({ length: leaves + 1 }, (_, at) =>
      bar(from + at * LEAF - 0.03, from + at * LEAF + 0.03, [0, HEAD]),
    ),
    bar(from, to, [0, 0.05]),
    bar(from, to, [HEAD - 0.06, HEAD]),
  ]
}

/** Water with a stone edge all round, along the planting. */
function pool(a: Alfresco): Shape[] {
  const out = (metres: number) => -a.mirror * (a.size.width / 2 + 0.2 + metres)
  const [near, far] = [a.size.depth - 0.5, -3.6]
  const edge = (from: readonly [number, number], to: readonly [number, number]) =>
    slab([out(from[0]), from[1], -0.3], [out(to[0]), to[1], 0], 'coping', 0.012)
  return [
    slab([out(1.1), far, -0.3], [out(3.7), near, -0.06], 'water'),
    edge([1.05, far], [1.38, near]),
    edge([3.38, far], [3.75, near]),
    edge([1.05, near - 0.33], [3.75, near]),
  ]
}

/** Parts visible only from the lawn: the roof with its fascia, a beam and a post at the near end, and the doors of the house. */
export function fromLawn(a: Alfresco): Shape[] {
  const { width: w, depth: d, height: h } = a.size
  const edge = (-a.mirror * w) / 2
  const rim = a.style.frames === 'black' ? 'black' : 'frameWhite'
  const house = a.mirror * (w / 2 + 0.2)
  return [
    ...houseDoors(a),
    ...(a.pool ? pool(a) : []),
    slab([edge - a.mirror * 0.35, -1.85, h + 0.1], [house, d + 0.6, h + 0.3], rim, 0.01),
    slab([-w / 2, -1.5, h - 0.22], [w / 2, -1.34, h], 'frameWhite'),
    slab(
      [edge - 0.08, -1.5, 0],
      [edge + 0.08, -1.34, h],
      a.ceiling === 'timber' ? 'timberUp' : 'frameWhite',
      0.006,
    ),
    slab([edge - a.mirror * 0.12, -1.5, -0.3], [edge + a.mirror * 0.3, d, -0.04], 'frameWhite'),
    slab([a.mirror * 30, -40, -4], [a.mirror * 30.2, d + 90, 40], 'sky'),
    slab([house, -8, -0.1], [house - a.mirror * 0.2, -1.5, h + 0.3], 'feature'),
  ]
}
