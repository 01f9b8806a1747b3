import type { Point3 } from './solids.ts'

/** Where every picture is taken from: in front, a little to the left, well above. */
export const CAMERA = { azimuth: -15, elevation: 60 } as const

type Screen = readonly [x: number, y: number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const [sinA, cosA] = [Math.sin(radians(CAMERA.azimuth)), Math.cos(radians(CAMERA.azimuth))]
const [sinE, cosE] = [Math.sin(radians(CAMERA.elevation)), Math.cos(radians(CAMERA.elevation))]

/** The camera's axes: to the right and up in the picture, and towards the eye. */
export const AXES = {
  right: [cosA, sinA, 0],
  up: [-sinA * sinE, cosA * sinE, cosE],
  eye: [sinA * cosE, -cosA * cosE, sinE],
} as const satisfies Record<string, Point3>

const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Where a point lies in the picture, metres at the picture's scale. */
export const seen = (point: Point3): Screen => [dot(point, AXES.right), dot(point, AXES.up)]

/** How far to push a thing over the table so that it moves by this much in the picture. */
export function push([x, y]: Screen): Screen {
  const along = y / sinE
  return [cosA * x - sinA * along, sinA * x + cosA * along]
}
