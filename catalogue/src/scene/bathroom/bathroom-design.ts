import type { Random } from '#plan/random.ts'
import type { Hour } from '../dusk.ts'
import { pickOf } from '../pick.ts'
import { PLANT_MATERIALS } from '../plants.ts'
import { range } from '../props.ts'
import { type RoomSize, shellMaterials } from '../room.ts'
import type { Hex, Material } from '../shapes.ts'
import { METAL, STONE, type Style, TIMBER } from '../styles.ts'

/** Design of a bathroom, from which texts and tags are derived. */
export type Bathroom = {
  style: Style
  hour?: Hour
  size: RoomSize
  mirror: 1 | -1
  /** Layout: the vanity on the far wall, or the bath there and the vanity on the side. */
  layout: 'vanity' | 'bath'
  /** Camera view: square to the far wall, across to the window or to the other side, or close to the vanity. */
  view: 'front' | 'garden' | 'corner' | 'close'
  bath: 'freestanding' | 'built-in' | null
  shower: boolean
  basins: 1 | 2
  basin: 'vessel' | 'round' | 'inset'
  glass: 'round' | 'pill' | 'cabinet'
  tiling: { kind: 'stacked' | 'subway' | 'square' | 'stone'; full: boolean }
  floor: 'large' | 'small' | 'terrazzo' | 'stone'
  vanity: { kind: 'wall-hung' | 'legs'; painted: Hex | null }
  timber: keyof typeof TIMBER
  stone: string
  metal: string
  tile: Hex
  fabric: Hex
}

/** Variants of the bathrooms of a style, by their number. */
const VARIANTS = [
  { layout: 'vanity', view: 'front' },
  { layout: 'vanity', view: 'garden' },
  { layout: 'bath', view: 'front' },
  { layout: 'vanity', view: 'close' },
  { layout: 'bath', view: 'corner' },
] as const satisfies readonly Pick<Bathroom, 'layout' | 'view'>[]

/** Designs a bathroom around one subject: a bath by the window, a bath at the far end, or a shower beside the vanity. */
export function designBathroom(random: Random, style: Style, number: number): Bathroom {
  const variant = VARIANTS[(number - 1) % VARIANTS.length] ?? VARIANTS[0]
  const bathroom = { ...drawBathroom(random, style), ...variant }
  if (number === 1) return bathroom
  const { tiling, stone, bath } = bathroom
  /** A plain white slab would leave the wall bare. */
  const isBare = tiling.kind === 'stone' && stone === 'white'
  const tiled: Bathroom = { ...bathroom, tiling: isBare ? { ...tiling, kind: 'stacked' } : tiling }
  if (variant.layout === 'bath') return { ...tiled, bath: 'freestanding', shower: false }
  if (variant.view === 'close') return { ...tiled, bath: null, shower: true }
  return { ...tiled, bath: bath ?? 'freestanding', shower: false }
}

function drawBathroom(random: Random, style: Style): Bathroom {
  const hasBath = random.chance(0.68)
  const width = range(random, 2.9, 3.7)
  return {
    style,
    size: { width, depth: range(random, 3.5, 4.3), height: 2.7 },
    mirror: random.chance(0.5) ? 1 : -1,
    layout: 'vanity',
    view: 'front',
    bath: hasBath ? (random.chance(0.75) ? 'freestanding' : 'built-in') : null,
    shower: !hasBath || random.chance(0.35),
    basins: width > 3.15 ? 2 : 1,
    basin: pickOf(random, ['vessel', 'round', 'inset'] as const),
    glass: pickOf(random, ['round', 'pill', 'cabinet'] as const),
    tiling: {
      kind: pickOf(random, ['stacked', 'subway', 'square', 'stone'] as const),
      full: random.chance(0.6),
    },
    floor: pickOf(random, ['large', 'small', 'terrazzo', 'stone'] as const),
    vanity: {
      kind: random.chance(0.7) ? 'wall-hung' : 'legs',
      painted: style.fronts.colors && random.chance(0.4) ? pickOf(random, style.fronts.colors) : null,
    },
    timber: pickOf(random, style.accents),
    stone: pickOf(random, style.stones),
    metal: pickOf(random, style.metals),
    tile: pickOf(random, style.tiles),
    fabric: pickOf(random, style.fabrics),
  }
}

