import type { Random } from '#plan/random.ts'
import { GARDEN } from '../garden/garden-materials.ts'
import type { PendantKind } from '../furniture.ts'
import { pickOf } from '../pick.ts'
import { range } from '../props.ts'
import { type RoomSize, shellMaterials } from '../room.ts'
import type { Hex, Material } from '../shapes.ts'
import { METAL, STONE, type Style, TIMBER } from '../styles.ts'

/** Design of an alfresco, from which texts and tags are derived. */
export type Alfresco = {
  style: Style
  size: RoomSize
  mirror: 1 | -1
  /** Camera view: along its length, across to the garden, or from the lawn. */
  view: 'front' | 'garden' | 'lawn'
  /** Whether there is a pool between the terrace and the lawn. */
  pool: boolean
  wall: 'brick' | 'render' | 'boards' | 'stone'
  floor: 'deck' | 'pavers' | 'concrete'
  ceiling: 'timber' | 'white'
  kitchen: boolean
  seats: 6 | 4
  lounge: boolean
  pendant: PendantKind
  timber: keyof typeof TIMBER
  stone: string
  metal: string
  fabric: Hex
}

/** Variants of the alfrescos of a style, by their number. */
const VIEWS = ['front', 'garden', 'lawn'] as const

const WITH_POOL = new Set(['coastal', 'contemporary', 'mediterranean', 'mid-century'])

export function designAlfresco(random: Random, style: Style, number: number): Alfresco {
  const view = VIEWS[(number - 1) % VIEWS.length] ?? 'front'
  return { ...drawAlfresco(random, style), view, pool: view === 'lawn' && WITH_POOL.has(style.name) }
}

function drawAlfresco(random: Random, style: Style): Alfresco {
  const lounge = random.chance(0.35)
  return {
    style,
    size: {
      width: range(random, 4.2, 4.9),
      depth: range(random, 5, 5.8),
      height: random.chance(0.4) ? 3 : 2.75,
    },
    mirror: random.chance(0.5) ? 1 : -1,
    view: 'front',
    pool: false,
    wall: pickOf(random, ['brick', 'render', 'boards', 'stone'] as const),
    floor: pickOf(random, ['deck', 'pavers', 'concrete'] as const),
    ceiling: random.chance(0.6) ? 'timber' : 'white',
    kitchen: random.chance(0.7),
    seats: random.chance(0.6) ? 6 : 4,
    lounge,
    pendant: pickOf(random, style.pendant),
    timber: pickOf(random, style.accents),
    stone: pickOf(random, style.stones),
    metal: pickOf(random, style.metals),
    fabric: pickOf(random, style.fabrics),
  }
}

const FLOORS: Record<Alfresco['floor'], Material> = {
  deck: {
    kind: 'wood',
    color: '#b08a63',
    color2: '#8b6a49',
    along: 'y',
    board: 0.14,
    roughness: 0.6,
    joint: 0.004,
  },
  pavers: {
    kind: 'tile',
    color: '#b9af9f',
    grout: '#938b7d',
    width: 0.8,
    height: 0.8,
    plane: 'xy',
    vary: 0.05,
    roughness: 0.7,
    joint: 0.006,
  },
  concrete: {
    kind: 'speckle',
    color: '#b3afa8',
    color2: '#a5a19a',
    color3: '#bfbbb4',
    scale: 80,
    share: 0.3,
    roughness: 0.5,
  },
}

/** Outside walls, in a deeper colour than indoors: the light is stronger. */
const RENDERS: Readonly<Record<string, Hex>> = {
  coastal: '#b9c8c9',
  japandi: '#cdbfa9',
  hamptons: '#b4bfc4',
  industrial: '#8c8a86',
  farmhouse: '#cbbd9f',
  'mid-century': '#d3b48c',
  contemporary: '#a9a69e',
  mediterranean: '#e2c7a0',
}

