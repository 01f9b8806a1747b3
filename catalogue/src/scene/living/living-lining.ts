import { slab } from '../props.ts'
import { turned } from '../seating.ts'
import type { Hex, Material, Shape } from '../shapes.ts'
import type { Living } from './living-design.ts'
import { CHIMNEY } from './living-wall.ts'

/** Height of a dado rail, below the pictures. */
const DADO = 0.98

const painted = (color: Hex): Material => ({ kind: 'paint', color, roughness: 0.75, specular: 0.25 })

type Lining = { build: (width: number, height: number) => Shape[]; material?: Material }

const columns = (width: number, pitch: number, build: (from: number, to: number) => Shape[]): Shape[] => {
  const count = Math.round(width / pitch)
  const each = width / count
  return Array.from({ length: count }, (_, at) =>
    build(-width / 2 + at * each, -width / 2 + (at + 1) * each),
  ).flat()
}

/** Boards or panels from floor to ceiling, a shadow line between them. */
const boards =
  (pitch: number, gap: number, material = 'lining') =>
  (width: number, height: number): Shape[] =>
    columns(width, pitch, (from, to) => [
      slab([from + gap / 2, -0.012, 0], [to - gap / 2, 0, height], material, Math.min(0.003, gap / 2)),
    ])

/** A frame of moulding that stands out from the wall. */
const moulding = ([from, to]: readonly [number, number], [low, high]: readonly [number, number]): Shape[] => {
  const [wide, deep] = [0.032, 0.016]
  const bar = ([x0, x1]: readonly [number, number], [z0, z1]: readonly [number, number]) =>
    slab([x0, -deep, z0], [x1, 0, z1], 'lining', 0.006)
  return [
    bar([from, from + wide], [low, high]),
    bar([to - wide, to], [low, high]),
    bar([from + wide, to - wide], [low, low + wide]),
    bar([from + wide, to - wide], [high - wide, high]),
  ]
}

/** Framed panels above and below a dado rail. */
const wainscot = (width: number, height: number): Shape[] => [
  ...columns(width, 0.85, (from, to) => [
    ...moulding([from + 0.07, to - 0.07], [0.24, DADO - 0.14]),
    ...moulding([from + 0.07, to - 0.07], [DADO + 0.14, height - 0.22]),
  ]),
  slab([-width / 2, -0.03, DADO - 0.025], [width / 2, 0, DADO + 0.025], 'lining', 0.01),
]

/** Slats up to the dado, with a ledge on them. */
const slats = (width: number): Shape[] => [
  slab([-width / 2, -0.006, 0], [width / 2, 0, DADO - 0.03], 'timberUp'),
  ...columns(width, 0.055, (from) => [
    slab([from, -0.024, 0.02], [from + 0.036, 0, DADO - 0.03], 'timberUp', 0.002),
  ]),
  slab([-width / 2, -0.045, DADO - 0.03], [width / 2, 0, DADO], 'timber', 0.003),
]

const sheet = (width: number, height: number): Shape[] => [
  slab([-width / 2, -0.008, 0], [width / 2, 0, height], 'lining'),
]

/** How each style lines the wall that a living room looks at. */
const LININGS: Readonly<Record<string, Lining>> = {
  coastal: { build: boards(0.14, 0.007), material: painted('#e3ebe9') },
  farmhouse: { build: boards(0.14, 0.007), material: painted('#e6dfcd') },
  hamptons: { build: wainscot, material: painted('#f2f1ed') },
  contemporary: { build: boards(1.2, 0.008), material: painted('#cfc7bb') },
  'mid-century': { build: boards(0.61, 0.006, 'timberUp') },
  japandi: { build: slats },
  industrial: {
    build: sheet,
    material: {
      kind: 'tile',
      color: '#87614f',
      grout: '#a0978c',
      width: 0.24,
      height: 0.078,
      plane: 'xz',
      offset: 0.5,
      joint: 0.008,
      vary: 0.16,
      roughness: 0.9,
    },
  },
  mediterranean: {
    build: sheet,
    material: { kind: 'stone', color: '#ead8ba', color2: '#d9c19c', vein: 0.14, scale: 0.7, roughness: 0.95 },
  },
}

export const liningMaterials = ({ style }: Living): Record<string, Material> => {
  const material = LININGS[style.name]?.material
  return material ? { lining: material } : {}
}

/** Where the far wall is free: beside the battens of a fireplace, all of it without battens, nowhere behind joinery. */
function farSpan({ battens, focus, size }: Living): readonly [number, number] | null {
  if (focus === 'joinery' || (focus === 'art' && battens)) return null
  return [battens ? CHIMNEY : -size.width / 2, size.width / 2]
}

/** Whether the picture shows a lining: one that stands to the right of a fireplace only is left out by a camera that looks to the left. */
export function showsLining(l: Living): boolean {
  if (l.view === 'corner') return true
  return farSpan(l) !== null && !(l.view === 'garden' && l.battens && l.mirror > 0)
}

/** Lining of the wall behind the sofa where the camera looks across to it, of the far wall elsewhere. */
export function lining(l: Living): Shape[] {
  const build = LININGS[l.style.name]?.build
  const { depth, height, width } = l.size
  if (!build) return []
  if (l.view === 'corner') {
    const length = depth + 1.5
    const at = [l.mirror * (width / 2), depth - length / 2, 0] as const
    return turned(build(length, height), at, l.mirror > 0 ? -90 : 90)
  }
  const span = farSpan(l)
  if (!span) return []
  const [from, to] = span
  return turned(build(to - from, height), [(from + to) / 2, depth, 0], 0)
}
