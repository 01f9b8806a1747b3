import type { Random } from '#plan/random.ts'
import { type Bathroom, bathroomMaterials } from './bathroom-design.ts'
import { VANITY_TOP, vanityOf } from './bathroom-vanity.ts'
import { foliage, pot, range, slab, vase } from '../props.ts'
import { type Opening, daylight, downlights, garden, glazing, shell } from '../room.ts'
import type { Scene, Shape, Vec } from '../shapes.ts'

function freestanding(at: Vec, turn: number): Shape[] {
  const profile = [
    [0.3, 0],
    [0.34, 0.02],
    [0.385, 0.3],
    [0.42, 0.56],
    [0.425, 0.58],
    [0.4, 0.58],
    [0.36, 0.34],
    [0.3, 0.16],
    [0.001, 0.13],
  ] as const
  return [
    {
      shape: 'lathe',
      at,
      turn: [0, 0, turn],
      profile,
      stretch: [0.92, 1.98],
      material: 'ceramic',
      sides: 64,
    },
  ]
}

/** The bath under the window with its spout, towel and tray. */
function bathOf(b: Bathroom, wall: number): Shape[] {
  const y = b.size.depth * 0.46
  const x = wall - Math.sign(wall) * 0.52
  const towel = slab([x - 0.16, y - 0.99, 0.3], [x + 0.16, y - 0.82, 0.6], 'towel', 0.02)
  if (b.bath === 'built-in')
    return [
      slab([wall, y - 0.95, 0], [wall - Math.sign(wall) * 0.86, y + 0.95, 0.52], 'tileSide'),
      slab([wall, y - 0.98, 0.52], [wall - Math.sign(wall) * 0.9, y + 0.98, 0.56], 'bench', 0.004),
      {
        shape: 'lathe',
        at: [wall - Math.sign(wall) * 0.44, y, 0.1],
        profile: [
          [0.3, 0.463],
          [0.36, 0.462],
          [0.38, 0.475],
          [0.4, 0.466],
        ],
        stretch: [0.8, 2],
        material: 'ceramic',
        closed: true,
      },
      {
        shape: 'tube',
        r: 0.014,
        bend: 0.05,
        material: 'metal',
        path: [
          [wall, y + 0.5, 0.8],
          [wall - Math.sign(wall) * 0.24, y + 0.5, 0.8],
          [wall - Math.sign(wall) * 0.24, y + 0.5, 0.74],
        ],
      },
    ]
  const tap = x - Math.sign(wall) * 0.52
  return [
    ...freestanding([x, y, 0], 0),
    { ...towel, material: 'towel' },
    { shape: 'cylinder', at: [tap, y + 0.35, 0], r: 0.05, h: 0.015, material: 'metal' },
    {
      shape: 'tube',
      r: 0.016,
      bend: 0.12,
      material: 'metal',
      path: [
        [tap, y + 0.35, 0],
        [tap, y + 0.35, 0.98],
        [tap + Math.sign(wall) * 0.3, y + 0.35, 0.98],
        [tap + Math.sign(wall) * 0.3, y + 0.35, 0.9],
      ],
    },
    slab([x - 0.46, y - 0.35, 0.585], [x + 0.46, y - 0.2, 0.605], 'timber', 0.004),
    { shape: 'cylinder', at: [x + 0.1, y - 0.28, 0.605], r: 0.035, h: 0.07, material: 'clay' },
  ]
}

/** A walk-in shower in the far corner behind one pane. */
function showerOf(b: Bathroom, corner: number): Shape[] {
  const d = b.size.depth
  const inside = corner - Math.sign(corner) * 1.02
  const head = corner - Math.sign(corner) * 0.5
  return [
    { ...slab([inside - 0.005, d - 1.45, 0.02], [inside + 0.005, d, 2.1], 'screen'), shadowless: true },
    slab([inside - 0.012, d - 1.46, 0], [inside + 0.012, d, 0.02], 'metal'),
    slab([inside - 0.012, d - 1.47, 0], [inside + 0.012, d - 1.45, 2.1], 'metal'),
    {
      shape: 'tube',
      r: 0.011,
      bend: 0.06,
      material: 'metal',
      path: [
        [head, d, 2.1],
        [head, d - 0.42, 2.1],
        [head, d - 0.42, 2.04],
      ],
    },
    { shape: 'cylinder', at: [head, d - 0.42, 2.02], r: 0.13, h: 0.014, material: 'metal' },
    {
      shape: 'tube',
      r: 0.009,
      material: 'metal',
      path: [
        [head + 0.22, d - 0.04, 0.95],
        [head + 0.22, d - 0.04, 1.75],
      ],
    },
    { shape: 'cylinder', at: [head, d - 0.005, 1.1], turn: [90, 0, 0], r: 0.05, h: 0.02, material: 'metal' },
    slab([head - 0.3, d - 0.01, 1.12], [head - 0.02, d + 0.02, 1.125], 'bench'),
  ]
}

