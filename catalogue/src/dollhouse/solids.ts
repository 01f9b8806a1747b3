import type { PaintName } from './paints.ts'

/** A point in metres; x to the right, y from the street towards the rear, z up from the storey's floor. */
export type Point3 = readonly [x: number, y: number, z: number]

/** A box from its lowest corner: x, y, z, then its size along each. */
export type Bounds = readonly [x: number, y: number, z: number, w: number, d: number, h: number]

/** A rectangle seen from above, metres. */
export type Plane = readonly [x: number, y: number, w: number, d: number]

/** Primitive bodies of a doll-house. */
export type Solid =
  | { shape: 'box'; paint: PaintName; at: Bounds; round?: number; top?: PaintName }
  /** Its upper face is another rectangle than its lower one. */
  | { shape: 'frustum'; paint: PaintName; lower: Plane; upper: Plane; z: number; h: number }
  /** `along` is the axis of rotation; `taper` the upper radius relative to the lower one. */
  | {
      shape: 'drum'
      paint: PaintName
      at: Point3
      r: number
      h: number
      along: 'x' | 'y' | 'z'
      taper: number
    }
  | { shape: 'ball'; paint: PaintName; at: Point3; radii: Point3 }
  /** An open vessel: `at` is the centre of its foot. */
  | { shape: 'bowl'; paint: PaintName; at: Point3; radii: Point3; wall: number }
  /** A plate with rounded corners. */
  | { shape: 'plate'; paint: PaintName; at: Bounds; corner: number; top: PaintName }

export const box = (paint: PaintName, at: Bounds, round = 0): Solid =>
  round > 0 ? { shape: 'box', paint, at, round } : { shape: 'box', paint, at }

/** A standing cylinder: centre of its foot, radius and height. */
export const drum = (
  paint: PaintName,
  [x, y, z, r, h]: readonly [number, number, number, number, number],
  taper = 1,
): Solid => ({ shape: 'drum', paint, at: [x, y, z], r, h, along: 'z', taper })

export const ball = (paint: PaintName, at: Point3, radii: Point3): Solid => ({
  shape: 'ball',
  paint,
  at,
  radii,
})

/** Legs under the corners of a table top at the height `top`: x, y, width, depth. */
export function legs(paint: PaintName, [x, y, w, d]: Plane, top: number): Solid[] {
  const thick = 0.05
  const inset = 0.05
  return [x + inset, x + w - inset - thick].flatMap((left) =>
    [y + inset, y + d - inset - thick].map((front) => box(paint, [left, front, 0, thick, thick, top])),
  )
}
