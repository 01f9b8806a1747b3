import type { Random } from '#plan/random.ts'
import { anySpot, leafClump, scatter } from './planting.ts'
import { range } from '../props.ts'
import type { Shape, Spot, Vec } from '../shapes.ts'

export type TreeKind = 'gum' | 'round' | 'olive' | 'birch' | 'cypress'

type Habit = {
  /** Width of the crown and its base, relative to the height. */
  spread: number
  from: number
  trunks: number
  trunk: number
  limbs: number
  clumps: number
  clump: { count: number; radius: number; leaf: readonly [number, number]; hang: number }
  material: string
  bark: string
}

const HABITS: Record<TreeKind, Habit> = {
  gum: {
    spread: 0.3,
    from: 0.42,
    trunks: 1,
    trunk: 0.022,
    limbs: 13,
    clumps: 210,
    clump: { count: 62, radius: 0.36, leaf: [0.13, 0.028], hang: 0.9 },
    material: 'gumLeaf',
    bark: 'paleBark',
  },
  round: {
    spread: 0.34,
    from: 0.34,
    trunks: 1,
    trunk: 0.02,
    limbs: 16,
    clumps: 300,
    clump: { count: 80, radius: 0.3, leaf: [0.085, 0.055], hang: 0.2 },
    material: 'treeLeaf',
    bark: 'bark',
  },
  olive: {
    spread: 0.38,
    from: 0.36,
    trunks: 2,
    trunk: 0.022,
    limbs: 14,
    clumps: 230,
    clump: { count: 150, radius: 0.3, leaf: [0.085, 0.03], hang: 0.1 },
    material: 'silver',
    bark: 'bark',
  },
  birch: {
    spread: 0.26,
    from: 0.32,
    trunks: 3,
    trunk: 0.011,
    limbs: 15,
    clumps: 220,
    clump: { count: 64, radius: 0.28, leaf: [0.065, 0.04], hang: 0.5 },
    material: 'treeLeaf',
    bark: 'paleBark',
  },
  cypress: {
    spread: 0.085,
    from: 0.04,
    trunks: 1,
    trunk: 0.014,
    limbs: 0,
    clumps: 360,
    clump: { count: 60, radius: 0.2, leaf: [0.07, 0.022], hang: -0.9 },
    material: 'hedge',
    bark: 'bark',
  },
}

type TreeSpec = { at: Vec; kind: TreeKind; height: number }

/** A tree with limbs that fork from its trunk and leaves along their outer half. */
export function tree(random: Random, { at, kind, height }: TreeSpec): Shape[] {
  const habit = HABITS[kind]
  if (kind === 'cypress') return cypress(random, at, height)
  const wood: Shape[] = []
  const ends: { fork: Vec; end: Vec }[] = []
  for (let trunk = 0; trunk < habit.trunks; trunk++) {
    const lean = habit.trunks > 1 ? 0.09 : 0.035
    const turn = (trunk / habit.trunks) * Math.PI * 2 + range(random, 0, 2)
    const top: Vec = [
      at[0] + Math.cos(turn) * lean * height,
      at[1] + Math.sin(turn) * lean * height,
      at[2] + height * 0.84,
    ]
    const knee: Vec = [
      at[0] + (top[0] - at[0]) * 0.3 + range(random, -0.02, 0.02) * height,
      at[1] + (top[1] - at[1]) * 0.3,
      at[2] + height * 0.36,
    ]
    const foot: Vec = [at[0] + Math.cos(turn) * 0.05, at[1] + Math.sin(turn) * 0.05, at[2] - 0.1]
    const r = habit.trunk * height
    wood.push(branch([foot, knee], r, habit.bark), branch([knee, top], r * 0.62, habit.bark))
    const own = Math.round(habit.limbs / habit.trunks)
    for (let limb = 0; limb < own; limb++)
      ends.push(limbOf(random, { habit, at, height, knee, top, share: (limb + 0.5) / own, turn: trunk * 2 }))
  }
  for (const { fork, end } of ends)
    wood.push(branch([fork, middle(fork, end, 0.06 * height), end], habit.trunk * height * 0.26, habit.bark))
  const spots = Array.from({ length: habit.clumps }, (_, n): Spot => {
    const { fork, end } = ends[n % ends.length] ?? { fork: at, end: at }
    const along = range(random, 0.5, 1.08)
    const stray = height * 0.055
    return anySpot(
      random,
      [
        fork[0] + (end[0] - fork[0]) * along + range(random, -stray, stray),
        fork[1] + (end[1] - fork[1]) * along + range(random, -stray, stray),
        fork[2] + (end[2] - fork[2]) * along + range(random, -stray, stray) + height * 0.03,
      ],
      height / 5.5,
    )
  })
  return [...wood, scatter(leafClump(random, habit.clump), spots, habit.material)]
}

type LimbPlace = {
  habit: Habit
  at: Vec
  height: number
  knee: Vec
  top: Vec
  /** Fraction along the trunk at which it forks, 0 at the knee. */
  share: number
  turn: number
}

/** A limb that ends on the crown, an egg that is widest below its middle. */
function limbOf(random: Random, { habit, at, height, knee, top, share, turn }: LimbPlace) {
  const angle = share * habit.limbs * 2.4 + turn + range(random, -0.4, 0.4)
  const rise = habit.from + (1 - habit.from) * (0.12 + share * 0.88)
  const girth = Math.sqrt(Math.max(0.05, 1 - ((rise - 0.62) / 0.42) ** 2))
  const out = habit.spread * height * girth * range(random, 0.72, 1.05)
  const fork: Vec = [
    knee[0] + (top[0] - knee[0]) * share * 0.8,
    knee[1] + (top[1] - knee[1]) * share * 0.8,
    knee[2] + (top[2] - knee[2]) * share * 0.8,
  ]
  const end: Vec = [at[0] + Math.cos(angle) * out, at[1] + Math.sin(angle) * out, at[2] + height * rise]
  return { fork, end }
}

const middle = (a: Vec, b: Vec, lift: number): Vec => [
  a[0] + (b[0] - a[0]) * 0.55,
  a[1] + (b[1] - a[1]) * 0.55,
  a[2] + (b[2] - a[2]) * 0.45 + lift,
]

const branch = (path: readonly Vec[], r: number, material: string): Shape => ({
  shape: 'tube',
  r,
  bend: 0.3,
  material,
  path,
})

/** A cypress: a pointed column of foliage. */
function cypress(random: Random, at: Vec, height: number): Shape[] {
  const { spread, clumps, clump, material, bark } = HABITS.cypress
  const spots = Array.from({ length: clumps }, (_, n): Spot => {
    const t = (n + 0.5) / clumps
    const girth = spread * height * Math.min(1, t * 7) * (1 - t) ** 0.55
    const angle = n * 2.4
    return anySpot(
      random,
      [at[0] + Math.cos(angle) * girth, at[1] + Math.sin(angle) * girth, at[2] + 0.1 + t * height],
      1,
    )
  })
  return [
    branch([at, [at[0], at[1], at[2] + height * 0.9]], 0.05, bark),
    scatter(leafClump(random, clump), spots, material),
  ]
}
