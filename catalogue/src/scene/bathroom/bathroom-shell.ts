import { slab } from '../props.ts'
import { type Opening } from '../room.ts'
import type { Light, Shape, Vec } from '../shapes.ts'
import type { Bathroom } from './bathroom-design.ts'

/** Position of the wall with the door, as y. */
export const DOOR_WALL_M = -0.75
const THICK = 0.22
const DADO_M = 1.25
const WITH_CORNICE = new Set(['hamptons', 'farmhouse', 'mediterranean'])

export const tiledTo = (b: Bathroom) => (b.tiling.full ? b.size.height : DADO_M)

/** Pieces of the window's wall around its opening, each up to `high`; `out` is their depth beyond `x`. */
function aroundWindow(
  b: Bathroom,
  opening: Opening,
  wall: { x: number; out: number; high: number; material: string },
) {
  const { x, out, high, material } = wall
  const piece = (from: number, to: number, [low, top]: readonly [number, number]): Shape[] =>
    top > low ? [slab([x, from, low], [x + out, to, top], material)] : []
  return [
    ...piece(DOOR_WALL_M, opening.from, [0, high]),
    ...piece(opening.to, b.size.depth, [0, high]),
    ...piece(opening.from, opening.to, [0, Math.min(high, opening.sill)]),
    ...piece(opening.from, opening.to, [opening.head, high]),
  ]
}

/** Floor, ceiling and four walls; the camera is inside. */
function walls(b: Bathroom, opening: Opening): Shape[] {
  const { width: w, depth: d, height: h } = b.size
  const half = w / 2
  const sign = opening.side === 'left' ? -1 : 1
  return [
    slab([-half - THICK, DOOR_WALL_M - THICK, -0.05], [half + THICK, d + THICK, 0], 'floor'),
    slab([-half - THICK, DOOR_WALL_M - THICK, h], [half + THICK, d + THICK, h + 0.1], 'ceiling'),
    slab([-half - THICK, d, 0], [half + THICK, d + THICK, h], 'wall'),
    slab([-half - THICK, DOOR_WALL_M - THICK, 0], [half + THICK, DOOR_WALL_M, h], 'wall'),
    slab([-sign * half, DOOR_WALL_M, 0], [-sign * (half + THICK), d, h], 'wall'),
    ...aroundWindow(b, opening, { x: sign * half, out: sign * THICK, high: h, material: 'wall' }),
  ]
}

/** Tiles: the far wall to its height, the others to the dado or as a skirting, and stone around the window. */
function linings(b: Bathroom, opening: Opening): Shape[] {
  const { width: w, depth: d } = b.size
  const half = w / 2
  const sign = opening.side === 'left' ? -1 : 1
  const high = b.tiling.full ? 0.1 : DADO_M
  const closed = -sign * half
  const sill = opening.sill
  const inner = sign * (half - 0.03)
  return [
    slab([-half, d - 0.012, 0], [half, d, tiledTo(b)], 'tileBack'),
    slab([closed, DOOR_WALL_M, 0], [closed + sign * 0.011, d, high], 'tileSide'),
    ...aroundWindow(b, opening, { x: sign * half, out: -sign * 0.011, high, material: 'tileSide' }),
    slab([-half, DOOR_WALL_M, 0], [half, DOOR_WALL_M + 0.011, high], 'tileBack'),
    slab(
      [inner, opening.from - 0.03, sill - 0.022],
      [sign * (half + 0.1), opening.to + 0.03, sill],
      'bench',
      0.003,
    ),
    ...(b.tiling.full ? [] : dadoCap(b)),
  ]
}

/** A slim strip at the end of the tiles on the far wall. */
const dadoCap = ({ size: { width, depth } }: Bathroom): Shape[] => [
  slab([-width / 2, depth - 0.018, DADO_M], [width / 2, depth, DADO_M + 0.012], 'tileEdge', 0.002),
]