function extras(random: Random, b: Bathroom, free: number): Shape[] {
  const y = b.size.depth * 0.5
  const stool = Math.sign(free) * (Math.abs(free) - 0.42)
  return [
    { shape: 'cylinder', at: [stool, y, 0], r: 0.17, h: 0.44, r2: 0.16, bevel: 0.012, material: 'timber' },
    { shape: 'cushion', at: [stool, y, 0.44], size: [0.3, 0.24, 0.06], material: 'towelLight' },
    { shape: 'cushion', at: [stool, y, 0.5], size: [0.28, 0.22, 0.055], material: 'towel' },
    {
      shape: 'box',
      at: [0, b.size.depth * 0.42, 0],
      size: [0.95, 0.6, 0.014],
      bevel: 0.006,
      material: 'mat',
      turn: [0, 0, range(random, -4, 4)],
    },
  ]
}

/** How much of the far wall the bath, the shower and the vanity between them take. */
function placesOf({ bath, shower, basins, size }: Bathroom) {
  const bathTakes = bath ? 0.95 : 0.25
  const showerTakes = shower ? 1.05 : 0.12
  const span = Math.min(basins === 2 ? 1.75 : 1.2, size.width - bathTakes - showerTakes - 0.1)
  return { bathTakes, showerTakes, span }
}

/** Two basins only where there is room for both. */
export const basinsOf = (b: Bathroom): 1 | 2 => (placesOf(b).span < 1.35 ? 1 : b.basins)

/** The whole scene of a bathroom, seen from the door. */
export function bathroomScene(random: Random, b: Bathroom): Scene {
  const { width, depth } = b.size
  const side = b.mirror > 0 ? 'left' : 'right'
  const wall = (-b.mirror * width) / 2
  const opening: Opening = {
    side,
    from: depth * 0.16,
    to: depth * 0.76,
    sill: b.bath === 'built-in' ? 1.02 : 0.86,
    head: 2.2,
  }
  const { bathTakes, showerTakes, span } = placesOf(b)
  const middle = b.mirror * ((bathTakes - showerTakes) / 2)
  const tiledTo = b.tiling.full ? b.size.height : 1.25
  const plantAt: Vec = [wall * 0.8, depth - 0.3, 0]
  return {
    materials: bathroomMaterials(b),
    shapes: [
      ...shell(b.size, opening),
      ...glazing(b.size, opening, b.style),
      ...garden(random, b.size, side),
      ...downlights(b.size, 2),
      slab([-width / 2, depth - 0.015, 0], [width / 2, depth, tiledTo], 'tileBack'),
      ...vanityOf({ ...b, basins: basinsOf(b) }, middle, span),
      ...(b.bath ? bathOf(b, wall) : []),
      ...(b.shower ? showerOf(b, -wall) : []),
      ...extras(random, b, b.shower ? -wall * 0.55 : -wall),
      pot(plantAt, { r: 0.17, h: 0.34 }, 'ceramic'),
      foliage(random, {
        at: [plantAt[0], plantAt[1], 0.3],
        blades: 24,
        length: 0.75,
        width: 0.1,
        rise: 1.7,
        droop: 0.75,
        material: 'plant',
      }),
      vase([middle + span * 0.02, depth - 0.2, VANITY_TOP], { r: 0.045, h: 0.17 }, 'clay'),
    ],
    lights: daylight(b.size, opening, '#ffefd6'),
    world: { color: '#dfe9f2', strength: 0.6, ambient: 0.6 },
    camera: {
      at: [b.mirror * range(random, 0.15, 0.6), -1.35, range(random, 1.3, 1.5)],
      look: [-b.mirror * range(random, 0.1, 0.45), depth, 1.28],
      fov: range(random, 54, 59),
      shift: [0, -0.085],
    },
    exposure: 0.76,
  }
}
