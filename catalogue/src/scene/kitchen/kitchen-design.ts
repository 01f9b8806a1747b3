import type { Random } from '#plan/random.ts'
import type { PendantKind } from '../furniture.ts'
import type { Hour } from '../dusk.ts'
import { pickOf } from '../pick.ts'
import { PLANT_MATERIALS } from '../plants.ts'
import { range } from '../props.ts'
import { type RoomSize, shellMaterials } from '../room.ts'
import type { Hex, Material } from '../shapes.ts'
import { METAL, STONE, type Style, TIMBER } from '../styles.ts'

/** Design of a kitchen, from which texts and tags are derived. */
export type Kitchen = {
  style: Style
  hour?: Hour
  size: RoomSize
  mirror: 1 | -1
  /** Layout: an island before one run, an island before a run that turns the corner, or a table in its place. */
  layout: 'island' | 'corner' | 'table'
  /** Camera view: square to the far wall, across to the garden or to the other side, or close to one end of the island. */
  view: 'front' | 'garden' | 'corner' | 'close'
  tall: number
  upper: 'cabinets' | 'shelf' | 'hood'
  island: {
    width: number
    depth: number
    /** Distance of the island from the middle of the room. */
    aside: number
    base: 'battens' | 'panels' | 'stone' | 'fronts'
    waterfall: boolean
    sink: boolean
    stools: number
    stoolKind: 'timber' | 'metal' | 'round'
  }
  splash: { kind: 'stacked' | 'subway' | 'stone' | 'square' }
  pendants: { kind: PendantKind; count: number }
  front: Hex | null
  second: Hex | null
  timber: keyof typeof TIMBER
  stone: string
  metal: string
  tile: Hex
  fabric: Hex
}

/** Variants of the kitchens of a style, by their number. */
const VARIANTS = [
  { layout: 'island', view: 'front' },
  { layout: 'island', view: 'garden' },
  { layout: 'corner', view: 'corner' },
  { layout: 'table', view: 'front' },
  { layout: 'island', view: 'close' },
  { layout: 'table', view: 'garden' },
] as const satisfies readonly Pick<Kitchen, 'layout' | 'view'>[]

export const hasIsland = (k: Kitchen) => k.layout !== 'table'
export const hasSinkInIsland = (k: Kitchen) => hasIsland(k) && k.island.sink

export function designKitchen(random: Random, style: Style, number: number): Kitchen {
  return varied(drawKitchen(random, style), VARIANTS[(number - 1) % VARIANTS.length] ?? VARIANTS[0])
}

/**
 * Applies a variant: removes pantry and fridge where the picture would not show them; a corner run needs a wider room and a
 * shorter island.
 */
function varied(k: Kitchen, variant: Pick<Kitchen, 'layout' | 'view'>): Kitchen {
  const tall = variant.view === 'front' ? k.tall : 0
  if (variant.layout !== 'corner') return { ...k, ...variant, tall }
  return {
    ...k,
    ...variant,
    tall,
    size: { ...k.size, width: Math.max(k.size.width, 4.9) },
    island: { ...k.island, width: Math.min(k.island.width, 2.4), stools: 2, aside: -k.mirror * 0.38 },
    pendants: { ...k.pendants, count: Math.min(k.pendants.count, 2) },
  }
}

function drawKitchen(random: Random, style: Style): Kitchen {
  const colors = style.fronts.colors
  const pendantKind = pickOf(random, style.pendant)
  const width = range(random, 2.3, 2.95)
  return {
    style,
    size: {
      width: range(random, 4.3, 5.1),
      depth: range(random, 5.6, 6.3),
      height: random.chance(0.35) ? 3 : 2.7,
    },
    mirror: random.chance(0.5) ? 1 : -1,
    layout: 'island',
    view: 'front',
    tall: random.chance(0.75) ? range(random, 1.1, 1.5) : 0,
    upper: pickOf(random, ['cabinets', 'shelf', 'hood'] as const),
    island: {
      width,
      depth: range(random, 0.9, 1.05),
      aside: 0,
      base: pickOf(random, ['battens', 'panels', 'stone', 'fronts'] as const),
      waterfall: random.chance(0.6),
      sink: random.chance(0.5),
      stools: width > 2.6 ? 3 : 2,
      stoolKind: pickOf(random, ['timber', 'metal', 'round'] as const),
    },
    splash: { kind: pickOf(random, ['stacked', 'subway', 'stone', 'square'] as const) },
    pendants: { kind: pendantKind, count: pendantKind === 'bar' ? 1 : width > 2.6 ? 3 : 2 },
    front: colors ? pickOf(random, colors) : null,
    second: colors && random.chance(0.5) ? pickOf(random, colors) : null,
    timber: pickOf(random, style.accents),
    stone: pickOf(random, style.stones),
    metal: pickOf(random, style.metals),
    tile: pickOf(random, style.tiles),
    fabric: pickOf(random, style.fabrics),
  }
}

