import type { Random } from '#plan/random.ts'
import { range, slab } from '../props.ts'
import type { Light, Scene, Vec } from '../shapes.ts'
import type { Facade } from './facade-design.ts'
import { facadeMaterials } from './facade-materials.ts'
import { roofs } from './facade-roofs.ts'
import { setting } from './facade-setting.ts'
import { FLOOR_TO_FLOOR_M, CEILING_M, partShapes, PORCH_DEPTH_M } from './facade-walls.ts'

/** Warm light under the porch. */
const porchLights = (f: Facade): Light[] =>
  f.front.parts
    .filter((part) => part.level === 'ground' && (part.kind === 'porch' || part.kind === 'entry'))
    .map((part) => ({
      kind: 'point',
      strength: 55,
      color: '#ffcf8f',
      radius: 0.12,
      at: [(part.from + part.to) / 2, part.y + (part.kind === 'porch' ? PORCH_DEPTH_M * 0.5 : -0.5), 2.3],
    }))

function lightsOf(f: Facade, side: 1 | -1): Light[] {
  if (f.hour === 'dusk')
    return [
      { kind: 'sun', strength: 1.5, color: '#ffb98a', angle: 8, at: [side * 16, -12, 6], look: [0, 2, 1] },
      { kind: 'area', strength: 2600, color: '#b9c6e8', size: [34, 18], at: [0, -22, 20], look: [0, 2, 1] },
      ...porchLights(f),
    ]
  const [height, color] = f.hour === 'morning' ? ([9, '#ffe6c2'] as const) : ([13, '#fff1da'] as const)
  return [
    { kind: 'sun', strength: 4.2, color, angle: 1.1, at: [side * 13, -11, height], look: [0, 2, 0] },
    {
      kind: 'area',
      strength: 1100,
      color: '#dbe9f7',
      size: [30, 16],
      at: [-side * 10, -20, 18],
      look: [0, 3, 1],
    },
  ]
}

/** Vertical field of view, in degrees. */
const FOV = 46

/** Position of the camera: across the street, or nearer and further to one side. */
function standOf(random: Random, { front, view }: Facade, { side, eye }: { side: 1 | -1; eye: number }) {
  const { width: w, storeys } = front
  const isTall = storeys === 2
  const away = Math.max(isTall ? 14 : 11.6, w + (isTall ? 4.4 : 2.2))
  if (view === 'corner') {
    const at: Vec = [side * w * range(random, 0.56, 0.7), -(isTall ? away * 0.9 : away * 0.94), eye]
    const look: Vec = [-side * w * 0.05, 2, eye]
    return { at, look, shift: isTall ? 0.13 : 0.05 }
  }
  const at: Vec = [side * w * range(random, 0.24, 0.38), -away, eye]
  const look: Vec = [-side * w * 0.03, 2, eye]
  return { at, look, shift: isTall ? 0.15 : 0.09 }
}

/**
 * Complete scene of a facade, seen from across the street a little to one side; the camera is level, so that walls stay vertical.
 */
export function facadeScene(random: Random, f: Facade): Scene {
  const { width: w, storeys } = f.front
  const garage = f.front.parts.find((part) => part.kind === 'garage')
  const drive = garage ? (garage.from + garage.to) / 2 : 0
  /** Camera in front of the rooms rather than the garage. */
  const side = drive > 0 ? -1 : 1
  const eye = range(random, 1.35, 1.6)
  const { at, look, shift } = standOf(random, f, { side, eye })
  return {
    materials: facadeMaterials(f),
    shapes: [
      ...f.front.parts.flatMap((part) => partShapes(f, part, part.level === 'upper' ? FLOOR_TO_FLOOR_M : 0)),
      ...(storeys === 2
        ? [slab([-w / 2 + 0.02, 0.8, CEILING_M], [w / 2 - 0.02, f.front.depth - 2, FLOOR_TO_FLOOR_M], 'trim')]
        : []),
      ...roofs(f),
      ...setting(random, f, { at, look, side, lift: Math.tan((FOV / 360) * Math.PI) * (1 + 2 * shift) }),
    ],
    lights: lightsOf(f, side),
    world:
      f.hour === 'dusk'
        ? { color: '#93a4cf', strength: 0.62, ambient: 0.5 }
        : { color: '#bcd6ee', strength: 0.85, ambient: 0.5 },
    camera: {
      at,
      look,
      fov: FOV,
      shift: [0, shift],
    },
    exposure: f.hour === 'dusk' ? 1.2 : 0.64,
  }
}
