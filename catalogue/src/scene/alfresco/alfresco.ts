import type { Random } from '#plan/random.ts'
import { backyard } from './backyard.ts'
import { type Alfresco, alfrescoMaterials } from './alfresco-design.ts'
import { laidTable, lantern, outdoorRug, wallLights } from './dressing.ts'
import { fromLawn } from './from-lawn.ts'
import { pendant } from '../furniture.ts'
import { hedge } from '../garden/hedges.ts'
import { fronts } from '../joinery.ts'
import { bowl, foliage, pot, range, slab, vase } from '../props.ts'
import { type Opening, daylight, shell } from '../room.ts'
import { diningChair, sofa, table } from '../seating.ts'
import type { Camera, Light, Scene, Shape, Vec } from '../shapes.ts'
import { acrossFrom } from '../views.ts'

/** A canopy over the barbecue: boarded like the ceiling, or a slim steel hood under its duct. */
function canopy({ size: { depth: d, height }, ceiling }: Alfresco, x: number): Shape[] {
  if (ceiling === 'timber') return [slab([x - 0.5, d - 0.46, 1.9], [x + 0.5, d, height], 'timberUp', 0.004)]
  return [
    slab([x - 0.5, d - 0.52, 1.86], [x + 0.5, d, 1.95], 'steel', 0.006),
    slab([x - 0.16, d - 0.32, 1.95], [x + 0.16, d, height], 'steel', 0.004),
  ]
}

/** A bench with a barbecue under a canopy along the far wall. */
function kitchenWall(a: Alfresco): Shape[] {
  const { width: w, depth: d } = a.size
  const [x0, x1] = [-w / 2 + 0.2, w / 2 - 0.2]
  const face = d - 0.68
  const grill = a.mirror * 0.5
  return [
    slab([x0, face, 0.08], [x1, d, 0.86], 'timberUp'),
    ...fronts({
      from: x0,
      to: x1,
      y: face,
      low: 0.08,
      high: 0.86,
      kind: a.style.fronts.kind === 'shaker' ? 'vjoint' : a.style.fronts.kind,
      material: 'timberUp',
      handle: null,
      unit: 0.6,
    }),
    slab([x0 - 0.02, face - 0.03, 0.86], [x1 + 0.02, d, 0.9], 'bench', 0.003),
    slab([grill - 0.42, face - 0.04, 0.66], [grill + 0.42, d - 0.1, 0.96], 'steel', 0.01),
    { shape: 'cushion', at: [grill, face + 0.28, 0.95], size: [0.8, 0.5, 0.2], material: 'steel' },
    {
      shape: 'tube',
      r: 0.012,
      material: 'metal',
      path: [
        [grill - 0.34, face - 0.08, 0.98],
        [grill + 0.34, face - 0.08, 0.98],
      ],
    },
    ...canopy(a, grill),
    ...wallLights(a),
    slab([x0 + 0.1, d - 0.24, 1.5], [grill - 0.7, d, 1.54], 'timber', 0.003),
    vase([x0 + 0.45, d - 0.12, 1.54], { r: 0.06, h: 0.2 }, 'clay'),
    bowl([x0 + 0.8, d - 0.12, 1.54], { r: 0.1, h: 0.07 }, 'ceramic'),
    slab([-a.mirror * 0.9 - 0.24, d - 0.5, 0.899], [-a.mirror * 0.9 + 0.24, d - 0.2, 0.904], 'steel', 0.002),
    pot([-a.mirror * 1.35, d - 0.25, 0.9], { r: 0.09, h: 0.15 }, 'clay'),
  ]
}

function diningSet(a: Alfresco): Shape[] {
  const y = a.size.depth * 0.42
  const long = a.seats === 6 ? 2.1 : 1.5
  const chairs = Array.from({ length: a.seats }, (_, n): Shape[] => {
    const side = n % 2 ? 1 : -1
    const row = Math.floor(n / 2)
    return diningChair(
      [side * 0.72, y - long / 2 + (long / (a.seats / 2)) * (row + 0.5), 0],
      side > 0 ? 90 : -90,
      { seat: 'fabric', frame: a.style.frames === 'black' ? 'black' : 'timberUp' },
    )
  }).flat()
  return [
    ...table([0, y, 0], {
      kind: 'oblong',
      size: [0.98, long],
      height: 0.75,
      top: 'timber',
      base: a.style.frames === 'black' ? 'black' : 'timberUp',
    }),
    ...chairs,
    ...outdoorRug([0, y, 0], [2.7, long + 1]),
    ...laidTable([0, y, 0.75], a, long),
    ...pendant([0, y, 1.75], a.pendant, {
      ceiling: a.size.height,
      span: 1.4,
      metal: 'metal',
      shade: 'shade',
    }),
  ]
}

