import { slab } from './props.ts'
import type { Shape, Vec } from './shapes.ts'

/** Shapes around the origin, moved to a place and rotated about z. */
export const turned = (shapes: Shape[], at: Vec, degrees: number): Shape[] => {
  const angle = (degrees * Math.PI) / 180
  const spin = ([x, y, z]: Vec): Vec => [
    at[0] + x * Math.cos(angle) - y * Math.sin(angle),
    at[1] + x * Math.sin(angle) + y * Math.cos(angle),
    at[2] + z,
  ]
  return shapes.map((shape) => {
    if (shape.shape === 'tube' && !shape.at) return { ...shape, path: shape.path.map(spin) }
    const [rx, ry, rz] = shape.turn ?? [0, 0, 0]
    return { ...shape, at: spin(shape.at ?? [0, 0, 0]), turn: [rx, ry, rz + degrees] }
  })
}

export type SofaKind = 'block' | 'slim' | 'track'

/** Width of an arm, and heights of its top, of the base and of the seat, in metres. */
export const SOFA_SIZES = {
  block: { arm: 0.2, low: 0.1, armTop: 0.52, seat: 0.46 },
  slim: { arm: 0.1, low: 0.2, armTop: 0.7, seat: 0.56 },
  track: { arm: 0.2, low: 0.1, armTop: 0.6, seat: 0.46 },
} as const satisfies Record<SofaKind, object>

/** A sofa that faces +y before rotation; `length` in metres. */
export function sofa(
  at: Vec,
  turn: number,
  spec: { kind: SofaKind; length: number; cover: string; legs: string; cushions: readonly string[] },
): Shape[] {
  const { kind, length } = spec
  const { arm, armTop, low } = SOFA_SIZES[kind]
  const inner = length - arm * 2
  /** Seat and back end inside the arms: coplanar faces would flicker. */
  const within = length - 0.02
  const seats = Math.max(2, Math.round(inner / 0.75))
  const each = inner / seats
  const shapes: Shape[] = [
    { shape: 'box', at: [0, 0, low], size: [within, 0.9, 0.2], bevel: 0.04, material: spec.cover },
    ...[-1, 1].map((s): Shape => ({
      shape: 'box',
      at: [(s * (length - arm)) / 2, 0, low],
      size: [arm, 0.92, armTop - low],
      bevel: 0.05,
      material: spec.cover,
    })),
    { shape: 'box', at: [0, -0.38, low], size: [within, 0.18, 0.62], bevel: 0.05, material: spec.cover },
    ...Array.from({ length: seats }, (_, n): Shape[] => {
      const x = -inner / 2 + each * (n + 0.5)
      return [
        { shape: 'cushion', at: [x, 0.07, low + 0.2], size: [each * 0.99, 0.76, 0.16], material: spec.cover },
        {
          shape: 'cushion',
          at: [x, -0.2, low + 0.34],
          size: [each * 0.97, 0.2, 0.38],
          turn: [6, 0, 0],
          material: spec.cover,
        },
      ]
    }).flat(),
    ...spec.cushions.map((material, n) => looseCushion({ material, n, inner, low })),
    ...[-1, 1].flatMap((s) =>
      [-1, 1].map((t): Shape => ({
        shape: 'cylinder',
        at: [s * (length / 2 - 0.1), t * 0.38, 0],
        r: 0.02,
        h: low,
        material: spec.legs,
      })),
    ),
  ]
  return turned(shapes, at, turn)
}

/** A loose cushion at one end of a sofa, then one at the other; a third is small, before the first. */
function looseCushion({
  material,
  n,
  inner,
  low,
}: {
  material: string
  n: number
  inner: number
  low: number
}): Shape {
  const isThird = n === 2
  return {
    shape: 'cushion',
    at: isThird
      ? [0.52 - inner / 2, 0.15, low + 0.48]
      : [(n % 2 ? 1 : -1) * (inner / 2 - 0.26), 0.06, low + 0.57],
    size: isThird ? [0.5, 0.3, 0.045] : [0.46, 0.46, 0.045],
    turn: [112, 0, n % 2 ? -9 : 8],
    puff: 2.4,
    material,
  }
}

