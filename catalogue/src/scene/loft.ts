import type { Random } from '#plan/random.ts'
import { range } from './props.ts'
import type { Shape, Vec } from './shapes.ts'

type Point = readonly [number, number]
export type Outline = readonly Point[]
/** A cross-section of a loft at one height: scale of the outline about its origin, and its shift. */
export type Section = { z: number; scale?: number | Point; shift?: Point }

const round = (value: number) => Math.round(value * 1e4) / 1e4

/** A rectangle with round corners about the origin. */
export function roundedRect(width: number, depth: number, radius: number): Outline {
  const corners: Point[] = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ]
  return corners.flatMap(([sx, sy], corner) =>
    Array.from({ length: 7 }, (_, step): Point => {
      const angle = ((corner + step / 6) * Math.PI) / 2
      return [
        sx * (width / 2 - radius) + Math.cos(angle) * radius,
        sy * (depth / 2 - radius) + Math.sin(angle) * radius,
      ]
    }),
  )
}

/** An outline straight at the back, which lies on the x axis, and round at the front, towards -y: a pan, a stool, a step. */
export function tongue(width: number, depth: number): Outline {
  const straight = depth - width * 0.62
  const arc = Array.from({ length: 25 }, (_, step): Point => {
    const angle = Math.PI + (step / 24) * Math.PI
    return [(Math.cos(angle) * width) / 2, -straight + Math.sin(angle) * width * 0.62]
  })
  return [[-width / 2, 0], ...arc, [width / 2, 0]]
}

/** Lofts an outline through its sections, closed at its base and, unless `top` is false, at its top. */
export function loft(spec: {
  at: Vec
  outline: Outline
  sections: readonly Section[]
  material: string
  top?: boolean
  bevel?: number
}): Shape {
  const { at, outline, sections, material } = spec
  const count = outline.length
  const points = sections.flatMap(({ z, scale = 1, shift = [0, 0] }): Vec[] => {
    const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
    return outline.map(([x, y]): Vec => [round(x * sx + shift[0]), round(y * sy + shift[1]), z])
  })
  const sides = sections
    .slice(1)
    .flatMap((_, ring) =>
      outline.map((_point, at0) => [
        ring * count + at0,
        ring * count + ((at0 + 1) % count),
        (ring + 1) * count + ((at0 + 1) % count),
        (ring + 1) * count + at0,
      ]),
    )
  const base = outline.map((_, at0) => count - 1 - at0)
  const top = outline.map((_, at0) => (sections.length - 1) * count + at0)
  return {
    shape: 'mesh',
    at,
    material,
    smooth: true,
    points,
    faces: [...sides, base, ...(spec.top === false ? [] : [top])],
  }
}

/** Points of a path in equal steps, each with the direction across it. */
function walked(path: readonly Point[], steps: number): { at: Point; normal: Point }[] {
  const lengths = path
    .slice(1)
    .map(([y, z], n) => Math.hypot(y - (path[n]?.[0] ?? y), z - (path[n]?.[1] ?? z)))
  const whole = lengths.reduce((sum, each) => sum + each, 0)
  return Array.from({ length: steps + 1 }, (_, step) => {
    let left = (whole * step) / steps
    let leg = 0
    while (leg < lengths.length - 1 && left > (lengths[leg] ?? 0)) left -= lengths[leg++] ?? 0
    const [from = [0, 0], to = [0, 0]] = [path[leg], path[leg + 1]]
    const length = lengths[leg] || 1
    const t = left / length
    return {
      at: [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t],
      normal: [-(to[1] - from[1]) / length, (to[0] - from[0]) / length],
    }
  })
}

/**
 * A cloth that hangs over an edge: `path` is in y and z, the cloth is `width` wide along x and folds more the farther it hangs
 * below its highest point.
 */
export function drape(
  random: Random,
  spec: {
    at: Vec
    turn?: number
    path: readonly Point[]
    width: number
    folds: number
    depth: number
    thick: number
    material: string
  },
): Shape {
  const [across, along] = [30, 26]
  const line = walked(spec.path, along)
  const highest = Math.max(...line.map(({ at }) => at[1]))
  const reach = highest - Math.min(...line.map(({ at }) => at[1])) || 1
  const [phase, second, slant] = [range(random, 0, 6), range(random, 0, 6), range(random, -0.03, 0.03)]
  const points: Vec[] = []
  for (let u = 0; u <= across; u++) {
    const part = u / across
    const wave =
      Math.sin(part * spec.folds * Math.PI * 2 + phase) + 0.45 * Math.sin(part * spec.folds * 3.7 + second)
    const side = (out: number): Vec[] =>
      line.map(({ at, normal }) => {
        const hang = ((highest - at[1]) / reach) ** 0.8
        const off = out * (spec.thick / 2) + wave * spec.depth * hang
        const x = (part - 0.5) * spec.width * (1 - 0.06 * hang) + slant * hang
        return [round(x), round(at[0] + normal[0] * off), round(at[1] + normal[1] * off * 0.6)]
      })
    points.push(...side(1), ...side(-1).toReversed())
  }
  const loop = (along + 1) * 2
  const faces: number[][] = []
  for (let u = 0; u < across; u++)
    for (let v = 0; v < loop; v++) {
      const next = (v + 1) % loop
      faces.push([u * loop + v, u * loop + next, (u + 1) * loop + next, (u + 1) * loop + v])
    }
  for (const end of [0, across * loop])
    for (let v = 0; v < along; v++) faces.push([end + v, end + v + 1, end + loop - 2 - v, end + loop - 1 - v])
  return {
    shape: 'mesh',
    at: spec.at,
    turn: [0, 0, spec.turn ?? 0],
    material: spec.material,
    smooth: true,
    soft: 1,
    points,
    faces,
  }
}
