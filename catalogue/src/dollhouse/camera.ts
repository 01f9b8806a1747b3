import type { Point3 } from './solids.ts'

/** Side from which the house is seen: its front door, or its garden. */
export const SIDES = ['street', 'garden'] as const
export type Side = (typeof SIDES)[number]

/** Camera angles in degrees: well above, and a little to the left of square. */
const ELEVATION = 58
const AZIMUTH = { street: -11, garden: 169 } as const satisfies Record<Side, number>

/** A point in the picture, in metres at the picture's scale: to the right, up. */
export type Screen = readonly [x: number, y: number]

export interface Camera {
  /** Right and up in the picture, and towards the eye. */
  axes: { right: Point3; up: Point3; eye: Point3 }
  /** Direction to the sun: late morning, behind the far left corner of the picture. */
  sun: Point3
  /** Projects a point to the picture. */
  seen: (point: Point3) => Screen
  /** Offset on the table that moves a thing by this much in the picture. */
  push: (by: Screen) => Screen
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function cameraOf(azimuth: number): Camera {
  const [sinA, cosA] = [Math.sin(radians(azimuth)), Math.cos(radians(azimuth))]
  const [sinE, cosE] = [Math.sin(radians(ELEVATION)), Math.cos(radians(ELEVATION))]
  const axes: Camera['axes'] = {
    right: [cosA, sinA, 0],
    up: [-sinA * sinE, cosA * sinE, cosE],
    eye: [sinA * cosE, -cosA * cosE, sinE],
  }
  const facing = Math.sign(cosA)
  return {
    axes,
    sun: [-0.6 * facing, 0.27 * facing, 0.8],
    seen: (point) => [dot(point, axes.right), dot(point, axes.up)],
    push: ([x, y]) => [cosA * x - (sinA * y) / sinE, sinA * x + (cosA * y) / sinE],
  }
}

export const CAMERAS = {
  street: cameraOf(AZIMUTH.street),
  garden: cameraOf(AZIMUTH.garden),
} as const satisfies Record<Side, Camera>