/** An open armchair: a timber frame that holds two cushions. */
export function armchair(at: Vec, turn: number, spec: { cover: string; frame: string }): Shape[] {
  const rail = (a: Vec, b: Vec): Shape => ({ shape: 'tube', r: 0.018, path: [a, b], material: spec.frame })
  const shapes: Shape[] = [
    ...[-0.34, 0.34].flatMap((x) => [
      rail([x, 0.34, 0], [x, 0.32, 0.58]),
      rail([x, -0.36, 0], [x, -0.3, 0.58]),
      rail([x, -0.32, 0.57], [x, 0.36, 0.57]),
    ]),
    rail([-0.34, 0.3, 0.28], [0.34, 0.3, 0.28]),
    rail([-0.34, -0.3, 0.24], [0.34, -0.3, 0.24]),
    {
      shape: 'cushion',
      at: [0, 0.02, 0.28],
      size: [0.62, 0.66, 0.15],
      turn: [4, 0, 0],
      material: spec.cover,
    },
    {
      shape: 'cushion',
      at: [0, -0.26, 0.4],
      size: [0.6, 0.15, 0.48],
      turn: [-16, 0, 0],
      material: spec.cover,
    },
  ]
  return turned(shapes, at, turn)
}

/** A dining chair: a padded seat on a timber frame, and two slats between its back posts. */
export function diningChair(at: Vec, turn: number, spec: { seat: string; frame: string }): Shape[] {
  const leg = (a: Vec, b: Vec): Shape => ({ shape: 'tube', r: 0.016, path: [a, b], material: spec.frame })
  const slat = (z: number, y: number): Shape => ({
    shape: 'box',
    at: [0, y, z],
    size: [0.4, 0.018, 0.1],
    turn: [9, 0, 0],
    bevel: 0.006,
    material: spec.frame,
  })
  const shapes: Shape[] = [
    { shape: 'box', at: [0, 0, 0.4], size: [0.44, 0.43, 0.035], bevel: 0.008, material: spec.frame },
    { shape: 'cushion', at: [0, 0.01, 0.432], size: [0.43, 0.42, 0.045], material: spec.seat },
    ...[-1, 1].flatMap((s) => [
      leg([s * 0.2, 0.2, 0], [s * 0.19, 0.18, 0.41]),
      leg([s * 0.2, -0.25, 0], [s * 0.19, -0.19, 0.41]),
      leg([s * 0.19, -0.19, 0.4], [s * 0.19, -0.26, 0.84]),
    ]),
    slat(0.58, -0.22),
    slat(0.73, -0.243),
  ]
  return turned(shapes, at, turn)
}

export type TableKind = 'round' | 'oblong' | 'drum'

/** A table with its top at `height`. */
export function table(
  at: Vec,
  spec: { kind: TableKind; size: readonly [number, number]; height: number; top: string; base: string },
): Shape[] {
  const [x, y, z] = at
  const [w, d] = spec.size
  if (spec.kind === 'drum')
    return [{ shape: 'cylinder', at, r: w / 2, h: spec.height, bevel: 0.015, material: spec.top, sides: 64 }]
  const legs = [-1, 1].flatMap((s) =>
    [-1, 1].map((t): Shape => ({
      shape: 'tube',
      r: 0.022,
      material: spec.base,
      path: [
        [x + s * (w / 2 - 0.08), y + t * (d / 2 - 0.08), z],
        [x + s * (w / 2 - 0.12), y + t * (d / 2 - 0.12), z + spec.height - 0.03],
      ],
    })),
  )
  if (spec.kind === 'round')
    return [
      {
        shape: 'cylinder',
        at: [x, y, z + spec.height - 0.035],
        r: w / 2,
        h: 0.035,
        bevel: 0.008,
        material: spec.top,
        sides: 64,
      },
      { shape: 'cylinder', at, r: w / 5, r2: w / 9, h: spec.height - 0.035, material: spec.base },
    ]
  return [
    slab(
      [x - w / 2, y - d / 2, z + spec.height - 0.035],
      [x + w / 2, y + d / 2, z + spec.height],
      spec.top,
      0.006,
    ),
    ...legs,
  ]
}
