import type { Random } from '#plan/random.ts'
import { foliage, leaves, range, slab } from './props.ts'
import type { Hex, Light, Material, Shape, Vec } from './shapes.ts'
import type { Style } from './styles.ts'

export type RoomSize = { width: number; depth: number; height: number }
/** The wall that opens to the garden, between `from` and `to` metres into the room. */
export type Opening = { side: 'left' | 'right'; from: number; to: number; sill: number; head: number }

const FRAME = { black: 'black', white: 'frameWhite', timber: 'frameTimber' } as const

/** Materials of every room: shell, garden, white goods. */
export function shellMaterials(style: Style): Record<string, Material> {
  return {
    wall: { kind: 'paint', color: style.walls, roughness: 0.85, specular: 0.2 },
    ceiling: { kind: 'paint', color: '#f6f5f2', roughness: 0.9, specular: 0.1 },
    floor: style.floor,
    skirting: { kind: 'paint', color: '#f4f3f0', roughness: 0.5 },
    black: { kind: 'paint', color: '#1d1f20', roughness: 0.4 },
    frameWhite: { kind: 'paint', color: '#f3f2ee', roughness: 0.4 },
    frameTimber: { kind: 'wood', color: '#b98a55', color2: '#8f6438', along: 'z' },
    glass: { kind: 'glass' },
    sky: { kind: 'sky', color: '#a9cde6', color2: '#eaf3f5', low: 0.5, high: 7, strength: 1.25 },
    lawn: { kind: 'paint', color: '#8fae6b', roughness: 1, grain: 40, relief: 0.6 },
    deck: { kind: 'wood', color: '#b08a63', color2: '#8b6a49', along: 'y', board: 0.09, roughness: 0.7 },
    hedge: { kind: 'leaf', color: '#55753f' },
    hedgeLight: { kind: 'leaf', color: '#7d9a55' },
    fence: { kind: 'wood', color: '#8c7b69', color2: '#6d5f50', along: 'z', board: 0.1, roughness: 0.8 },
    plant: { kind: 'leaf', color: '#3f6b3c' },
    downlight: { kind: 'glow', color: '#fff4e0', strength: 4 },
    ceramic: { kind: 'paint', color: '#f5f3ee', roughness: 0.15, specular: 0.6 },
  }
}

/** Floor, ceiling, back and side walls, with the opening cut out. The camera's wall is omitted. */
export function shell(size: RoomSize, opening: Opening): Shape[] {
  const { width: w, depth: d, height: h } = size
  const half = w / 2
  const open = opening.side === 'left' ? -half : half
  const out = opening.side === 'left' ? -0.2 : 0.2
  const closed = -open
  const wallAt = ([from, to]: readonly [number, number], low: number, high: number): Shape =>
    slab([open, from, low], [open + out, to, high], 'wall')
  return [
    slab([-half - 0.2, -1.5, -0.05], [half + 0.2, d, 0], 'floor'),
    slab([-half - 0.2, -1.5, h], [half + 0.2, d + 0.2, h + 0.1], 'ceiling'),
    slab([-half - 0.2, d, 0], [half + 0.2, d + 0.2, h], 'wall'),
    slab([closed, -1.5, 0], [closed - out, d, h], 'wall'),
    wallAt([-1.5, opening.from], 0, h),
    wallAt([opening.to, d], 0, h),
    ...(opening.sill > 0 ? [wallAt([opening.from, opening.to], 0, opening.sill)] : []),
    wallAt([opening.from, opening.to], opening.head, h),
    slab([closed, -1.5, 0], [closed + out * 0.07, d, 0.09], 'skirting'),
  ]
}

/** Frame and panes of the opening. */
export function glazing(size: RoomSize, opening: Opening, style: Style): Shape[] {
  const x = (opening.side === 'left' ? -1 : 1) * (size.width / 2 + 0.08)
  const frame = FRAME[style.frames]
  const panes = Math.max(2, Math.round((opening.to - opening.from) / 1.1))
  const step = (opening.to - opening.from) / panes
  const bar = (y: number): Shape =>
    slab([x - 0.03, y - 0.025, opening.sill], [x + 0.03, y + 0.025, opening.head], frame)
  // A little behind the bars: coplanar faces render black where they cross.
  const rail = (z: number): Shape =>
    slab([x - 0.028, opening.from, z - 0.025], [x + 0.028, opening.to, z + 0.025], frame)
  return [
    ...Array.from({ length: panes + 1 }, (_, at) => bar(opening.from + at * step)),
    rail(opening.sill + 0.02),
    rail(opening.head - 0.02),
    slab([x - 0.004, opening.from, opening.sill], [x + 0.004, opening.to, opening.head], 'glass'),
  ].map((shape) => ({ ...shape, shadowless: shape.material === 'glass' }))
}