function loungeSet(a: Alfresco): Shape[] {
  const y = a.size.depth * 0.5
  return [
    ...outdoorRug([a.mirror * 0.1, y, 0], [2.4, 2.7]),
    ...lantern([-a.mirror * 1.2, y - 0.9, 0], 0.42),
    ...lantern([-a.mirror * 1.42, y - 0.62, 0], 0.3),
    ...sofa([a.mirror * 1.02, y, 0], a.mirror * 90, {
      kind: 'slim',
      length: 2.3,
      cover: 'plain',
      legs: 'metal',
      cushions: ['fabric', 'plain', 'fabric'],
    }),
    ...table([-a.mirror * 0.28, y, 0], {
      kind: 'drum',
      size: [0.8, 0.8],
      height: 0.34,
      top: 'bench',
      base: 'metal',
    }),
    bowl([-a.mirror * 0.28, y, 0.34], { r: 0.14, h: 0.06 }, 'clay'),
    ...pendant([0, y, 1.85], a.pendant, {
      ceiling: a.size.height,
      span: 1.2,
      metal: 'metal',
      shade: 'shade',
    }),
  ]
}

/** Whether a shape is the back wall: without a kitchen the far end is open too, over a low seat. */
const isBackWall = (a: Alfresco, { material, at }: Shape) =>
  !a.kitchen && material === 'wall' && at?.[0] === 0 && at[1] > a.size.depth

/** Daylight as in a room, and brighter light over the garden. */
const lightsOf = (a: Alfresco, opening: Opening): Light[] => [
  ...daylight(a.size, opening, '#ffe9c8'),
  {
    kind: 'area',
    strength: 5600,
    color: '#fff3de',
    size: [16, 20],
    at: [-a.mirror * (a.size.width / 2 + 5.5), a.size.depth + 2, 12],
    look: [-a.mirror * (a.size.width / 2 + 4), a.size.depth + 3, 0],
  },
]

function cameraOf(random: Random, a: Alfresco): Camera {
  const across = { eye: [1.4, 1.55], turn: [28, 33], fov: 58 } as const
  if (a.view === 'garden') return acrossFrom(random, a.size, { ...across, to: a.mirror > 0 ? -1 : 1 })
  if (a.view === 'lawn')
    return {
      at: [-a.mirror * (a.size.width / 2 + range(random, 4, 4.5)), range(random, -2.8, -2.2), 1.45],
      look: [a.mirror * 0.3, a.size.depth * range(random, 0.46, 0.54), 1.45],
      fov: range(random, 50, 54),
      shift: [0, -0.02],
    }
  return {
    at: [a.mirror * range(random, 0.5, 1.1), -1.35, range(random, 1.3, 1.42)],
    look: [-a.mirror * range(random, 0.55, 0.9), a.size.depth, 1.3],
    fov: range(random, 52, 55),
    shift: [0, -0.045],
  }
}

/** Complete scene of an alfresco with the garden at one side. */
export function alfrescoScene(random: Random, a: Alfresco): Scene {
  const { width: w, depth: d, height: h } = a.size
  const side = a.mirror > 0 ? 'left' : 'right'
  const edge = (-a.mirror * w) / 2
  const opening: Opening = { side, from: -1.4, to: d - 0.12, sill: 0, head: h - 0.22 }
  const posts = (a.view === 'lawn' ? [d - 0.15] : [0.4, d - 0.15]).map((y): Shape =>
    slab(
      [edge - 0.08, y - 0.08, 0],
      [edge + 0.08, y + 0.08, h],
      a.ceiling === 'timber' ? 'timberUp' : 'frameWhite',
      0.006,
    ),
  )
  const corner: Vec = [-edge - Math.sign(-edge) * 0.4, d - (a.kitchen ? 1.15 : 0.5), 0]
  return {
    materials: alfrescoMaterials(a),
    shapes: [
      ...shell(a.size, opening).filter((shape) => shape.material !== 'skirting' && !isBackWall(a, shape)),
      ...(a.kitchen ? [slab([-w / 2, d - 0.02, 0], [w / 2, d, h], 'feature')] : []),
      ...backyard(random, a.size, { side, isOpenBehind: !a.kitchen, near: a.view === 'lawn' ? -3 : 0.4 }),
      ...posts,
      ...(a.kitchen
        ? kitchenWall(a)
        : [
            ...hedge(random, [-w / 2 + 0.3, d + 0.1, 0.1], [w / 2 - 0.3, d + 0.4, 0.78]),
            slab([-w / 2 + 0.1, d, -0.1], [w / 2 - 0.1, d + 0.5, 0.5], 'feature', 0.008),
            slab([-w / 2 + 0.25, d - 0.5, 0], [w / 2 - 0.25, d, 0.4], 'feature', 0.008),
            slab([-w / 2 + 0.22, d - 0.52, 0.4], [w / 2 - 0.22, d, 0.45], 'timber', 0.006),
            slab([-w / 2, d - 0.12, h - 0.3], [w / 2, d + 0.12, h], 'frameWhite'),
          ]),
      ...(a.view === 'lawn' ? fromLawn(a) : []),
      ...(a.lounge ? loungeSet(a) : diningSet(a)),
      pot(corner, { r: 0.24, h: 0.46 }, 'clay'),
      foliage(random, {
        at: [corner[0], corner[1], 0.42],
        blades: 26,
        length: 0.85,
        width: 0.1,
        rise: 1.7,
        droop: 0.8,
        material: 'plant',
      }),
    ],
    lights: lightsOf(a, opening),
    world: { color: '#dcebf7', strength: 0.75, ambient: 0.6 },
    camera: cameraOf(random, a),
    exposure: 0.68,
  }
}
