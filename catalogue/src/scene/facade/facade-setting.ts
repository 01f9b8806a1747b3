import type { Random } from '#plan/random.ts'
import { balls, flowers, hedge, tufts } from '../garden/hedges.ts'
import { anySpot, blades, gridSpots, leafClump, scatter } from '../garden/planting.ts'
import { tree } from '../garden/trees.ts'
import { pickOf } from '../pick.ts'
import { range, slab } from '../props.ts'
import type { Shape, Spot, Vec } from '../shapes.ts'
import type { Facade } from './facade-design.ts'
import { neighbours } from './facade-street.ts'
import type { FrontPart } from './front.ts'

/** Distances in front of the house, in metres: the bed along its wall, the boundary, footpath, nature strip and kerb. */
export const STREET = { bed: -1.25, boundary: -5.6, path: -7, strip: -8.7, kerb: -8.9 }

type Ways = { garage: FrontPart | undefined; door: FrontPart | undefined }

const waysOf = ({ front }: Facade): Ways => ({
  garage: front.parts.find((part) => part.kind === 'garage' && part.level === 'ground'),
  door:
    front.parts.find((part) => part.kind === 'porch' && part.level === 'ground') ??
    front.parts.find((part) => part.kind === 'entry' && part.level === 'ground'),
})

/** The drive to the garage and the path to the door, which branches off the drive if that is near. */
function paving({ garage, door }: Ways): Shape[] {
  const drive: Shape[] = garage
    ? [
        slab([garage.from + 0.3, STREET.path, 0], [garage.to - 0.3, garage.y + 0.2, 0.035], 'drive'),
        slab([garage.from + 0.1, STREET.kerb, 0], [garage.to - 0.1, STREET.strip + 1.7, 0.03], 'path'),
      ]
    : []
  if (!door) return drive
  const x = (door.from + door.to) / 2
  const end = door.kind === 'porch' ? door.y : door.y - 0.1
  const count = Math.floor((end - STREET.boundary + 0.7) / 0.92)
  const stones = Array.from({ length: count }, (_, at) =>
    slab([x - 0.7, end - 0.86 - at * 0.92, 0], [x + 0.7, end - 0.08 - at * 0.92, 0.045], 'path', 0.012),
  )
  return [...drive, ...stones]
}

/** Whether a point is lawn: neither drive nor path nor bed. */
const isLawn =
  (f: Facade, { garage, door }: Ways) =>
  (x: number, y: number): boolean => {
    const on = (part: FrontPart | undefined, margin: number) =>
      part !== undefined && x > part.from - margin && x < part.to + margin
    if (on(garage, -0.15)) return false
    const isPath = y < STREET.boundary - 0.1 && y > STREET.path - 1.75 && y < STREET.path + 0.4
    if (isPath && y > STREET.path - 0.1) return false
    const middle = door ? (door.from + door.to) / 2 : 0
    if (door && Math.abs(x - middle) < 0.78 && y > STREET.boundary) return false
    const bed = Math.min(...f.front.parts.filter((p) => x >= p.from && x <= p.to).map((p) => p.y), 3)
    return y < bed + STREET.bed
  }

function lawn(random: Random, f: Facade, ways: Ways): Shape[] {
  const half = f.front.width / 2 + 5
  const free = isLawn(f, ways)
  const near = gridSpots(random, { from: [-half, STREET.boundary - 0.2], to: [half, 0.6], step: 0.3 }, free)
  const strip = gridSpots(
    random,
    { from: [-half, STREET.strip], to: [half, STREET.path - 0.05], step: 0.3 },
    (x) => !ways.garage || x < ways.garage.from || x > ways.garage.to,
  )
  const turf = blades(random, { count: 150, spread: 0.26, height: 0.052, width: 0.006, bend: 0.9 })
  return [scatter(turf, [...near, ...strip], 'lawn')]
}

