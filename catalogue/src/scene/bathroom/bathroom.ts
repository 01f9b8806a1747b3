import type { Random } from '#plan/random.ts'
import { type Bathroom, bathroomMaterials } from './bathroom-design.ts'
import { endBathShapes } from './bathroom-end.ts'
import { VANITY_HEIGHT_M, vanityOf } from './bathroom-vanity.ts'
import { bathOf, showerOf } from './bathroom-wet.ts'
import { foliage, pot, range, slab, vase } from '../props.ts'
import { type Opening, daylight, downlights, garden, glazing, shell } from '../room.ts'
import type { Camera, Scene, Shape, Vec } from '../shapes.ts'
import { acrossFrom } from '../views.ts'

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
function placesOf({ layout, bath, shower, basins, size }: Bathroom) {
  const bathTakes = bath ? 0.95 : 0.25
  const showerTakes = shower ? 1.05 : 0.12
  const room = layout === 'bath' ? size.depth - 1.9 : size.width - bathTakes - showerTakes - 0.1
  const span = Math.min(basins === 2 ? 1.75 : 1.2, room)
  return { bathTakes, showerTakes, span }
}

/** Two basins only where there is room for both. */
export const basinsOf = (b: Bathroom): 1 | 2 => (placesOf(b).span < 1.35 ? 1 : b.basins)

const middleOf = (b: Bathroom) => {
  const { bathTakes, showerTakes } = placesOf(b)
  return b.mirror * ((bathTakes - showerTakes) / 2)
}

function cameraOf(random: Random, b: Bathroom): Camera {
  const { depth } = b.size
  const across = { eye: [1.3, 1.45], turn: [25, 30], fov: 57 } as const
  if (b.view === 'garden') return acrossFrom(random, b.size, { ...across, to: b.mirror > 0 ? -1 : 1 })
  if (b.view === 'corner') return acrossFrom(random, b.size, { ...across, to: b.mirror })
  if (b.view === 'close') {
    const x = middleOf(b) + b.mirror * range(random, 0.08, 0.2)
    const eye = range(random, 1.25, 1.35)
    return {
      at: [x, depth - 3.35, eye],
      look: [x + b.mirror * range(random, 0, 0.2), depth, eye],
      fov: range(random, 57, 60),
      shift: [0, -0.07],
    }
  }
  /** Towards the window, or towards the vanity on the other side. */
  const aim = b.layout === 'bath' ? -b.mirror : b.mirror
  return {
    at: [aim * range(random, 0.15, 0.6), -1.35, range(random, 1.3, 1.5)],
    look: [-aim * range(random, 0.1, 0.45), depth, 1.28],
    fov: range(random, 54, 59),
    shift: [0, -0.085],
  }
}

/** A vanity on the far wall, a bath under the window, a shower in the other corner. */
function wallShapes(random: Random, b: Bathroom): Shape[] {
  const { width, depth } = b.size
  const wall = (-b.mirror * width) / 2
  const { span } = placesOf(b)
  const middle = middleOf(b)
  const plantAt: Vec = [wall * 0.8, depth - 0.3, 0]
  return [
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
    vase([middle + span * 0.02, depth - 0.2, VANITY_HEIGHT_M], { r: 0.045, h: 0.17 }, 'clay'),
  ]
}

/** The wall with the door, which the mirrors show. */
const behindCamera = ({ size, mirror }: Bathroom): Shape[] => [
  slab([-size.width / 2 - 0.2, -2.4, 0], [size.width / 2 + 0.2, -2.3, size.height], 'wall'),
  slab([mirror * 0.1 - 0.46, -2.3, 0], [mirror * 0.1 + 0.46, -2.26, 2.1], 'timber'),
]

/** The whole scene of a bathroom. */
export function bathroomScene(random: Random, b: Bathroom): Scene {
  const { width, depth } = b.size
  const side = b.mirror > 0 ? 'left' : 'right'
  const opening: Opening = {
    side,
    from: depth * 0.16,
    to: depth * 0.76,
    sill: b.bath === 'built-in' ? 1.02 : 0.86,
    head: 2.2,
  }
  const tiledTo = b.tiling.full ? b.size.height : 1.25
  return {
    materials: bathroomMaterials(b),
    shapes: [
      ...shell(b.size, opening),
      ...glazing(b.size, opening, b.style),
      ...garden(random, b.size, side),
      ...downlights(b.size, 2),
      slab([-width / 2, depth - 0.015, 0], [width / 2, depth, tiledTo], 'tileBack'),
      ...(b.view === 'close' || b.layout === 'bath' ? behindCamera(b) : []),
      ...(b.layout === 'bath'
        ? endBathShapes(random, { ...b, basins: basinsOf(b) }, placesOf(b).span)
        : wallShapes(random, b)),
    ],
    lights: daylight(b.size, opening, '#ffefd6'),
    world: { color: '#dfe9f2', strength: 0.6, ambient: 0.6 },
    camera: cameraOf(random, b),
    exposure: b.layout === 'bath' ? 0.7 : 0.76,
  }
}
