import type { Random } from '#plan/random.ts'
import { drape } from '../loft.ts'
import { floorPlant } from '../plants.ts'
import { type Opening, garden, glazing } from '../room.ts'
import type { Light, Scene, Shape } from '../shapes.ts'
import { bathroomCamera } from './bathroom-camera.ts'
import { type Bathroom, bathroomMaterials } from './bathroom-design.ts'
import { endBathShapes, endLamps } from './bathroom-end.ts'
import { stoolWithTowels } from './bathroom-floor.ts'
import { bathroomLight, bathroomShell } from './bathroom-shell.ts'
import { showerOf } from './bathroom-shower.ts'
import { vanityLamps, vanityOf } from './bathroom-vanity.ts'
import { bathMat, bathOf } from './bathroom-wet.ts'
import { toilet } from './toilet.ts'

/** Width of wall that a toilet needs. */
const TOILET_M = 0.86

/** Widths of the far wall for the bath, the shower, and the vanity between them. */
function placesOf({ layout, bath, shower, basins, size }: Bathroom) {
  const bathTakes = bath ? 0.95 : 0.25
  const showerTakes = shower ? 1.05 : 0.12
  const room = layout === 'bath' ? size.depth - 1.9 : size.width - bathTakes - showerTakes - 0.1
  const span = Math.min(basins === 2 ? 1.75 : 1.2, room)
  return { bathTakes, showerTakes, span }
}

/** Number of basins: two only where both fit. */
export const basinsOf = (b: Bathroom): 1 | 2 => (placesOf(b).span < 1.35 ? 1 : b.basins)

const middleOf = (b: Bathroom) => {
  const { bathTakes, showerTakes } = placesOf(b)
  return b.mirror * ((bathTakes - showerTakes) / 2)
}

/** Position of the vanity on the far wall, and whether a toilet fits beside it without narrowing two basins. */
function vanityPlace(b: Bathroom) {
  const { span, bathTakes } = placesOf(b)
  const left = b.size.width - bathTakes - TOILET_M - 0.12
  const besides = !b.shower && left >= (basinsOf(b) === 2 ? 1.3 : 0.8)
  if (!besides) return { x: middleOf(b), span, besides }
  const narrow = Math.min(span, left)
  const from = -b.size.width / 2 + bathTakes + 0.06
  return { x: b.mirror * (from + (left - narrow) / 2 + narrow / 2), span: narrow, besides }
}

/** A toilet beside the vanity, or at the side wall before it. */
function toiletOf(b: Bathroom, besides: boolean): Shape[] {
  const { width, depth } = b.size
  const style = { cistern: ['hamptons', 'farmhouse', 'mediterranean'].includes(b.style.name) }
  if (besides)
    return toilet([b.mirror * (width / 2 - 0.45), depth - 0.012, 0], 0, { ...style, roll: b.mirror })
  const y = depth - (b.shower ? 1.95 : 1.2)
  return toilet([b.mirror * (width / 2 - 0.012), y, 0], -90 * b.mirror, {
    ...style,
    roll: b.mirror > 0 ? -1 : 1,
  })
}

/** A ring with a hand towel beside the vanity. */
function handTowel(random: Random, b: Bathroom, x: number): Shape[] {
  const wall = b.size.depth - 0.012
  return [
    { shape: 'cylinder', at: [x, wall, 1.3], turn: [90, 0, 0], r: 0.022, h: 0.03, material: 'metal' },
    {
      shape: 'tube',
      r: 0.006,
      material: 'metal',
      path: [
        [x - 0.11, wall - 0.03, 1.3],
        [x + 0.11, wall - 0.03, 1.3],
      ],
    },
    drape(random, {
      at: [x, wall - 0.03, 0],
      path: [
        [0.014, 0.92],
        [0.01, 1.29],
        [0, 1.307],
        [-0.012, 1.29],
        [-0.018, 0.86],
      ],
      width: 0.2,
      folds: 1.7,
      depth: 0.008,
      thick: 0.009,
      material: 'towel',
    }),
  ]
}

/** A vanity on the far wall, a bath under the window, a shower or a toilet in the other corner. */
function wallShapes(random: Random, b: Bathroom): Shape[] {
  const { width, depth } = b.size
  const wall = (-b.mirror * width) / 2
  const place = vanityPlace(b)
  const gap = Math.abs(place.x - wall) - place.span / 2
  const stool = b.mirror * (width / 2 - 0.36)
  return [
    ...vanityOf(random, { ...b, basins: basinsOf(b) }, place),
    ...(b.bath ? bathOf(random, b, wall) : []),
    ...(b.shower ? showerOf(b, -wall) : []),
    ...(b.view === 'close' ? [] : toiletOf(b, place.besides)),
    ...(b.bath ? floorPlant(random, b.style.name, [wall * 0.84, depth - 0.28, 0]) : []),
    ...(gap > 0.42 ? handTowel(random, b, place.x - b.mirror * (place.span / 2 + 0.17)) : []),
    ...(b.shower ? [] : stoolWithTowels(random, b.style.name, [stool, depth - 1.75, 0])),
    ...bathMat(random, [place.x + b.mirror * 0.05, depth - 0.95]),
  ]
}

const lampsOf = (b: Bathroom): Light[] =>
  b.layout === 'bath' ? endLamps(b) : vanityLamps({ ...b, basins: basinsOf(b) }, vanityPlace(b))

/** Complete scene of a bathroom. */
export function bathroomScene(random: Random, b: Bathroom): Scene {
  const { depth } = b.size
  const side = b.mirror > 0 ? 'left' : 'right'
  const opening: Opening = {
    side,
    from: depth * 0.16,
    to: depth * 0.76,
    sill: b.bath === 'built-in' ? 1.02 : 0.86,
    head: 2.2,
  }
  const end = b.layout === 'bath'
  const camera = bathroomCamera(random, b, vanityPlace(b).x)
  return {
    materials: bathroomMaterials(b),
    shapes: [
      ...bathroomShell(b, opening),
      ...glazing(b.size, opening, b.style),
      ...garden(random, b.size, side),
      ...(end
        ? endBathShapes(random, { ...b, basins: basinsOf(b) }, placesOf(b).span)
        : wallShapes(random, b)),
    ],
    lights: [...bathroomLight(b, opening), ...lampsOf(b)],
    world: { color: '#dfe9f2', strength: 0.6, ambient: 0.5, bounces: 3 },
    camera,
    exposure: 1.9,
    tones: 'agx',
  }
}
