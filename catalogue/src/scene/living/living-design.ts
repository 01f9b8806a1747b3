import { hash, type Random } from '#plan/random.ts'
import { pickOf } from '../pick.ts'
import type { Hour } from '../dusk.ts'
import { type Motif, MOTIFS } from './living-pictures.ts'
import { PLANT_MATERIALS } from '../plants.ts'
import { range } from '../props.ts'
import { type RoomSize, shellMaterials } from '../room.ts'
import type { SofaKind } from '../seating.ts'
import type { Hex, Material } from '../shapes.ts'
import { METAL, STONE, type Style, TIMBER } from '../styles.ts'

/** Design of a living room, from which texts and tags are derived. */
export type Living = {
  style: Style
  hour?: Hour
  size: RoomSize
  mirror: 1 | -1
  /** Layout: a sofa along the wall, one that faces the far wall, or two that face each other. */
  layout: 'side' | 'facing' | 'pair'
  /** Camera view: square to the far wall, across to the garden, or across to the sofa. */
  view: 'front' | 'garden' | 'corner'
  focus: 'fireplace' | 'joinery' | 'art'
  sofa: SofaKind
  chairs: 0 | 1 | 2
  table: 'round' | 'oblong' | 'drum'
  battens: boolean
  lamp: boolean
  curtain: boolean
  timber: keyof typeof TIMBER
  stone: string
  metal: string
  cover: Hex
  accent: Hex
  print: Motif
  /** Rug of pale wool, or woven in the colours of the style. */
  rug: 'wool' | 'woven'
}

/** Variants of the living rooms of a style, by their number. */
const VARIANTS = [
  { layout: 'side', view: 'front' },
  { layout: 'side', view: 'garden' },
  { layout: 'side', view: 'corner' },
  { layout: 'facing', view: 'front' },
  { layout: 'pair', view: 'front' },
] as const satisfies readonly Pick<Living, 'layout' | 'view'>[]

/** Whether the floor is so pale (whitewashed boards) that pale wool would not stand out. */
const isPale = ({ accents }: Style) => accents.includes('whitewash')

/**
 * Designs a living room without things that its picture would not show: a lamp behind the camera, a curtain or chairs out of view.
 */
export function designLiving(random: Random, style: Style, number: number): Living {
  const living: Living = {
    ...drawLiving(random, style),
    print: MOTIFS[hash(`${style.name} ${number}`) % MOTIFS.length] ?? 'circles',
    rug: number > 2 || isPale(style) ? 'woven' : 'wool',
  }
  const variant = VARIANTS[(number - 1) % VARIANTS.length] ?? VARIANTS[0]
  if (variant.view === 'garden') return { ...living, ...variant, lamp: false }
  if (variant.view === 'corner') return { ...living, ...variant, lamp: true, curtain: false, chairs: 0 }
  return { ...living, ...variant, chairs: variant.layout === 'pair' ? 0 : living.chairs }
}

function drawLiving(random: Random, style: Style): Living {
  const cover = pickOf(random, style.fabrics)
  return {
    style,
    size: {
      width: range(random, 4.1, 4.6),
      depth: range(random, 5, 5.7),
      height: random.chance(0.5) ? 3 : 2.7,
    },
    mirror: random.chance(0.5) ? 1 : -1,
    layout: 'side',
    view: 'front',
    focus: pickOf(random, ['fireplace', 'joinery', 'art'] as const),
    sofa: pickOf(random, ['block', 'slim', 'track'] as const),
    chairs: random.chance(0.6) ? (random.chance(0.4) ? 2 : 1) : 0,
    table: pickOf(random, ['round', 'oblong', 'drum'] as const),
    battens: random.chance(0.3),
    lamp: random.chance(0.6),
    curtain: random.chance(0.5),
    timber: pickOf(random, style.accents),
    stone: pickOf(random, style.stones),
    metal: pickOf(random, style.metals),
    cover,
    accent: pickOf(
      random,
      style.fabrics.filter((each) => each !== cover),
    ),
    print: 'circles',
    rug: 'wool',
  }
}

