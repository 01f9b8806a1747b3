import type { Random } from '#plan/random.ts'
import { flowers, hedge, tufts } from '../garden/hedges.ts'
import { anySpot, blades, gridSpots, leafClump, scatter } from '../garden/planting.ts'
import { tree, type TreeKind } from '../garden/trees.ts'
import { pickOf } from '../pick.ts'
import { range, slab } from '../props.ts'
import type { RoomSize } from '../room.ts'
import type { Shape, Spot, Vec } from '../shapes.ts'

/** Distance of the fence from the alfresco's edge, in metres. */
const FENCE = 6.4

/** Open sides; the lawn begins at `near` metres along the alfresco. */
type Openness = { side: 'left' | 'right'; isOpenBehind: boolean; near: number }

/** Garden of an alfresco: a bed, lawn, a hedge along the fence, trees, and the sky over all. */
export function backyard(random: Random, size: RoomSize, { side, isOpenBehind, near }: Openness): Shape[] {
  const sign = side === 'left' ? -1 : 1
  const edge = sign * (size.width / 2 + 0.2)
  const at = (out: number, y: number, z = -0.1): Vec => [edge + sign * out, y, z]
  const end = size.depth + 10
  const block = (a: Vec, b: Vec, material: string) => slab(a, b, material)
  const sorted = (from: number, to: number) =>
    [edge + sign * from, edge + sign * to].toSorted((x, y) => x - y)
  const [x0 = 0, x1 = 0] = sorted(1.1, FENCE - 0.9)
  const turf = blades(random, { count: 150, spread: 0.26, height: 0.055, width: 0.006, bend: 0.9 })
  const lawn = gridSpots(random, { from: [x0, near], to: [x1, end], step: 0.3, z: -0.1 })
  const [h0 = 0, h1 = 0] = sorted(FENCE - 0.8, FENCE - 0.2)
  const kinds: readonly TreeKind[] = pickOf(random, [
    ['olive', 'gum'],
    ['birch', 'round'],
    ['round', 'gum'],
  ] as const)
  const [small = 'olive', tall = 'gum'] = kinds
  return [
    block(at(0, -4, -0.3), at(16, end + 12, -0.1), 'soil'),
    block(at(0.12, Math.min(0.2, near), -0.12), at(1, end, -0.06), 'mulch'),
    block(at(FENCE, -4, -0.1), at(FENCE + 0.06, end + 6, 1.75), 'fence'),
    block(at(-8, end + 5, -0.1), at(FENCE, end + 5.06, 1.75), 'fence'),
    block(at(24, -30, -4), at(24.2, end + 60, 40), 'sky'),
    block(at(-30, end + 40, -4), at(60, end + 40.2, 40), 'sky'),
    scatter(turf, lawn, 'lawn'),
    ...bed(random, { at, end }),
    ...hedge(random, [h0, 1, -0.1], [h1, end + 4, range(random, 0.9, 1.35)]),
    ...tree(random, {
      at: at(3.6, size.depth * range(random, 0.75, 0.95)),
      kind: small,
      height: range(random, 3, 3.8),
    }),
    ...tree(random, { at: at(4.6, size.depth + 6), kind: small, height: range(random, 3.4, 4.4) }),
    ...[1.5, 6, 12].flatMap((y) =>
      tree(random, { at: at(FENCE + range(random, 1.5, 3.5), y), kind: tall, height: range(random, 6, 8.5) }),
    ),
    farTrees(random, { at, end }),
    ...(isOpenBehind ? behind(random, size, small) : []),
  ]
}

/** Lawn, a hedge and a tree beyond the far end. */
function behind(random: Random, { width, depth }: RoomSize, kind: TreeKind): Shape[] {
  const turf = blades(random, { count: 150, spread: 0.26, height: 0.055, width: 0.006, bend: 0.9 })
  const [from, to] = [-width / 2 - 2, width / 2 + 2]
  return [
    slab([from, depth + 0.5, -0.3], [to, depth + 12, -0.1], 'soil'),
    scatter(
      turf,
      gridSpots(random, { from: [from, depth + 0.7], to: [to, depth + 5], step: 0.3, z: -0.1 }),
      'lawn',
    ),
    ...hedge(random, [from, depth + 5, -0.1], [to, depth + 5.6, range(random, 1, 1.4)]),
    slab([from - 4, depth + 6, -0.1], [to + 4, depth + 6.06, 1.75], 'fence'),
    ...tree(random, {
      at: [range(random, -1.2, 1.2), depth + 3.4, -0.1],
      kind,
      height: range(random, 2.8, 3.5),
    }),
    ...[-0.6, 0.7].flatMap((share) =>
      tree(random, {
        at: [share * width, depth + range(random, 8, 10), 0],
        kind: 'gum',
        height: range(random, 6, 8),
      }),
    ),
  ]
}

type Place = { at: (out: number, y: number, z?: number) => Vec; end: number }

/** Tufts and flowers along the edge. */
function bed(random: Random, { at, end }: Place): Shape[] {
  const spots = Array.from({ length: 22 }, (_, n): Spot =>
    anySpot(random, at(range(random, 0.3, 0.85), 0.6 + (n / 22) * (end - 2), -0.08), 0.85),
  )
  return [
    ...tufts(
      random,
      spots.filter((_, n) => n % 3 !== 1),
    ),
    ...flowers(
      random,
      spots.filter((_, n) => n % 3 === 1),
      pickOf(random, ['blue', 'white', 'red'] as const),
    ),
  ]
}

function farTrees(random: Random, { at, end }: Place): Shape {
  const clump = leafClump(random, { count: 190, radius: 0.5, leaf: [0.09, 0.06] })
  const spots = Array.from({ length: 80 }, (): Spot =>
    anySpot(random, at(range(random, -10, 22), end + range(random, 9, 14), range(random, 0.5, 4.5)), 3),
  )
  return scatter(clump, spots, 'far')
}