/** Plants of a bed: clipped balls, tufts, or flowers among both. */
function bedPlants(random: Random, f: Facade, spots: readonly Vec[]): Shape[] {
  const groups: Record<'balls' | 'tufts' | 'flowers', Spot[]> = { balls: [], tufts: [], flowers: [] }
  const mixes = {
    clipped: ['balls', 'balls', 'tufts'],
    native: ['tufts', 'tufts', 'flowers', 'balls'],
    flowering: ['flowers', 'flowers', 'balls', 'tufts'],
  } as const
  for (const [at, spot] of spots.entries()) {
    const mix = mixes[f.planting]
    const kind = mix[at % mix.length] ?? 'tufts'
    groups[kind].push(
      anySpot(random, spot, kind === 'balls' ? range(random, 0.7, 1.1) : range(random, 0.8, 1.2)),
    )
  }
  const flower = pickOf(random, ['blue', 'white', 'red', 'blue'] as const)
  return [
    ...balls(random, groups.balls, f.planting === 'native' ? 'silver' : 'hedge'),
    ...tufts(random, groups.tufts),
    ...flowers(random, groups.flowers, flower),
  ]
}

/** Mulched beds along the rooms that face the street, with a steel edge and plants in two rows. */
function beds(random: Random, f: Facade): Shape[] {
  const rooms = f.front.parts.filter((part) => part.level === 'ground' && part.kind === 'room')
  const ground = rooms.flatMap((part) => [
    slab([part.from, part.y + STREET.bed, 0], [part.to, part.y, 0.05], 'mulch'),
    slab([part.from, part.y + STREET.bed - 0.012, 0], [part.to, part.y + STREET.bed, 0.07], 'dark'),
  ])
  const spots = rooms.flatMap((part) => {
    const count = Math.floor((part.to - part.from) / 0.5)
    return Array.from({ length: count * 2 }, (_, at): Vec => [
      part.from + 0.3 + Math.floor(at / 2) * 0.5 + range(random, -0.08, 0.08),
      part.y - (at % 2 ? 0.92 : 0.42) + range(random, -0.07, 0.07),
      0.04,
    ])
  })
  return [...ground, ...bedPlants(random, f, spots)]
}

/** Edge towards the footpath: a clipped hedge, or a bed of plants, open at the drive and the path. */
function boundary(random: Random, f: Facade, { garage, door }: Ways): Shape[] {
  const half = f.front.width / 2 + 1.1
  const gaps = [
    garage && [garage.from - 0.1, garage.to + 0.1],
    door && [middleOf(door) - 0.95, middleOf(door) + 0.95],
  ]
    .filter((gap) => gap !== undefined)
    .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
  const runs: [number, number][] = []
  let from = -half
  for (const [start = 0, end = 0] of gaps) {
    if (start - from > 0.8) runs.push([from, start])
    from = Math.max(from, end)
  }
  if (half - from > 0.8) runs.push([from, half])
  const y = STREET.boundary
  if (f.planting === 'clipped')
    return runs.flatMap(([a, b]) => hedge(random, [a, y - 0.2, 0], [b, y + 0.25, range(random, 0.42, 0.55)]))
  const spots = runs.flatMap(([a, b]) =>
    Array.from({ length: Math.floor((b - a) / 0.42) }, (_, at): Vec => [
      a + 0.2 + at * 0.42,
      y + range(random, -0.22, 0.22),
      0.03,
    ]),
  )
  return [
    ...runs.map(([a, b]) => slab([a, y - 0.45, 0], [b, y + 0.45, 0.04], 'mulch')),
    ...bedPlants(random, f, spots),
  ]
}

const middleOf = (part: FrontPart) => (part.from + part.to) / 2

/** Distance of the tree in front of the house. */
const TREE = -3.2
/** Minimum offset of the tree from the picture's middle, which keeps the house visible. */
const ASIDE = 0.16