/** Kind of pendants of a following kitchen: as many as the leading one has; where that has one long bar, so does this. */
const pendantAfter = (leader: Kitchen, { style, pendants: { kind } }: Kitchen): PendantKind => {
  if (leader.pendants.kind === 'bar' || kind !== 'bar') return leader.pendants.kind === 'bar' ? 'bar' : kind
  return style.pendant.find((each) => each !== 'bar') ?? 'globe'
}

/** The leading kitchen in another style: dimensions stay, materials change. */
export function kitchenAfter(leader: Kitchen, own: Kitchen): Kitchen {
  const { style, front, second, timber, stone, metal, tile, fabric } = own
  const pendants = { ...leader.pendants, kind: pendantAfter(leader, own) }
  return { ...leader, style, pendants, front, second, timber, stone, metal, tile, fabric }
}

const SPLASH = {
  stacked: { width: 0.06, height: 0.24, offset: 0 },
  subway: { width: 0.2, height: 0.075, offset: 0.5 },
  square: { width: 0.1, height: 0.1, offset: 0 },
} as const

export function kitchenMaterials(k: Kitchen): Record<string, Material> {
  const painted = (color: Hex | null): Material =>
    color ? { kind: 'paint', color, roughness: 0.45 } : { ...TIMBER[k.timber], along: 'z' }
  const splash = k.splash.kind
  return {
    ...shellMaterials(k.style),
    ...PLANT_MATERIALS,
    front: painted(k.front),
    second: painted(k.second ?? k.front),
    timber: { ...TIMBER[k.timber], along: 'z' },
    timberFlat: { ...TIMBER[k.timber], along: 'x' },
    bench: STONE[k.stone] ?? { kind: 'paint', color: '#f1efeb' },
    metal: METAL[k.metal] ?? { kind: 'metal', color: '#c39a4e' },
    splash:
      splash === 'stone'
        ? (STONE[k.stone] ?? { kind: 'paint', color: '#f1efeb' })
        : { kind: 'tile', color: k.tile, plane: 'xz', joint: 0.0025, ...SPLASH[splash] },
    seat: { kind: 'fabric', color: k.fabric },
    shade:
      k.pendants.kind === 'woven'
        ? { kind: 'wood', color: '#c9a573', color2: '#9c7646', scale: 3 }
        : {
            kind: 'paint',
            color: k.second && k.pendants.kind === 'cone' ? '#26292a' : '#efece4',
            roughness: 0.5,
          },
    lampGlow: { kind: 'glow', color: '#fff1d8', strength: 2.4 },
    oven: { kind: 'paint', color: '#15181a', roughness: 0.08, specular: 0.7 },
    fruit: { kind: 'paint', color: '#d9a441', roughness: 0.5 },
    fruit2: { kind: 'paint', color: '#8fa840', roughness: 0.5 },
    clay: { kind: 'paint', color: '#c9a58a', roughness: 0.8, grain: 60 },
    ...(k.upper === 'shelf'
      ? { stoneware: { kind: 'paint', color: k.fabric, roughness: 0.45, grain: 40 } as const }
      : {}),
    ...(hasIsland(k) ? {} : { linen: { kind: 'fabric', color: '#e9e3d6', weave: 160 } as const }),
    steel: { kind: 'metal', color: '#b9bdbf', roughness: 0.3 },
  }
}
