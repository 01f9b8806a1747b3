import type { Random } from '#plan/random.ts'
import type { TreeKind } from '../garden/trees.ts'
import { pickOf } from '../pick.ts'
import type { Hex } from '../shapes.ts'
import type { Style, TIMBER } from '../styles.ts'
import type { Front } from './front.ts'

export type Cladding = 'brick' | 'render' | 'weatherboard' | 'stone' | 'battens'
export type Hour = 'morning' | 'afternoon' | 'dusk'

/** Design of a facade; its massing is the front of a plan. */
export type Facade = {
  style: Style
  front: Front
  /** Camera view: from across the street, or from the footpath before one corner. */
  view: 'street' | 'corner'
  roof: 'hip' | 'gable' | 'skillion' | 'parapet'
  main: Cladding
  feature: Cladding
  hour: Hour
  color: Hex
  roofColor: Hex
  timber: keyof typeof TIMBER
  door: { kind: 'timber' | 'painted'; color: Hex }
  garage: 'timber' | 'painted'
  windows: 'bars' | 'framed' | 'plain'
  drive: 'aggregate' | 'pavers' | 'concrete'
  planting: 'clipped' | 'native' | 'flowering'
  tree: TreeKind
}

type Look = {
  roofs: readonly Facade['roof'][]
  main: readonly Cladding[]
  feature: readonly Cladding[]
  colors: readonly Hex[]
  roofColors: readonly Hex[]
  doors: readonly Hex[]
  windows: readonly Facade['windows'][]
  planting: readonly Facade['planting'][]
  trees: readonly TreeKind[]
}

const LOOKS: Record<string, Look> = {
  coastal: {
    roofs: ['gable', 'skillion'],
    main: ['weatherboard', 'render'],
    feature: ['battens', 'stone'],
    colors: ['#f3f2ee', '#dfe6e6', '#b9cdd0'],
    roofColors: ['#9aa3a4', '#c6c9c6'],
    doors: ['#5d8f95', '#2f5d5c'],
    windows: ['plain', 'framed'],
    planting: ['native', 'flowering'],
    trees: ['gum', 'birch'],
  },
  japandi: {
    roofs: ['skillion', 'parapet'],
    main: ['battens', 'render'],
    feature: ['render', 'battens'],
    colors: ['#e6dfd2', '#cfc5b4', '#57544c'],
    roofColors: ['#3b3f41', '#2a2c2d'],
    doors: ['#4a4a44'],
    windows: ['framed'],
    planting: ['native', 'clipped'],
    trees: ['birch', 'olive'],
  },
  hamptons: {
    roofs: ['gable', 'hip'],
    main: ['weatherboard'],
    feature: ['weatherboard', 'stone'],
    colors: ['#f5f4f0', '#d6dadb', '#8d9ba3'],
    roofColors: ['#4b5154', '#6a6f71'],
    doors: ['#2f4256', '#1f2a33'],
    windows: ['bars'],
    planting: ['clipped', 'flowering'],
    trees: ['round', 'birch'],
  },
  industrial: {
    roofs: ['parapet', 'skillion'],
    main: ['brick'],
    feature: ['render', 'battens'],
    colors: ['#3f4546', '#c9c6bd'],
    roofColors: ['#2a2c2d'],
    doors: ['#26292a', '#8a5440'],
    windows: ['bars', 'framed'],
    planting: ['native'],
    trees: ['birch', 'gum'],
  },
  farmhouse: {
    roofs: ['gable'],
    main: ['weatherboard', 'battens'],
    feature: ['stone', 'weatherboard'],
    colors: ['#f2efe6', '#e2dccb', '#7f8f78'],
    roofColors: ['#5b6062', '#8b8f8e'],
    doors: ['#51614f', '#8a4b36'],
    windows: ['bars'],
    planting: ['flowering', 'native'],
    trees: ['gum', 'round'],
  },
  'mid-century': {
    roofs: ['skillion', 'parapet'],
    main: ['brick'],
    feature: ['battens', 'stone'],
    colors: ['#efe8dc', '#d8c9ae'],
    roofColors: ['#3b3f41', '#efece4'],
    doors: ['#c77b3f', '#3f6a66'],
    windows: ['plain'],
    planting: ['native'],
    trees: ['gum', 'olive'],
  },
  contemporary: {
    roofs: ['parapet', 'hip', 'skillion'],
    main: ['render', 'brick'],
    feature: ['stone', 'battens'],
    colors: ['#eeece7', '#c9c6bd', '#4a4e4f'],
    roofColors: ['#2f3234', '#3b3f41'],
    doors: ['#26292a', '#2f5d5c'],
    windows: ['framed'],
    planting: ['clipped', 'native'],
    trees: ['birch', 'round'],
  },
  mediterranean: {
    roofs: ['hip', 'parapet'],
    main: ['render'],
    feature: ['stone', 'render'],
    colors: ['#f3e9d9', '#ead9c0', '#d9bd9a'],
    roofColors: ['#a9674a', '#b87a56'],
    doors: ['#6f7f63', '#4f6b78'],
    windows: ['plain', 'bars'],
    planting: ['clipped', 'flowering'],
    trees: ['olive', 'cypress'],
  },
}

/** Cladding of an upper storey: a light one, because stone and brick stay on the ground. */
export const upstairsOf = ({ main, feature }: Facade): Cladding =>
  [feature, main].find((each) => each !== 'stone' && each !== 'brick') ?? 'render'

type Placed = { front: Front; number: number }

export function designFacade(random: Random, style: Style, { front, number }: Placed): Facade {
  const look = LOOKS[style.name]
  if (!look) throw new Error(`No facade is known in the style ${style.name}`)
  const main = pickOf(random, look.main)
  const others = look.feature.filter((each) => each !== main)
  return {
    style,
    front,
    view: number === 1 ? 'street' : 'corner',
    roof: pickOf(random, look.roofs),
    main,
    feature: pickOf(random, others.length > 0 ? others : look.feature),
    hour: pickOf(random, ['morning', 'afternoon', 'afternoon', 'dusk'] as const),
    color: pickOf(random, look.colors),
    roofColor: pickOf(random, look.roofColors),
    timber: pickOf(random, style.accents),
    door: { kind: random.chance(0.5) ? 'timber' : 'painted', color: pickOf(random, look.doors) },
    garage: random.chance(0.35) ? 'timber' : 'painted',
    windows: pickOf(random, look.windows),
    drive: pickOf(random, ['aggregate', 'pavers', 'concrete'] as const),
    planting: pickOf(random, look.planting),
    tree: pickOf(random, look.trees),
  }
}
