import type { Point3 } from '../solids.ts'

/** A directional light. Suns and skies are summed separately, because each has its own colour. */
export interface Light {
  kind: 'sun' | 'sky'
  /** Direction towards the light, one metre long. */
  way: Point3
  /** Irradiance of a surface that faces it. */
  strength: number
}

type Colour = Point3
export const COLOURS: Record<Light['kind'], Colour> = { sun: [1, 0.935, 0.83], sky: [0.925, 0.965, 1] }

const SUN = { spread: 0.08, strength: 0.44 } as const
const SKY = { strength: 0.62, lowest: 0.1 } as const

const GOLDEN = Math.PI * (3 - Math.sqrt(5))

const cross = ([ax, ay, az]: Point3, [bx, by, bz]: Point3): Point3 => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
]

function unit([x, y, z]: Point3): Point3 {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** Two axes perpendicular to a direction, right-handed. */
export function across(way: Point3): { right: Point3; up: Point3 } {
  const right = unit(cross([0, 1, 0.02], way))
  return { right, up: cross(way, right) }
}

/** Sample points of the sun's disc, which together make its soft shadow. */
function sunLights(count: number, sun: Point3): Light[] {
  const way = unit(sun)
  const { right, up } = across(way)
  return Array.from({ length: count }, (_, index) => {
    const [radius, angle] = [Math.sqrt((index + 0.5) / count) * SUN.spread, index * GOLDEN]
    const [a, b] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    const at = (axis: 0 | 1 | 2) => way[axis] + right[axis] * a + up[axis] * b
    return { kind: 'sun', way: unit([at(0), at(1), at(2)]), strength: SUN.strength / count }
  })
}

/** Brightness of the sky, which is greater overhead. */
const brightness = (z: number) => 0.55 + 0.45 * z

/** Sample points of the sky, evenly spread, which together make ambient occlusion in corners and under things. */
function skyLights(count: number): Light[] {
  const ways = Array.from({ length: count }, (_, index): Point3 => {
    const z = 1 - ((index + 0.5) / count) * (1 - SKY.lowest)
    const radius = Math.sqrt(1 - z * z)
    return [Math.cos(index * GOLDEN) * radius, Math.sin(index * GOLDEN) * radius, z]
  })
  const onFloor = ways.reduce((sum, [, , z]) => sum + z * brightness(z), 0)
  return ways.map((way) => ({ kind: 'sky', way, strength: (SKY.strength * brightness(way[2])) / onFloor }))
}

/** All lights in parts, each part a rough sample of the whole. `sun` is the direction towards the sun. */
export function lightsFor(parts: number, each: { suns: number; skies: number }, sun: Point3): Light[][] {
  const all = [...sunLights(parts * each.suns, sun), ...skyLights(parts * each.skies)]
  return Array.from({ length: parts }, (_, part) =>
    all
      .filter((_light, index) => index % parts === part)
      .map((light) => ({ ...light, strength: light.strength * parts })),
  )
}