/** View through the opening: deck, lawn, hedges, a fence and the sky. */
export function garden(random: Random, size: RoomSize, side: Opening['side']): Shape[] {
  const sign = side === 'left' ? -1 : 1
  const edge = sign * (size.width / 2 + 0.2)
  const hedges = Array.from({ length: 9 }, (_, at): Shape => {
    const y = -1 + at * 1.35
    const tall = range(random, 0.5, 1.15)
    return leaves(random, {
      at: [edge + sign * range(random, 4.6, 5.4), y, tall * 0.75],
      radius: [0.75, 0.8, tall],
      count: 900,
      size: 0.09,
      material: random.chance(0.6) ? 'hedge' : 'hedgeLight',
    })
  })
  const trunk: Vec = [edge + sign * 5.2, size.depth * 0.55, 0]
  return [
    slab([edge, -3, -0.12], [edge + sign * 2.4, size.depth + 4, -0.04], 'deck'),
    slab([edge + sign * 2.4, -6, -0.2], [edge + sign * 14, size.depth + 9, -0.12], 'lawn'),
    slab([edge + sign * 6.3, -6, -0.12], [edge + sign * 6.4, size.depth + 9, 1.7], 'fence'),
    slab([edge + sign * 15, -20, -2], [edge + sign * 15.1, size.depth + 22, 14], 'sky'),
    slab([edge, size.depth + 14, -2], [edge + sign * 16, size.depth + 14.1, 14], 'sky'),
    ...hedges,
    ...farBank(random, { edge, sign, depth: size.depth }),
    { shape: 'cylinder', at: trunk, r: 0.09, r2: 0.05, h: 2.4, material: 'fence' },
    leaves(random, {
      at: [trunk[0], trunk[1], 3],
      radius: [1.4, 1.5, 1.1],
      count: 2600,
      size: 0.1,
      material: 'hedgeLight',
    }),
    foliage(random, {
      at: [edge + sign * 2.9, size.depth * 0.8, -0.1],
      blades: 26,
      length: 0.8,
      width: 0.03,
      rise: 1.3,
      droop: 0.7,
      material: 'hedgeLight',
    }),
  ]
}

/** A bank of shrubs and small trees across the far end of the garden, so that no view ends on a bare horizon. */
function farBank(random: Random, place: { edge: number; sign: number; depth: number }): Shape[] {
  const { edge, sign, depth } = place
  return Array.from({ length: 8 }, (_, at): Shape => {
    const tall = range(random, 0.9, 2.1)
    return leaves(random, {
      at: [edge + sign * (at * 1.15 - 0.6), depth + range(random, 6.5, 8.5), tall * 0.7],
      radius: [1.1, 0.9, tall],
      count: 1300,
      size: 0.13,
      material: random.chance(0.5) ? 'hedge' : 'hedgeLight',
    })
  })
}

export const downlights = (size: RoomSize, rows: number): Shape[] =>
  Array.from({ length: rows }, (_, row) =>
    [-1, 1].map((sign): Shape => ({
      shape: 'cylinder',
      at: [
        (sign * size.width) / 3.4,
        1 + (row * (size.depth - 1.6)) / Math.max(1, rows - 1),
        size.height - 0.006,
      ],
      r: 0.045,
      h: 0.012,
      material: 'downlight',
    })),
  ).flat()

/** Sun through the opening, a soft sky in it, a fill from behind the camera. `warm` is the sun's colour. */
export function daylight(size: RoomSize, opening: Opening, warm: Hex): Light[] {
  const sign = opening.side === 'left' ? -1 : 1
  const middle = (opening.from + opening.to) / 2
  const tall = opening.head - opening.sill
  return [
    {
      kind: 'sun',
      strength: 5.5,
      color: warm,
      angle: 1.2,
      at: [sign * 6, middle - 2.6, 5.2],
      look: [0, middle + 0.4, 0],
    },
    {
      kind: 'area',
      strength: 95 * (opening.to - opening.from) * 0.42,
      color: '#eaf3ff',
      size: [opening.to - opening.from, tall],
      at: [sign * (size.width / 2 + 0.12), middle, opening.sill + tall / 2],
      look: [0, middle, opening.sill + tall / 2 - 0.3],
    },
    {
      kind: 'area',
      strength: 46,
      color: '#fff6ea',
      size: [size.width * 0.9, 2.2],
      at: [0, -1.2, size.height - 0.3],
      look: [0, size.depth * 0.6, 0.9],
    },
  ]
}
