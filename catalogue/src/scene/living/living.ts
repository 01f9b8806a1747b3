import type { Random } from '#plan/random.ts'
import { type Living, livingMaterials } from './living-design.ts'
import { lining, liningMaterials } from './living-lining.ts'
import { facingGroup, pairGroup, picturesOverSofa, RUG, rug } from './living-seats.ts'
import { art, fireplace, joinery } from './living-wall.ts'
import { floorPlant } from '../plants.ts'
import { bowl, range, slab } from '../props.ts'
import { type Opening, daylight, downlights, garden, glazing, shell } from '../room.ts'
import { drape } from '../loft.ts'
import { armchair, SOFA_SIZES, sofa, table } from '../seating.ts'
import type { Camera, Scene, Shape, Vec } from '../shapes.ts'
import { acrossFrom } from '../views.ts'

const SOFA_LENGTH = 2.5

function sideGroup(random: Random, l: Living): Shape[] {
  const y = l.size.depth * 0.44
  const side = l.mirror
  const sofaAt: Vec = [side * (l.size.width / 2 - 0.85), y + 0.35, 0]
  const chairs = Array.from({ length: l.chairs }, (_, at) =>
    armchair(
      [-side * (0.85 + at * 0.1), y + (at ? -0.85 : 0.55) + (l.chairs === 1 ? -0.3 : 0), 0],
      side * (-78 + at * -18),
      { cover: 'accent', frame: 'timberUp' },
    ),
  ).flat()
  const centre: Vec = [side * 0.22, y + 0.25, RUG]
  return [
    ...rug(l, [side * 0.3, y + 0.25, 0], [2.9, 2.9]),
    ...sofa(sofaAt, side * 90, {
      kind: l.sofa,
      length: SOFA_LENGTH,
      cover: 'cover',
      legs: 'metal',
      cushions: ['accent', 'plain', 'throw'],
    }),
    ...chairs,
    ...table(centre, {
      kind: l.table,
      size: l.table === 'oblong' ? [0.65, 1.2] : [0.85, 0.85],
      height: 0.36,
      top: l.table === 'drum' ? 'stone' : 'timber',
      base: l.table === 'round' ? 'timber' : 'metal',
    }),
    bowl([centre[0], centre[1] + 0.12, 0.372], { r: 0.13, h: 0.06 }, 'clay'),
    slab(
      [centre[0] - 0.12, centre[1] - 0.26, 0.372],
      [centre[0] + 0.12, centre[1] - 0.09, 0.395],
      'book',
      0.003,
    ),
    slab(
      [centre[0] - 0.1, centre[1] - 0.25, 0.395],
      [centre[0] + 0.1, centre[1] - 0.1, 0.412],
      'book2',
      0.003,
    ),
    ...lampOf(l),
    throwOverArm(random, l, sofaAt),
    ...(l.view === 'corner' ? picturesOverSofa(l) : []),
    ...(l.view !== 'garden' && l.chairs === 0 ? [pouf([-side * 0.65, y - 0.7, RUG])] : []),
  ]
}

/** A blanket over the arm of the sofa that is nearest to the camera. */
function throwOverArm(random: Random, { sofa: kind }: Living, [x, y]: Vec): Shape {
  const { arm, armTop, seat } = SOFA_SIZES[kind]
  return drape(random, {
    at: [x, y - SOFA_LENGTH / 2 + arm / 2, 0],
    path: [
      [arm / 2 + 0.3, seat + 0.012],
      [arm / 2 + 0.02, seat + 0.02],
      [arm / 2 + 0.006, armTop - 0.03],
      [arm / 2 - 0.03, armTop + 0.012],
      [0.03 - arm / 2, armTop + 0.012],
      [-arm / 2 - 0.012, armTop - 0.04],
      [-arm / 2 - 0.02, 0.24],
    ],
    width: 0.5,
    folds: 2.6,
    depth: 0.012,
    thick: 0.014,
    material: 'throw',
  })
}

/** A low round seat, as of knitted wool. */
const pouf = (at: Vec): Shape => ({
  shape: 'lathe',
  at,
  material: 'pouf',
  profile: [
    [0.001, 0],
    [0.225, 0],
    [0.245, 0.03],
    [0.262, 0.1],
    [0.265, 0.17],
    [0.25, 0.25],
    [0.22, 0.285],
    [0.17, 0.298],
    [0.001, 0.302],
  ],
})

