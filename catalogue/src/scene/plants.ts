import type { Random } from '#plan/random.ts'
import { foliage, leaves, pot, range, vase } from './props.ts'
import type { Material, Shape, Vec } from './shapes.ts'

export type Thing = (random: Random, at: Vec) => Shape[]

/** Materials of indoor plants, and of pots without a colour by style. */
export const PLANT_MATERIALS: Readonly<Record<string, Material>> = {
  terracotta: { kind: 'paint', color: '#b8714c', roughness: 0.85, grain: 40 },
  dark: { kind: 'paint', color: '#232425', roughness: 0.45 },
  twig: { kind: 'paint', color: '#6b5842', roughness: 0.8 },
  twigLeaf: { kind: 'plant', color: '#8a8f62', color2: '#a38f5f' },
  gum: { kind: 'plant', color: '#8ea596', color2: '#6c8676' },
  olive: { kind: 'plant', color: '#76835c', color2: '#56663f' },
  plant: { kind: 'plant', color: '#3f6b3c', color2: '#57834b', through: 0.18 },
}

/** Stems that lean out of a neck at `z`, with small leaves along them. */
export function stems(
  random: Random,
  [x, y, z]: Vec,
  spec: { count: number; tall: number; spread: number; leaf: number; material: string },
): Shape[] {
  return Array.from({ length: spec.count }, (_, n): Shape[] => {
    const angle = (n / spec.count) * Math.PI * 2 + range(random, -0.4, 0.4)
    const tall = spec.tall * range(random, 0.7, 1)
    const out = spec.spread * range(random, 0.5, 1)
    const at = (t: number): Vec => [
      x + Math.cos(angle) * out * t * t,
      y + Math.sin(angle) * out * 0.7 * t * t,
      z + tall * t,
    ]
    return [
      {
        shape: 'tube',
        r: 0.0022,
        material: 'twig',
        path: [[x, y, z - 0.05], ...[0, 0.3, 0.55, 0.8, 1].map(at)],
      },
      ...[0.4, 0.58, 0.75, 0.92].map((t) =>
        leaves(random, {
          at: at(t),
          radius: [0.045, 0.045, tall * 0.1],
          count: 9,
          size: spec.leaf,
          material: spec.material,
        }),
      ),
    ]
  }).flat()
}

const fronds: Thing = (random, [x, y, z]) => [
  pot([x, y, z], { r: 0.16, h: 0.3 }, 'terracotta'),
  foliage(random, {
    at: [x, y, z + 0.27],
    blades: 54,
    length: 0.5,
    width: 0.045,
    rise: 1.35,
    droop: 1.5,
    material: 'plant',
  }),
]
const swords: Thing = (random, [x, y, z]) => [
  pot([x, y, z], { r: 0.15, h: 0.3 }, 'dark'),
  foliage(random, {
    at: [x, y, z + 0.27],
    blades: 15,
    length: 0.2,
    width: 0.065,
    rise: 3.6,
    droop: 0.25,
    material: 'plant',
  }),
]
const paddles: Thing = (random, [x, y, z]) => [
  pot([x, y, z], { r: 0.18, h: 0.34 }, 'ceramic'),
  foliage(random, {
    at: [x, y, z + 0.3],
    blades: 22,
    length: 0.6,
    width: 0.1,
    rise: 2.2,
    droop: 1.05,
    material: 'plant',
  }),
]
const treelet =
  (material: string, leaf: number, holder: string): Thing =>
  (random, [x, y, z]) => [
    pot([x, y, z], { r: 0.18, h: 0.34 }, holder),
    {
      shape: 'tube',
      r: 0.014,
      bend: 0.1,
      material: 'twig',
      path: [
        [x, y, z + 0.3],
        [x + 0.02, y, z + 0.75],
        [x - 0.02, y, z + 1.15],
      ],
    },
    ...[
      [0, 0, 1.25],
      [0.14, 0.04, 1.1],
      [-0.13, -0.05, 1.05],
      [0.03, -0.1, 0.95],
    ].map(([dx = 0, dy = 0, dz = 0]) =>
      leaves(random, {
        at: [x + dx, y + dy, z + dz],
        radius: [0.17, 0.17, 0.17],
        count: Math.round(2.6 / leaf),
        size: leaf,
        material,
      }),
    ),
  ]

/** Potted plant on the floor, by style. */
const PLANTS: Record<string, Thing> = {
  coastal: fronds,
  japandi: treelet('twigLeaf', 0.022, 'dark'),
  hamptons: treelet('olive', 0.024, 'ceramic'),
  industrial: swords,
  farmhouse: fronds,
  'mid-century': treelet('plant', 0.075, 'ceramic'),
  contemporary: paddles,
  mediterranean: treelet('olive', 0.024, 'terracotta'),
}
export const floorPlant = (random: Random, style: string, at: Vec): Shape[] =>
  (PLANTS[style] ?? paddles)(random, at)

/** Vase of each style with its cut branches: leaves, height and leaf size. */
const CUT: Record<string, readonly [vase: string, leaves: string, tall: number, leaf: number]> = {
  coastal: ['ceramic', 'gum', 0.42, 0.034],
  japandi: ['dark', 'twigLeaf', 0.55, 0.026],
  hamptons: ['ceramic', 'plant', 0.36, 0.036],
  industrial: ['dark', 'gum', 0.5, 0.03],
  farmhouse: ['terracotta', 'gum', 0.46, 0.032],
  'mid-century': ['clay', 'plant', 0.4, 0.05],
  contemporary: ['dark', 'olive', 0.5, 0.03],
  mediterranean: ['terracotta', 'olive', 0.46, 0.032],
}

/** Branches in a vase, on an island or a table. */
export function cutBranches(random: Random, style: string, at: Vec): Shape[] {
  const [holder, material, tall, leaf] = CUT[style] ?? ['ceramic', 'olive', 0.45, 0.03]
  return [
    vase(at, { r: 0.085, h: 0.25 }, holder),
    ...stems(random, [at[0], at[1], at[2] + 0.24], { count: 9, tall, spread: 0.34, leaf, material }),
  ]
}