/** Position of the tree to one side of the picture; from a corner view, at the other corner if possible. */
function treeSpot({ front, view }: Facade, { at, look, side }: Eye, isFree: (x: number) => boolean): number {
  const places = [-0.4, 0.4, -0.3, 0.3, -0.48, 0.48].map((share) => share * front.width)
  const ordered = view === 'corner' ? places.toSorted((a, b) => side * (a - b)) : places
  const free = ordered.filter(isFree)
  const angle = (x: number, y: number) => Math.atan2(x - at[0], y - at[1])
  const off = (x: number) => Math.abs(angle(x, TREE) - angle(look[0], look[1]))
  const [widest] = free.toSorted((a, b) => off(b) - off(a))
  return free.find((x) => off(x) >= ASIDE) ?? widest ?? -front.width / 2 - 0.9
}

/** Lawn, drive, path, beds, a feature tree, the street in front, and neighbours beside and behind. */
export function setting(random: Random, f: Facade, eye: Eye): Shape[] {
  const ways = waysOf(f)
  const free = isLawn(f, ways)
  const spot = treeSpot(f, eye, (x) => free(x - 0.7, TREE) && free(x + 0.7, TREE))
  const heights = { gum: 6.4, round: 4.6, olive: 3.7, birch: 5.4, cypress: 5 } as const
  return [
    slab([-60, STREET.kerb, -0.1], [60, 70, 0], 'soil'),
    slab([-60, STREET.path - 0, -0.02], [60, STREET.boundary - 0.55, 0.02], 'path'),
    slab([-60, STREET.kerb - 0.28, -0.16], [60, STREET.kerb, 0.03], 'kerb', 0.02),
    slab([-60, -40, -0.22], [60, STREET.kerb - 0.2, -0.14], 'road'),
    slab([-200, 95, -6], [200, 95.2, 150], 'sky'),
    { ...slab([-60, -45.2, -2], [60, -45, 22], 'skyFront'), shadowless: true },
    ...paving(ways),
    ...lawn(random, f, ways),
    ...beds(random, f),
    ...boundary(random, f, ways),
    slab([spot - 0.55, TREE - 0.55, 0], [spot + 0.55, TREE + 0.55, 0.04], 'mulch', 0.02),
    ...tree(random, { at: [spot, TREE, 0], kind: f.tree, height: heights[f.tree] * range(random, 0.9, 1.1) }),
    ...neighbours(random, f),
    ...branchOverhead(random, f, eye),
  ]
}

/** Camera: position, target, and the side of the house's middle that it is on. */
export type Eye = { at: Vec; look: Vec; side: 1 | -1; lift: number }

/** Share of pictures with leaves of a street tree: in all of them it would be a cliché. */
const OVERHEAD_SHARE = 0.2

/** Leaves of a street tree in the picture's upper corner, for views from across the street. */
function branchOverhead(random: Random, f: Facade, eye: Eye): Shape[] {
  if (!random.chance(OVERHEAD_SHARE) || f.tree === 'cypress' || f.view === 'corner') return []
  const leaf = f.tree === 'gum' ? ([0.12, 0.024] as const) : ([0.075, 0.04] as const)
  const clump = leafClump(random, { count: 56, radius: 0.26, leaf, hang: 0.8 })
  const reach = 5
  const top = eye.at[2] + reach * eye.lift
  const away = Math.hypot(eye.look[0] - eye.at[0], eye.look[1] - eye.at[1])
  const [dx, dy] = [(eye.look[0] - eye.at[0]) / away, (eye.look[1] - eye.at[1]) / away]
  const spots = Array.from({ length: 46 }, (): Spot => {
    const inwards = random.next() ** 1.7 * 1.6
    const down = random.next() * (1 - inwards * 0.5)
    const [out, far] = [-eye.side * (1.95 - inwards), reach + range(random, -0.6, 0.6)]
    return anySpot(
      random,
      [eye.at[0] + dx * far + dy * out, eye.at[1] + dy * far - dx * out, top - down],
      0.75,
    )
  })
  return [scatter(clump, spots, f.tree === 'gum' ? 'gumLeaf' : f.tree === 'olive' ? 'silver' : 'treeLeaf')]
}