function cornice({ size: { width, depth, height }, style }: Bathroom): Shape[] {
  if (!WITH_CORNICE.has(style.name)) return []
  const half = width / 2
  return [
    [0.085, 0.03],
    [0.055, 0.055],
    [0.028, 0.085],
  ].flatMap(([drop = 0, out = 0]) => [
    slab([-half, depth - out, height - drop], [half, depth, height], 'ceiling', 0.004),
    // Side pieces end where the far one begins: two coplanar faces would render black in the corner.
    slab([-half, DOOR_WALL_M, height - drop], [-half + out, depth - out, height], 'ceiling', 0.004),
    slab([half - out, DOOR_WALL_M, height - drop], [half, depth - out, height], 'ceiling', 0.004),
  ])
}

/** The door with its architrave and handle, and the picture beside it, which the mirrors show. */
function doorWall({ mirror }: Bathroom): Shape[] {
  const x = mirror * 0.42
  const art = -mirror * 0.62
  const y = DOOR_WALL_M
  const panel = (from: number, to: number): Shape =>
    slab([x - 0.28, y + 0.035, from], [x + 0.28, y + 0.045, to], 'skirting', 0.004)
  return [
    slab([x - 0.41, y, 0.01], [x + 0.41, y + 0.035, 2.06], 'skirting'),
    panel(0.25, 1.0),
    panel(1.16, 1.9),
    slab([x - 0.48, y, 0], [x - 0.41, y + 0.05, 2.13], 'skirting', 0.004),
    slab([x + 0.41, y, 0], [x + 0.48, y + 0.05, 2.13], 'skirting', 0.004),
    slab([x - 0.48, y, 2.06], [x + 0.48, y + 0.05, 2.13], 'skirting', 0.004),
    { shape: 'sphere', at: [x - mirror * 0.34, y + 0.09, 1.02], r: 0.028, material: 'metal' },
    slab([art - 0.26, y, 1.25], [art + 0.26, y + 0.025, 1.95], 'timber', 0.003),
    slab([art - 0.24, y + 0.02, 1.27], [art + 0.24, y + 0.028, 1.93], 'towelLight'),
    { shape: 'cylinder', at: [art, y + 0.03, 1.64], turn: [90, 0, 0], r: 0.15, h: 0.004, material: 'clay' },
  ]
}

/** Ceiling lights with their trims. */
function downlights({ size: { width, depth, height } }: Bathroom): Shape[] {
  const spots: Vec[] = [-1, 1].flatMap((sign) =>
    [depth - 0.75, depth - 2.2].map((y): Vec => [(sign * width) / 3.6, y, height]),
  )
  return spots.flatMap(([x, y, z]): Shape[] => [
    { shape: 'cylinder', at: [x, y, z - 0.004], r: 0.05, h: 0.006, material: 'skirting' },
    { shape: 'cylinder', at: [x, y, z - 0.006], r: 0.036, h: 0.004, material: 'downlight' },
  ])
}

export const bathroomShell = (b: Bathroom, opening: Opening): Shape[] => [
  ...walls(b, opening),
  ...linings(b, opening),
  ...cornice(b),
  ...doorWall(b),
  ...downlights(b),
]

/** Sun and sky through the window, which leave the far side of things in shade; a little light from the door. */
export function bathroomLight(b: Bathroom, opening: Opening): Light[] {
  const { width, depth, height } = b.size
  const sign = opening.side === 'left' ? -1 : 1
  const middle = (opening.from + opening.to) / 2
  const tall = opening.head - opening.sill
  return [
    {
      kind: 'sun',
      strength: 6.5,
      color: '#ffe7c4',
      angle: 1.4,
      at: [sign * 6, middle - 2.2, 5.6],
      look: [0, middle + 0.1, 0],
    },
    {
      kind: 'area',
      strength: 46 * (opening.to - opening.from),
      color: '#eef5ff',
      size: [opening.to - opening.from, tall],
      at: [sign * (width / 2 + 0.1), middle, opening.sill + tall / 2],
      look: [0, middle, opening.sill + tall / 2 - 0.25],
    },
    {
      kind: 'area',
      strength: 13,
      color: '#fff3e2',
      size: [width * 0.8, 1],
      at: [0, DOOR_WALL_M + 0.4, height - 0.12],
      look: [0, depth * 0.6, 0.7],
    },
  ]
}