/** The leading bathroom in another style: geometry and tile patterns stay, materials change. */
export function bathroomAfter(leader: Bathroom, own: Bathroom): Bathroom {
  const { style, floor, timber, stone, metal, tile, fabric } = own
  const vanity = { ...leader.vanity, painted: own.vanity.painted }
  return { ...leader, style, floor, vanity, timber, stone, metal, tile, fabric }
}

const WALL_TILE = {
  stacked: { width: 0.075, height: 0.3, offset: 0 },
  subway: { width: 0.2, height: 0.075, offset: 0.5 },
  square: { width: 0.1, height: 0.1, offset: 0 },
} as const

function floorOf(b: Bathroom): Material {
  if (b.floor === 'large')
    return {
      kind: 'tile',
      color: '#cbc5ba',
      grout: '#b3ada2',
      width: 0.6,
      height: 0.6,
      plane: 'xy',
      vary: 0.04,
      roughness: 0.35,
    }
  if (b.floor === 'small')
    return {
      kind: 'tile',
      color: '#e6e2da',
      grout: '#c6c0b4',
      width: 0.1,
      height: 0.1,
      plane: 'xy',
      vary: 0.05,
      roughness: 0.4,
    }
  if (b.floor === 'terrazzo')
    return {
      kind: 'speckle',
      color: '#e6e0d6',
      color2: '#b98d6c',
      color3: '#7f8c88',
      scale: 64,
      share: 0.13,
      roughness: 0.3,
    }
  return {
    kind: 'tile',
    color: '#d9cbb5',
    grout: '#c3b49c',
    width: 0.9,
    height: 0.45,
    plane: 'xy',
    offset: 0.5,
    vary: 0.06,
    roughness: 0.45,
  }
}

const CLAYS: Partial<Record<string, Hex>> = {
  coastal: '#8fa6ad',
  japandi: '#b9a68d',
  hamptons: '#5f7486',
  industrial: '#6d6a66',
  farmhouse: '#c3b59c',
  'mid-century': '#c0733c',
  contemporary: '#8d8a84',
  mediterranean: '#bd7a55',
}

/** Materials of small things; pottery has a colour of its own in each style. */
const propMaterials = ({ name }: Style): Record<string, Material> => ({
  clay: { kind: 'paint', color: CLAYS[name] ?? '#c9a58a', roughness: 0.7, grain: 60 },
  dark: { kind: 'paint', color: '#232425', roughness: 0.45 },
  amber: { kind: 'paint', color: '#5a2d12', roughness: 0.08, specular: 0.7 },
  frosted: { kind: 'paint', color: '#cfdcd9', roughness: 0.18, specular: 0.6 },
  soap: { kind: 'paint', color: '#e8d9bd', roughness: 0.45 },
  paneEdge: { kind: 'paint', color: '#7fa399', roughness: 0.1 },
  tileEdge: { kind: 'paint', color: '#f0ede7', roughness: 0.3 },
})

export function bathroomMaterials(b: Bathroom): Record<string, Material> {
  const chosen = STONE[b.stone] ?? { kind: 'paint', color: '#f1efeb' }
  const stone: Material = chosen.kind === 'stone' ? { ...chosen, world: true } : chosen
  const tile = (plane: 'xz' | 'yz'): Material =>
    b.tiling.kind === 'stone'
      ? stone
      : {
          kind: 'tile',
          color: b.tile,
          plane,
          world: true,
          glaze: 0.12,
          roughness: 0.14,
          ...WALL_TILE[b.tiling.kind],
        }
  return {
    ...shellMaterials(b.style),
    floor: floorOf(b),
    tileBack: tile('xz'),
    tileSide: tile('yz'),
    front: b.vanity.painted
      ? { kind: 'paint', color: b.vanity.painted, roughness: 0.4 }
      : { ...TIMBER[b.timber], along: 'x' },
    timber: { ...TIMBER[b.timber], along: 'x' },
    bench: stone,
    metal: METAL[b.metal] ?? { kind: 'metal', color: '#c39a4e' },
    looking: { kind: 'mirror' },
    towel: { kind: 'fabric', color: b.fabric },
    towelLight: { kind: 'fabric', color: '#f3efe7' },
    mat: { kind: 'fabric', color: '#e9e3d6', weave: 110 },
    lampGlow: { kind: 'glow', color: '#ffe3b8', strength: 3.4 },
    screen: { kind: 'glass', color: '#f6fbf9', reflect: 0.04 },
    ...propMaterials(b.style),
    ...PLANT_MATERIALS,
  }
}
