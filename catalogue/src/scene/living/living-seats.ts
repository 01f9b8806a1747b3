import { bowl, slab } from '../props.ts'
import { armchair, sofa, table, turned } from '../seating.ts'
import type { Shape, Vec } from '../shapes.ts'
import type { Living } from './living-design.ts'
import { besides, framed } from './living-pictures.ts'

/** Thickness of a rug, in metres. */
export const RUG = 0.012

/** A rug with a border, or with bands across its ends. */
export function rug(
  { rug: kind, style }: Living,
  at: Vec,
  [width, depth]: readonly [number, number],
): Shape[] {
  const [x, y, z] = at
  const ground: Shape = { shape: 'box', at, size: [width, depth, RUG], bevel: 0.005, material: 'rug' }
  const on = (from: readonly [number, number], to: readonly [number, number], material: string): Shape =>
    slab([x + from[0], y + from[1], z], [x + to[0], y + to[1], z + RUG + 0.0012], material)
  const [w, d] = [width / 2, depth / 2]
  if (kind === 'wool' || style.rug.kind === 'plain') return [ground]
  if (style.rug.kind === 'border')
    return [{ ...ground, material: 'rugEdge' }, on([-w + 0.12, -d + 0.12], [w - 0.12, d - 0.12], 'rug')]
  return [
    ground,
    ...[0.1, 0.26, 0.34].flatMap((off, at) => {
      const wide = at === 1 ? 0.04 : 0.09
      return [
        on([-w + 0.01, -d + off], [w - 0.01, -d + off + wide], 'rugEdge'),
        on([-w + 0.01, d - off - wide], [w - 0.01, d - off], 'rugEdge'),
      ]
    }),
  ]
}

/** The low table with a bowl and two books on it. */
function lowTable(l: Living, [x, y]: readonly [number, number]): Shape[] {
  const top = 0.372
  return [
    ...table([x, y, RUG], {
      kind: l.table,
      size: l.table === 'oblong' ? [1.2, 0.65] : [0.9, 0.9],
      height: 0.36,
      top: l.table === 'drum' ? 'stone' : 'timber',
      base: l.table === 'round' ? 'timber' : 'metal',
    }),
    bowl([x + 0.18, y + 0.08, top], { r: 0.14, h: 0.06 }, 'clay'),
    slab([x - 0.34, y - 0.16, top], [x - 0.1, y + 0.02, top + 0.023], 'book', 0.003),
    slab([x - 0.32, y - 0.15, top + 0.023], [x - 0.12, y + 0.01, top + 0.04], 'book2', 0.003),
  ]
}

/** A blanket that hangs over the back of the sofa. */
const throwOver = (x: number, y: number): Shape[] => [
  { shape: 'box', at: [x, y - 0.055, 0.36], size: [0.62, 0.02, 0.4], bevel: 0.008, material: 'throw' },
  { shape: 'box', at: [x, y + 0.04, 0.742], size: [0.62, 0.2, 0.022], bevel: 0.01, material: 'throw' },
]

/** A sofa that faces the far wall, with a chair or two by the garden. */
export function facingGroup(l: Living): Shape[] {
  const side = l.mirror
  const x = side * 0.15
  const y = 1.85
  const chairs = Array.from({ length: l.chairs }, (_, at) =>
    armchair([x - side * 1.5, y + 0.95 + at * 0.95, 0], -side * (at ? 100 : 72), {
      cover: 'accent',
      frame: 'timberUp',
    }),
  ).flat()
  return [
    ...rug(l, [x, y + 1, 0], [2.9, 2.2]),
    ...sofa([x, y, 0], 0, {
      kind: l.sofa,
      length: 2.2,
      cover: 'cover',
      legs: 'metal',
      cushions: ['accent', 'plain'],
    }),
    ...chairs,
    ...lowTable(l, [x, y + 1.25]),
    ...throwOver(x + side * 0.55, y - 0.43),
  ]
}

/** Two sofas that face each other over the table. */
export function pairGroup(l: Living): Shape[] {
  const y = l.size.depth * 0.5
  const out = l.size.width / 2 - 0.72
  const seat = (s: number, cover: string) =>
    sofa([s * out, y, 0], s * 90, {
      kind: l.sofa,
      length: 2.1,
      cover,
      legs: 'metal',
      cushions: cover === 'cover' ? ['accent', 'plain'] : ['plain', 'cover'],
    })
  return [
    ...rug(l, [0, y, 0], [l.size.width - 1.5, 2.5]),
    ...seat(l.mirror, 'cover'),
    ...seat(-l.mirror, 'cover'),
    ...turned(lowTable(l, [0, 0]), [0, y, 0], 90),
  ]
}

/** Two pictures on the wall behind the sofa. */
export function picturesOverSofa(l: Living): Shape[] {
  const y = l.size.depth * 0.44 + 0.35
  const size = { z: 1.62, width: 0.76, height: 1 }
  const both = [
    ...framed({ ...size, x: -0.48, motif: l.print }),
    ...framed({ ...size, x: 0.48, motif: besides(l.print) }),
  ]
  return turned(both, [l.mirror * (l.size.width / 2), y, 0], l.mirror > 0 ? -90 : 90)
}
