import type { Light, Material, Scene, Shape, Vec } from './shapes.ts'

/** Hour of a room's picture where it is not day. */
export type Hour = 'dusk'

/** Day's light that is left: a blue glow from outside, hardly any from the room behind the camera. */
const LEFT_OF_DAY = 0.2

const OUTSIDE: Record<string, Material> = {
  sky: {
    kind: 'sky',
    color: '#3d5f96',
    middle: '#a99ab8',
    color2: '#f2b78c',
    low: -1,
    high: 9,
    strength: 0.75,
  },
  glass: { kind: 'glass', reflect: 0.03 },
}

/** Watts of lamps, by the material that glows. */
const WATTS: Partial<Record<string, number>> = { lampGlow: 16, shade: 26, downlight: 12, flame: 1.5 }
const WARM = '#ffd9ab'

const dimmed = (light: Light): Light[] => {
  if (light.kind === 'sun') return []
  if (light.kind === 'point') return [{ ...light, strength: light.strength * 4 }]
  return [{ ...light, color: '#9fb3e4', strength: light.strength * LEFT_OF_DAY }]
}

/** Position of a shape's middle. */
function middleOf(shape: Shape): Vec {
  const [x, y, z] = shape.at ?? [0, 0, 0]
  if (shape.shape === 'lathe') return [x, y, z + (shape.profile.at(-1)?.[1] ?? 0) / 2]
  return [x, y, z]
}

/** The light of a lamp: of a downlight only below it, of any other all around. */
function lampOf(shape: Shape): Light {
  const at = middleOf(shape)
  const strength = WATTS[shape.material] ?? 0
  const [x, y, z] = at
  const below = { kind: 'area', strength, color: WARM, at: [x, y, z - 0.02], look: [x, y, 0] } as const
  if (shape.material === 'downlight') return { ...below, size: [0.08, 0.08] }
  if (shape.shape === 'box') return { ...below, size: [shape.size[0], shape.size[1]] }
  return { kind: 'point', strength, color: WARM, radius: 0.05, at }
}

/** Shows a day's scene after sunset: the garden turns blue, and every lamp in the room is lit. */
export function atDusk(scene: Scene): Scene {
  /** Painted shades hide their bulb; those of paper or rattan glow. */
  const glows = ({ material }: Shape) => material in WATTS && scene.materials[material]?.kind !== 'paint'
  /** Lamps of bathrooms have their light by day too. */
  const hasLights = scene.lights.some(({ kind }) => kind === 'point')
  const lamps = scene.shapes.filter((shape) => glows(shape) && (!hasLights || shape.material === 'downlight'))
  return {
    ...scene,
    materials: { ...scene.materials, ...OUTSIDE },
    shapes: scene.shapes.map((shape) =>
      glows(shape) && shape.material !== 'downlight' ? { ...shape, shadowless: true } : shape,
    ),
    lights: [...scene.lights.flatMap(dimmed), ...lamps.map(lampOf)],
    world: { ...scene.world, color: '#93a4cf', strength: 0.3 },
  }
}
