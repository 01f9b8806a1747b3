import { type Facade, upstairsOf } from './facade-design.ts'
import { FLOOR_TO_FLOOR_M, CEILING_M } from './facade-walls.ts'
import type { FrontPart } from './front.ts'
import { slab } from '../props.ts'
import { gableRoof, hipRoof, skillionRoof } from './roofs.ts'
import type { Shape } from '../shapes.ts'

/** Material of the gable wall: the cladding below it, or plain timber boards where that is slatted. */
function wallUnder(f: Facade, { level }: FrontPart): string {
  const cladding = level === 'upper' ? upstairsOf(f) : f.main
  if (cladding === 'battens') return 'slat'
  return level === 'upper' ? 'cladC' : 'cladA'
}

function roofOver(f: Facade, part: FrontPart, place: { z: number; at: number }): Shape[] {
  const { z, at } = place
  const base = {
    x0: part.from,
    x1: part.to,
    y0: part.y,
    y1: f.front.depth - 1,
    z,
    pitch: 0,
    over: 0.42,
    material: 'roof',
  }
  const w = part.to - part.from
  if (f.roof === 'parapet') {
    const lift = part.kind === 'garage' ? 0.25 : part.kind === 'porch' || part.kind === 'entry' ? 0.85 : 0.55
    return [
      slab(
        [part.from, part.y, z],
        [part.to, part.y + 5, z + lift],
        part.kind === 'garage' || part.kind === 'room' ? 'cladA' : 'cladB',
      ),
      slab(
        [part.from - 0.04, part.y - 0.04, z + lift],
        [part.to + 0.04, part.y + 5, z + lift + 0.07],
        'dark',
      ),
    ]
  }
  if (f.roof === 'skillion')
    return skillionRoof(
      { ...base, pitch: w > 4 ? 7 : 9, over: 0.5, wall: wallUnder(f, part) },
      at % 2 ? 'left' : 'right',
    )
  if (f.roof === 'gable' && w > 2.6)
    return gableRoof({ ...base, pitch: 36, over: 0.35, wall: wallUnder(f, part) })
  return []
}

/** Maximum distance of walls that count as one plane. */
const ONE_PLANE_M = 0.3

/** Merges neighbours with coplanar fronts under one roof, as a carpenter would frame them. */
export function underOneRoof(parts: readonly FrontPart[]): FrontPart[] {
  const found: FrontPart[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (!last || Math.abs(last.y - part.y) > ONE_PLANE_M) found.push({ ...part })
    else {
      const wider = last.to - last.from < part.to - part.from ? part : last
      found[found.length - 1] = { ...wider, from: last.from, to: part.to, y: Math.max(last.y, part.y) }
    }
  }
  return found
}

/** One hip roof over the whole house, and one over each projecting part. */
function hips(f: Facade, covered: readonly FrontPart[], z: number): Shape[] {
  if (f.roof !== 'hip' && f.roof !== 'gable') return []
  const isHip = f.roof === 'hip'
  const lowest = Math.min(...covered.map((part) => part.y))
  const [x0, x1] = [-f.front.width / 2, f.front.width / 2]
  const shape = isHip
    ? { y0: covered.length > 1 ? lowest + 0.9 : lowest, pitch: f.front.storeys === 2 ? 29 : 25, over: 0.45 }
    : { y0: lowest + 2.2, pitch: 30, over: 0.3 }
  const projecting = covered.filter(
    (part) => isHip && covered.length > 1 && part.y < lowest + 0.8 && part.to - part.from > 2.6,
  )
  return [
    ...hipRoof({ x0, x1, y1: f.front.depth, z, material: 'roof', ...shape }),
    // Offset overlapping eaves of neighbours slightly, so that none are coplanar.
    ...projecting.flatMap((part, at) =>
      hipRoof({
        x0: part.from,
        x1: part.to,
        y0: part.y - 0.012 * (at + 1),
        y1: part.y + 7,
        z: z + 0.008 * (at + 1),
        pitch: f.front.storeys === 2 ? 29 : 25,
        over: 0.45,
        material: 'roof',
      }),
    ),
  ]
}

export function roofs(f: Facade): Shape[] {
  const top = f.front.storeys === 2 ? 'upper' : 'ground'
  const z = f.front.storeys === 2 ? FLOOR_TO_FLOOR_M + CEILING_M : CEILING_M
  const parts = f.front.parts
  const single = parts.filter((part) => part.level === 'ground' && f.front.storeys === 2)
  const covered = parts.filter((part) => part.level === top)
  const roofed = f.roof === 'skillion' || f.roof === 'hip' ? underOneRoof(covered) : covered
  const low: Shape[] = single.flatMap((part) => {
    const above = covered.find((each) => each.from < part.to - 0.4 && each.to > part.from + 0.4)
    const projects = !above || above.y > part.y + 0.5
    return projects
      ? [
          slab(
            [part.from - 0.3, part.y - 0.35, CEILING_M],
            [part.to + 0.3, (above?.y ?? part.y + 4) + 0.1, CEILING_M + 0.24],
            'dark',
            0.01,
          ),
        ]
      : []
  })
  return [...low, ...hips(f, roofed, z), ...roofed.flatMap((part, at) => roofOver(f, part, { z, at }))]
}