function wallOf(a: Alfresco): Material {
  if (a.wall === 'brick')
    return {
      kind: 'tile',
      color: a.style.name === 'industrial' ? '#8d5a44' : '#d8cdbf',
      grout: '#c9c2b6',
      width: 0.24,
      height: 0.086,
      plane: 'xz',
      offset: 0.5,
      vary: 0.16,
      roughness: 0.85,
      joint: 0.008,
    }
  if (a.wall === 'boards')
    return {
      kind: 'tile',
      color: a.style.walls,
      grout: '#9c968b',
      width: 9,
      height: 0.18,
      plane: 'xz',
      vary: 0.01,
      roughness: 0.7,
      joint: 0.003,
    }
  if (a.wall === 'stone')
    return {
      kind: 'tile',
      color: '#b9a78e',
      grout: '#8f826e',
      width: 0.42,
      height: 0.13,
      plane: 'xz',
      offset: 0.41,
      vary: 0.22,
      roughness: 0.9,
      joint: 0.007,
    }
  return {
    kind: 'paint',
    color: RENDERS[a.style.name] ?? a.style.walls,
    roughness: 0.9,
    grain: 90,
    relief: 0.3,
  }
}

/** Dark glass for the doors of the house, as seen by day. */
const HOUSE: Record<string, Material> = {
  pane: { kind: 'paint', color: '#3a4442', roughness: 0.07, specular: 0.7 },
}

const POOL: Record<string, Material> = {
  water: { kind: 'paint', color: '#4fb4bd', roughness: 0.04, specular: 0.7, grain: 2.2, relief: 0.1 },
  coping: {
    kind: 'speckle',
    color: '#ded7c9',
    color2: '#d2cabb',
    color3: '#e8e2d6',
    scale: 60,
    share: 0.4,
    roughness: 0.7,
  },
}

export function alfrescoMaterials(a: Alfresco): Record<string, Material> {
  return {
    ...shellMaterials(a.style),
    ...GARDEN,
    sky: {
      kind: 'sky',
      color: '#5c98cf',
      middle: '#a9cdea',
      color2: '#eef2ee',
      low: 2,
      high: 26,
      strength: 1.25,
      cloud: '#fdfcf9',
      cover: 0.48,
      seed: a.size.width * 9,
    },
    floor: FLOORS[a.floor],
    feature: wallOf(a),
    ceiling:
      a.ceiling === 'timber'
        ? { ...TIMBER[a.timber], along: 'y', board: 0.12, roughness: 0.5 }
        : { kind: 'paint', color: '#f4f2ee', roughness: 0.9 },
    timber: { ...TIMBER[a.timber], along: 'x' },
    timberUp: { ...TIMBER[a.timber], along: 'z' },
    bench: STONE[a.stone] ?? { kind: 'paint', color: '#f1efeb' },
    metal: METAL[a.metal] ?? { kind: 'metal', color: '#c39a4e' },
    fabric: { kind: 'fabric', color: a.fabric },
    plain: { kind: 'fabric', color: '#cfc6b5' },
    steel: { kind: 'metal', color: '#aeb3b5', roughness: 0.32 },
    shade:
      a.pendant === 'woven'
        ? { kind: 'wood', color: '#c9a573', color2: '#9c7646', scale: 3 }
        : { kind: 'paint', color: '#efece4', roughness: 0.5 },
    rug: { kind: 'fabric', color: '#bfb39c', weave: 120 },
    rugEdge: { kind: 'fabric', color: '#857b69', weave: 120 },
    lemon: { kind: 'paint', color: '#e3bf3c', roughness: 0.45, grain: 90, relief: 0.1 },
    lampGlow: { kind: 'glow', color: '#fff1d8', strength: 2 },
    clay: { kind: 'paint', color: '#c08a68', roughness: 0.85, grain: 60 },
    ...(a.view === 'lawn' ? HOUSE : {}),
    ...(a.pool ? POOL : {}),
  }
}
