import type { Random } from '#plan/random.ts'
import type { Shape, Vec } from './shapes.ts'

const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
/** A random number in a range. */
export const range = (random: Random, from: number, to: number) => from + random.next() * (to - from)
const round = (value: number) => Math.round(value * 1e4) / 1e4

/** Blades that rise from one point and bend outwards: a palm, a fern or an aspidistra, by its parameters. */
export function foliage(
  random: Random,
  spec: {
    at: Vec
    blades: number
    length: number
    width: number
    rise: number
    droop: number
    material: string
  },
): Shape {
  const points: Vec[] = []
  const faces: number[][] = []
  for (let blade = 0; blade < spec.blades; blade++) {
    const angle = (blade / spec.blades) * Math.PI * 2 + range(random, -0.35, 0.35)
    const length = spec.length * range(random, 0.65, 1)
    const rise = spec.rise * range(random, 0.55, 1.15)
    const start = points.length
    const steps = 6
    for (let step = 0; step <= steps; step++) {
      const t = step / steps
      const out = length * t
      const up = rise * length * t - spec.droop * length * t * t
      const half = (spec.width / 2) * Math.sin(Math.PI * Math.min(0.96, 0.08 + t * 0.92)) ** 0.8
      const [x, y] = [Math.cos(angle) * out, Math.sin(angle) * out]
      const [sx, sy] = [-Math.sin(angle) * half, Math.cos(angle) * half]
      points.push(
        add(spec.at, [round(x + sx), round(y + sy), round(up + half * 0.25)]),
        add(spec.at, [round(x), round(y), round(up)]),
        add(spec.at, [round(x - sx), round(y - sy), round(up + half * 0.25)]),
      )
    }
    for (let step = 0; step < steps; step++) {
      const a = start + step * 3
      faces.push([a, a + 1, a + 4, a + 3], [a + 1, a + 2, a + 5, a + 4])
    }
  }
  return { shape: 'mesh', points, faces, smooth: true, material: spec.material }
}

/** Many small leaves in a cloud: a hedge, a shrub or a crown. `radius` is given for each axis. */
export function leaves(
  random: Random,
  spec: { at: Vec; radius: Vec; count: number; size: number; material: string },
): Shape {
  const points: Vec[] = []
  const faces: number[][] = []
  for (let leaf = 0; leaf < spec.count; leaf++) {
    const theta = range(random, 0, Math.PI * 2)
    const z = range(random, -1, 1)
    const reach = range(random, 0.55, 1) ** 0.4
    const flat = Math.sqrt(1 - z * z)
    const centre = add(spec.at, [
      Math.cos(theta) * flat * reach * spec.radius[0],
      Math.sin(theta) * flat * reach * spec.radius[1],
      z * reach * spec.radius[2],
    ])
    const size = spec.size * range(random, 0.6, 1.2)
    const [turn, tilt] = [range(random, 0, Math.PI * 2), range(random, -0.9, 0.9)]
    const along: Vec = [Math.cos(turn) * size, Math.sin(turn) * size, tilt * size]
    const across: Vec = [
      -Math.sin(turn) * size * 0.45,
      Math.cos(turn) * size * 0.45,
      range(random, -0.3, 0.3) * size,
    ]
    const start = points.length
    for (const [a, b] of [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ] as const) {
      points.push([
        round(centre[0] + a * along[0] + b * across[0]),
        round(centre[1] + a * along[1] + b * across[1]),
        round(centre[2] + a * along[2] + b * across[2]),
      ])
    }
    faces.push([start, start + 1, start + 2, start + 3])
  }
  return { shape: 'mesh', points, faces, material: spec.material }
}

/** A turned pot with a lip. */
export function pot(at: Vec, size: { r: number; h: number }, material: string): Shape {
  const { r, h } = size
  return {
    shape: 'lathe',
    at,
    material,
    profile: [
      [r * 0.72, 0],
      [r * 0.8, h * 0.05],
      [r, h * 0.75],
      [r, h],
      [r * 0.9, h],
      [r * 0.86, h * 0.85],
      [0.001, h * 0.84],
    ],
  }
}

/** A vase with a narrow neck. */
export function vase(at: Vec, size: { r: number; h: number }, material: string): Shape {
  const { r, h } = size
  return {
    shape: 'lathe',
    at,
    material,
    profile: [
      [r * 0.55, 0],
      [r * 0.9, h * 0.18],
      [r, h * 0.42],
      [r * 0.72, h * 0.7],
      [r * 0.42, h * 0.86],
      [r * 0.5, h],
      [r * 0.42, h],
      [r * 0.34, h * 0.86],
    ],
  }
}

/** An open bowl. */
export function bowl(at: Vec, size: { r: number; h: number }, material: string): Shape {
  const { r, h } = size
  return {
    shape: 'lathe',
    at,
    material,
    profile: [
      [r * 0.4, 0],
      [r * 0.75, h * 0.35],
      [r, h],
      [r * 0.94, h],
      [r * 0.68, h * 0.42],
      [0.001, h * 0.16],
    ],
  }
}

/** A box given by its two opposite corners, which is how joinery is measured. */
// oxlint-disable-next-line max-params -- two corners, a material and a radius read best in a row, hundreds of times
export function slab(from: Vec, to: Vec, material: string, bevel = 0): Shape {
  const at: Vec = [
    round((from[0] + to[0]) / 2),
    round((from[1] + to[1]) / 2),
    round(Math.min(from[2], to[2])),
  ]
  const size: Vec = [
    round(Math.abs(to[0] - from[0])),
    round(Math.abs(to[1] - from[1])),
    round(Math.abs(to[2] - from[2])),
  ]
  return { shape: 'box', at, size, material, ...(bevel > 0 ? { bevel } : {}) }
}