/** The leading living room in another style: seats and walls stay, covers, timber, rug and pictures change. */
export function livingAfter(leader: Living, own: Living): Living {
  const { style, timber, stone, metal, cover, accent, print, rug } = own
  return { ...leader, style, timber, stone, metal, cover, accent, print, rug }
}

const LOG: Material = {
  kind: 'wood',
  color: '#6b5140',
  color2: '#46342a',
  along: 'x',
  scale: 3,
  roughness: 0.9,
}
const SPLIT_LOG: Material = { ...LOG, color: '#b08a62', color2: '#8a6844' }

/** What is lit in the evening: strips under shelves, and the fire. */
const LIT = {
  lampGlow: { kind: 'glow', color: '#ffe6c0', strength: 3 },
  flame: {
    kind: 'sky',
    color: '#f2541b',
    middle: '#ff8c2b',
    color2: '#ffc766',
    low: 0,
    high: 0.3,
    strength: 2.2,
  },
} as const satisfies Record<string, Material>

const hasPictures = ({ focus, view }: Living) => focus === 'art' || view === 'corner'

const isAsPaleAsPaper = (color: Hex) =>
  [1, 3, 5].every((at) => Number.parseInt(color.slice(at, at + 2), 16) > 0xb0)

/** Colour that contrasts with paper and pale wool: the accent, or the rug's edge where the accent is pale itself. */
const inkOf = ({ accent, style }: Living): Hex => (isAsPaleAsPaper(accent) ? style.rug.edge : accent)

/** Blanket over an arm of the sofa: pale wool, or coloured on a pale cover. */
const throwOf = (l: Living): Hex => (isAsPaleAsPaper(l.cover) ? inkOf(l) : '#e4dac6')

export function livingMaterials(l: Living): Record<string, Material> {
  return {
    ...shellMaterials(l.style),
    ...PLANT_MATERIALS,
    timber: { ...TIMBER[l.timber], along: 'x' },
    timberUp: { ...TIMBER[l.timber], along: 'z' },
    stone: STONE[l.stone] ?? { kind: 'paint', color: '#f1efeb' },
    metal: METAL[l.metal] ?? { kind: 'metal', color: '#c39a4e' },
    cover: { kind: 'fabric', color: l.cover },
    accent: { kind: 'fabric', color: l.accent },
    plain: { kind: 'fabric', color: '#ece6da' },
    rug: { kind: 'fabric', color: l.rug === 'wool' ? '#d9cfbd' : l.style.rug.ground, weave: 60 },
    curtain: { kind: 'fabric', color: '#f1ede4', weave: 160 },
    canvas: { kind: 'paint', color: '#f4efe4', roughness: 0.9 },
    ink: { kind: 'paint', color: l.accent, roughness: 0.9 },
    shade: { kind: 'glow', color: '#ffeccb', strength: 1.1 },
    ...(l.focus === 'fireplace' ? { log: LOG, splitLog: SPLIT_LOG } : {}),
    ...(l.hour ? LIT : {}),
    fire: { kind: 'paint', color: '#17181a', roughness: 0.7 },
    screen: { kind: 'paint', color: '#0e1113', roughness: 0.06, specular: 0.7 },
    book: { kind: 'paint', color: '#c8bda8', roughness: 0.8 },
    book2: { kind: 'paint', color: '#7f8c88', roughness: 0.8 },
    clay: { kind: 'paint', color: '#c9a58a', roughness: 0.8, grain: 60 },
    ...(l.rug === 'woven'
      ? { rugEdge: { kind: 'fabric', color: l.style.rug.edge, weave: 60 } as const }
      : {}),
    ...(hasPictures(l) ? { ink: { kind: 'paint', color: inkOf(l), roughness: 0.9 } as const } : {}),
    ...(l.view === 'garden' ? { glass: { kind: 'glass', reflect: 0.02 } as const } : {}),
    throw: { kind: 'fabric', color: l.layout === 'facing' ? l.accent : throwOf(l), weave: 90 },
    pouf: { kind: 'fabric', color: inkOf(l), weave: 90 },
  }
}
