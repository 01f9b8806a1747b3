import type { Shape, Vec } from '../shapes.ts'

export type RoofBase = {
  x0: number
  x1: number
  y0: number
  y1: number
  z: number
  pitch: number
  over: number
  material: string
}

const rise = (run: number, pitch: number) => Math.tan((pitch * Math.PI) / 180) * run

/** Gable roof: two slopes with the ridge running to the rear, and the gable wall between them at the street. */
export function gableRoof(base: RoofBase & { wall: string }): Shape[] {
  const { x0, x1, y0, y1, z, pitch, over, material, wall } = base
  const half = (x1 - x0) / 2
  const top = z + rise(half, pitch)
  const drop = rise(over, pitch)
  const middle = (x0 + x1) / 2
  const slope = (sign: number): Shape[] => {
    const edge = sign < 0 ? x0 - over : x1 + over
    const points: Vec[] = [
      [edge, y0 - over, z - drop],
      [middle, y0 - over, top],
      [middle, y1, top],
      [edge, y1, z - drop],
      [edge, y0 - over, z - drop + 0.16],
      [middle, y0 - over, top + 0.16],
      [middle, y1, top + 0.16],
      [edge, y1, z - drop + 0.16],
    ]
    return sheet(points, material)
  }
  const gable: Shape = {
    shape: 'mesh',
    points: [
      [x0, y0, z - 0.02],
      [x1, y0, z - 0.02],
      [middle, y0, top],
      [x0, y0 + 0.2, z - 0.02],
      [x1, y0 + 0.2, z - 0.02],
      [middle, y0 + 0.2, top],
    ],
    faces: [
      [0, 1, 2],
      [5, 4, 3],
      [0, 3, 4, 1],
      [1, 4, 5, 2],
      [2, 5, 3, 0],
    ],
    material: wall,
  }
  return [...slope(-1), ...slope(1), gable]
}

const HEX = [
  [0, 1, 2, 3],
  [7, 6, 5, 4],
  [0, 4, 5, 1],
  [1, 5, 6, 2],
  [2, 6, 7, 3],
  [3, 7, 4, 0],
]

/** A roof sheet of eight corners: its two faces, and a gutter around the rim. */
const sheet = (points: readonly Vec[], material: string): Shape[] => [
  { shape: 'mesh', points, faces: HEX.slice(0, 2), material },
  { shape: 'mesh', points, faces: HEX.slice(2), material: 'gutter' },
]

/** Hip roof: four slopes over a rectangle; the ridge follows the longer side. */
export function hipRoof(base: RoofBase): Shape[] {
  const { x0, x1, y0, y1, z, pitch, over, material } = base
  const [a0, a1, b0, b1] = [x0 - over, x1 + over, y0 - over, y1 + over]
  const half = Math.min(a1 - a0, b1 - b0) / 2
  const top = z + rise(half, pitch)
  const wide = a1 - a0 >= b1 - b0
  const ridge: [Vec, Vec] = wide
    ? [
        [a0 + half, (b0 + b1) / 2, top],
        [a1 - half, (b0 + b1) / 2, top],
      ]
    : [
        [(a0 + a1) / 2, b0 + half, top],
        [(a0 + a1) / 2, b1 - half, top],
      ]
  const points: Vec[] = [
    [a0, b0, z],
    [a1, b0, z],
    [a1, b1, z],
    [a0, b1, z],
    ...ridge,
    [a0, b0, z - 0.2],
    [a1, b0, z - 0.2],
    [a1, b1, z - 0.2],
    [a0, b1, z - 0.2],
  ]
  const slopes = wide
    ? [
        [0, 1, 5, 4],
        [1, 2, 5],
        [2, 3, 4, 5],
        [3, 0, 4],
      ]
    : [
        [0, 1, 4],
        [1, 2, 5, 4],
        [2, 3, 5],
        [3, 0, 4, 5],
      ]
  const roof: Shape = { shape: 'mesh', points, faces: slopes, material }
  const eaves: Shape = {
    shape: 'mesh',
    points,
    faces: [
      [6, 7, 1, 0],
      [7, 8, 2, 1],
      [8, 9, 3, 2],
      [9, 6, 0, 3],
      [9, 8, 7, 6],
    ],
    material: 'trim',
  }
  return [roof, eaves]
}

/** Skillion roof: one slope that rises towards `high`, with a fascia all round, and walls below it on all sides. */
export function skillionRoof(base: RoofBase & { wall: string }, high: 'left' | 'right'): Shape[] {
  const { x0, x1, y0, y1, z, pitch, over, material, wall } = base
  const gain = rise(x1 - x0, pitch)
  const [left, right] = high === 'left' ? [z + gain, z] : [z, z + gain]
  const slant = gain / (x1 - x0)
  const sign = high === 'left' ? 1 : -1
  const [a0, a1] = [x0 - over, x1 + over]
  const [l, r] = [left + sign * slant * over, right - sign * slant * over]
  const points: Vec[] = [
    [a0, y0 - over, l],
    [a1, y0 - over, r],
    [a1, y1, r],
    [a0, y1, l],
    [a0, y0 - over, l + 0.18],
    [a1, y0 - over, r + 0.18],
    [a1, y1, r + 0.18],
    [a0, y1, l + 0.18],
  ]
  const infill: Vec[] = [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y0, right],
    [x0, y0, left],
    [x0, y1, z],
    [x1, y1, z],
    [x1, y1, right],
    [x0, y1, left],
  ]
  return [...sheet(points, material), { shape: 'mesh', points: infill, faces: HEX, material: wall }]
}