function seatingGroup(random: Random, l: Living): Shape[] {
  if (l.layout === 'side') return sideGroup(random, l)
  return [...(l.layout === 'facing' ? facingGroup(l) : pairGroup(l)), ...lampOf(l)]
}

/** A floor lamp at the far end of the room, on the sofa's side. */
const lampOf = ({ lamp, mirror, size }: Living): Shape[] =>
  lamp ? floorLamp([mirror * (size.width / 2 - 0.45), size.depth * 0.44 + 1.6, 0]) : []

const floorLamp = ([x, y]: Vec): Shape[] => [
  { shape: 'cylinder', at: [x, y, 0], r: 0.14, h: 0.02, material: 'metal' },
  { shape: 'cylinder', at: [x, y, 0], r: 0.012, h: 1.45, material: 'metal' },
  {
    shape: 'lathe',
    at: [x, y, 1.4],
    profile: [
      [0.2, 0],
      [0.15, 0.27],
    ],
    closed: false,
    material: 'shade',
  },
]

/** Folds of a curtain beside the opening. */
export function curtain(l: Living, opening: Opening): Shape[] {
  const sign = opening.side === 'left' ? -1 : 1
  const x = sign * (l.size.width / 2 - 0.12)
  const points: Vec[] = []
  const faces: number[][] = []
  const folds = 22
  for (let at = 0; at <= folds; at++) {
    const y = opening.to - 0.05 + (at / folds) * 0.55
    const wave = (at % 2 ? 1 : -1) * 0.045
    points.push([x + wave, y, 0.02], [x + wave, y, l.size.height - 0.08])
    if (at > 0) faces.push([at * 2 - 2, at * 2, at * 2 + 1, at * 2 - 1])
  }
  return [{ shape: 'mesh', points, faces, smooth: true, material: 'curtain' }]
}

function cameraOf(random: Random, l: Living, eye: number): Camera {
  const across = { eye: [1.2, 1.3], turn: [27, 32], fov: 50 } as const
  if (l.view === 'garden') return acrossFrom(random, l.size, { ...across, to: l.mirror > 0 ? -1 : 1 })
  if (l.view === 'corner') return acrossFrom(random, l.size, { ...across, to: l.mirror })
  if (l.layout === 'facing')
    return acrossFrom(random, l.size, {
      ...across,
      eye: [1.5, 1.65],
      turn: [15, 19],
      to: l.mirror > 0 ? -1 : 1,
    })
  return {
    at: [-l.mirror * range(random, 0.15, 0.6), -1.15, eye],
    look: [l.mirror * range(random, -0.1, 0.3), l.size.depth, eye],
    fov: range(random, 47, 50),
    shift: [0, -0.035],
  }
}

/** Complete scene of a living room, seen towards its far wall with the garden at one side. */
export function livingScene(random: Random, l: Living): Scene {
  const { depth: d, height: h, width: w } = l.size
  const opening: Opening = {
    side: l.mirror > 0 ? 'left' : 'right',
    from: 0.9,
    to: d - 0.9,
    sill: 0,
    head: Math.min(2.6, h - 0.2),
  }
  const focus =
    l.focus === 'fireplace'
      ? fireplace(random, l, { d, h })
      : l.focus === 'joinery'
        ? joinery(random, l, d)
        : art(random, l, d)
  const plantAt: Vec = [-l.mirror * (w / 2 - 0.45), d - 0.45, 0]
  const eye = range(random, 1.15, 1.3)
  return {
    materials: { ...livingMaterials(l), ...liningMaterials(l) },
    shapes: [
      ...shell(l.size, opening),
      ...glazing(l.size, opening, l.style),
      ...garden(random, l.size, opening.side),
      ...downlights(l.size, 3),
      ...lining(l),
      ...focus,
      ...seatingGroup(random, l),
      ...(l.curtain ? curtain(l, opening) : []),
      ...floorPlant(random, l.style.name, plantAt),
    ],
    lights: daylight(l.size, opening, '#ffeccd'),
    world: { color: '#f0ece4', strength: 0.5, ambient: 0.5 },
    camera: cameraOf(random, l, eye),
    exposure: l.view === 'corner' ? 2.25 : 2.35,
    tones: 'agx',
  }
}
