import type { Random } from '#plan/random.ts'
import { anySpot, blades, leafClump, scatter } from './planting.ts'
import { range, slab } from '../props.ts'
import type { Shape, Spot, Vec } from '../shapes.ts'

const SMALL = { count: 46, radius: 0.11, leaf: [0.055, 0.03] } as const

/** A clipped hedge between two corners: leaves on all faces around a dark core. */
export function hedge(random: Random, from: Vec, to: Vec): Shape[] {
  const size = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const
  const spots: Spot[] = []
  const step = 0.105
  const put = (x: number, y: number, z: number) => {
    const jitter = () => range(random, -0.035, 0.035)
    spots.push(anySpot(random, [x + jitter(), y + jitter(), z + jitter()], 1))
  }
  for (let x = 0; x <= size[0]; x += step) {
    for (let y = 0; y <= size[1]; y += step) put(from[0] + x, from[1] + y, to[2])
    for (let z = 0; z < size[2]; z += step) put(from[0] + x, from[1], from[2] + z)
  }
  for (let y = 0; y <= size[1]; y += step) {
    for (let z = 0; z < size[2]; z += step) {
      put(from[0], from[1] + y, from[2] + z)
      put(to[0], from[1] + y, from[2] + z)
    }
  }
  return [slab(from, to, 'heart'), scatter(leafClump(random, SMALL), spots, 'hedge')]
}

/** Round shrubs, clipped like balls, as instances of one mesh. */
export function balls(random: Random, spots: readonly Spot[], material = 'hedge'): Shape[] {
  const clump = leafClump(random, { count: 900, radius: 0.4, leaf: [0.05, 0.03] })
  const points = clump.points.map(([x, y, z]): Vec => [x, y, z + 0.34])
  return [scatter({ ...clump, points }, spots, material)]
}

/** Tufts of strappy leaves. */
export const tufts = (random: Random, spots: readonly Spot[], material = 'grasses'): Shape[] => [
  scatter(blades(random, { count: 90, spread: 0.1, height: 0.62, width: 0.014, bend: 1.3 }), spots, material),
]

/** Tufts with flowers standing over them. */
export function flowers(random: Random, spots: readonly Spot[], flower: string): Shape[] {
  const stalks = blades(random, { count: 60, spread: 0.14, height: 0.4, width: 0.01, bend: 0.8 })
  const heads = leafClump(random, { count: 120, radius: 0.17, leaf: [0.05, 0.018] })
  return [
    scatter(stalks, spots, 'silver'),
    scatter(
      { ...heads, points: heads.points.map(([x, y, z]): Vec => [x, y, z * 0.6 + 0.42]) },
      spots,
      flower,
    ),
  ]
}
