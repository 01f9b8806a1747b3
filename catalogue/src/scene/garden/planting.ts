import type { Random } from '#plan/random.ts'
import { range } from '../props.ts'
import type { Mesh, Shape, Spot, Vec } from '../shapes.ts'

const round = (value: number) => Math.round(value * 1e4) / 1e4

/** Places instances of a mesh at each spot. */
export const scatter = (mesh: Mesh, spots: readonly Spot[], material: string): Shape => ({
  shape: 'scatter',
  ...mesh,
  spots,
  material,
})

/** A spot with a random turn and a slightly random size. */
export const anySpot = (random: Random, [x, y, z]: Vec, scale: number): Spot => [
  round(x),
  round(y),
  round(z),
  Math.round(range(random, 0, 360)),
  round(scale * range(random, 0.75, 1.25)),
]

/** A handful of leaves around one point, folded along the midrib; `hang` points them down. */
export function leafClump(
  random: Random,
  spec: { count: number; radius: number; leaf: readonly [length: number, width: number]; hang?: number },
): Mesh {
  const points: Vec[] = []
  const faces: number[][] = []
  const { count, radius, hang = 0 } = spec
  for (let leaf = 0; leaf < count; leaf++) {
    const theta = range(random, 0, Math.PI * 2)
    const up = range(random, -1, 1)
    const reach = radius * range(random, 0.25, 1) ** 0.5
    const flat = Math.sqrt(1 - up * up)
    const base: Vec = [Math.cos(theta) * flat * reach, Math.sin(theta) * flat * reach, up * reach * 0.8]
    const turn = theta + range(random, -1.1, 1.1)
    const pitch = range(random, -0.5, 0.9) - hang
    const length = spec.leaf[0] * range(random, 0.7, 1.2)
    const half = (spec.leaf[1] / 2) * range(random, 0.8, 1.2)
    const along: Vec = [Math.cos(turn) * Math.cos(pitch), Math.sin(turn) * Math.cos(pitch), Math.sin(pitch)]
    const across: Vec = [-Math.sin(turn), Math.cos(turn), 0]
    const at = (t: number, side: number): Vec => [
      round(base[0] + along[0] * length * t + across[0] * half * side),
      round(base[1] + along[1] * length * t + across[1] * half * side),
      round(base[2] + along[2] * length * t + Math.abs(side) * half * 0.5),
    ]
    const start = points.length
    points.push(at(0, 0), at(0.45, 1), at(1, 0), at(0.45, -1))
    faces.push([start, start + 1, start + 2], [start, start + 2, start + 3])
  }
  return { points, faces }
}

/** Blades that rise from `spread` around one point and bend over: a tuft of grass, or a piece of lawn when spread wide. */
export function blades(
  random: Random,
  spec: { count: number; spread: number; height: number; width: number; bend: number },
): Mesh {
  const points: Vec[] = []
  const faces: number[][] = []
  for (let blade = 0; blade < spec.count; blade++) {
    const angle = range(random, 0, Math.PI * 2)
    const out = spec.spread * Math.sqrt(random.next())
    const around = range(random, 0, Math.PI * 2)
    const [x, y] = [Math.cos(around) * out, Math.sin(around) * out]
    const height = spec.height * range(random, 0.6, 1.15)
    const lean = spec.bend * height * range(random, 0.3, 1)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const at = (t: number, side: number): Vec => [
      round(x + dx * lean * t * t - dy * side),
      round(y + dy * lean * t * t + dx * side),
      round(height * (t - 0.22 * spec.bend * t * t)),
    ]
    const half = spec.width / 2
    const start = points.length
    points.push(at(0, -half), at(0, half), at(0.55, half * 0.75), at(0.55, -half * 0.75), at(1, 0))
    faces.push([start, start + 1, start + 2, start + 3], [start + 3, start + 2, start + 4])
  }
  return { points, faces }
}

/** Spots about `step` apart over a rectangle, filtered by `isFree`. */
export function gridSpots(
  random: Random,
  area: { from: readonly [number, number]; to: readonly [number, number]; step: number; z?: number },
  isFree: (x: number, y: number) => boolean = () => true,
): Spot[] {
  const { from, to, step, z = 0 } = area
  const spots: Spot[] = []
  for (let x = from[0] + step / 2; x < to[0]; x += step) {
    for (let y = from[1] + step / 2; y < to[1]; y += step) {
      const [px, py] = [x + range(random, -0.35, 0.35) * step, y + range(random, -0.35, 0.35) * step]
      if (isFree(px, py)) spots.push(anySpot(random, [px, py, z], 1))
    }
  }
  return spots
}
