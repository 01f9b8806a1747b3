import type { Random } from '#plan/random.ts'
import type { Front } from './front.ts'
import { pickOf } from './pick.ts'
import type { Hex } from './shapes.ts'
import type { Style, TIMBER } from './styles.ts'

export type Cladding = 'brick' | 'render' | 'weatherboard' | 'stone' | 'battens'

/** What a facade is made of; its massing is the front of a plan of the catalogue. */
export type Facade = {
  style: Style
  front: Front
  roof: 'hip' | 'gable' | 'skillion' | 'parapet'
  main: Cladding
  feature: Cladding
  isDusk: boolean
  color: Hex
  roofColor: Hex
  timber: keyof typeof TIMBER
  door: 'timber' | 'painted'
}

const ROOFS: Record<string, readonly Facade['roof'][]> = {
  coastal: ['gable', 'skillion'],
  japandi: ['skillion', 'parapet'],
  hamptons: ['gable', 'hip'],
  industrial: ['parapet', 'skillion'],
  farmhouse: ['gable'],
  'mid-century': ['skillion', 'parapet'],
  contemporary: ['parapet', 'hip', 'skillion'],
  mediterranean: ['hip', 'parapet'],
}

const MAIN: Record<string, readonly Cladding[]> = {
  coastal: ['weatherboard', 'render'],
  japandi: ['battens', 'render'],
  hamptons: ['weatherboard', 'brick'],
  industrial: ['brick', 'render'],
  farmhouse: ['weatherboard', 'battens'],
  'mid-century': ['brick', 'render'],
  contemporary: ['brick', 'render'],
  mediterranean: ['render', 'stone'],
}

const FEATURES: readonly Cladding[] = ['stone', 'battens', 'brick', 'render']

export function designFacade(random: Random, style: Style, front: Front): Facade {
  const main = pickOf<Cladding>(random, MAIN[style.name] ?? ['brick'])
  return {
    style,
    front,
    roof: pickOf<Facade['roof']>(random, ROOFS[style.name] ?? ['hip']),
    main,
    feature: pickOf(
      random,
      FEATURES.filter((each) => each !== main),
    ),
    isDusk: random.chance(0.35),
    color: pickOf(random, ['#f1ede4', '#dfd8ca', '#c9c6bd', '#8f958f', '#3f4546', style.walls] as const),
    roofColor: pickOf(random, ['#3b3f41', '#5b6062', '#8b8f8e', '#2a2c2d'] as const),
    timber: pickOf(random, style.accents),
    door: random.chance(0.7) ? 'timber' : 'painted',
  }
}
