import type { Plane, Point3 } from './solids.ts'
import type { Camera, Screen } from './camera.ts'

/** A storey on its plate: its rectangle seen from above, and its height. */
export interface Block {
  plane: Plane
  height: number
}

/** Gap between the storeys of one house, and margin for the shadow, in metres of the picture. */
const GAP_M = 0.9
const MARGIN_M = { left: 0.5, right: 1.3, top: 0.4, bottom: 0.9 }
/**
 * Aspect ratio of the picture (width / height): the minimum, and the preferred one where two storeys can lie either way. Details
 * show it in a wide header.
 */
const SHAPE = { min: 0.62, best: 1.3 }

const cornersOf = ({ plane: [x, y, w, d], height }: Block): Point3[] =>
  [x, x + w].flatMap((cx) => [y, y + d].flatMap((cy) => [0, height].map((z): Point3 => [cx, cy, z])))

const outlineOf = (block: Block, { seen }: Camera): Screen[] => hullOf(cornersOf(block).map(seen))

const turn = (a: Screen, b: Screen, c: Screen) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

function hullOf(points: readonly Screen[]): Screen[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Screen[]) => {
    const chain: Screen[] = []
    for (const point of list) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)]
        if (!a || !b || turn(a, b, point) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** Distance of two outlines when the second is pushed by `length` along `way`; negative where they overlap. */
type Apart = (way: Screen, length: number) => number

/** Distance along the side normal that separates them best (separating axis). */
function apartOf(one: readonly Screen[], other: readonly Screen[]): Apart {
  const normals = [one, other].flatMap((outline) =>
    outline.map((a, index): Screen => {
      const b = outline[(index + 1) % outline.length] ?? a
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length]
    }),
  )
  const spans = normals.map(([nx, ny]) => {
    const along = (outline: readonly Screen[]) => outline.map(([x, y]) => x * nx + y * ny)
    const [a, b] = [along(one), along(other)]
    return { nx, ny, above: Math.min(...b) - Math.max(...a), below: Math.min(...a) - Math.max(...b) }
  })
  return ([x, y], length) =>
    spans.reduce((max, { nx, ny, above, below }) => {
      const by = (x * nx + y * ny) * length
      return Math.max(max, above + by, below - by)
    }, Number.NEGATIVE_INFINITY)
}

const moved = (outline: readonly Screen[], [dx, dy]: Screen): Screen[] =>
  outline.map(([x, y]): Screen => [x + dx, y + dy])

function sizeOf(points: readonly Screen[]): { w: number; h: number; x: number; y: number } {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs) - MARGIN_M.left, Math.min(...ys) - MARGIN_M.bottom]
  return { x, y, w: Math.max(...xs) + MARGIN_M.right - x, h: Math.max(...ys) + MARGIN_M.top - y }
}

/** Metres shown per unit of the picture: a smaller value means a larger house. */
const zoomOf = ({ w, h }: { w: number; h: number }) => Math.max(w / SHAPE.best, h)

/** Position of the upper storey beside the lower one that shows both as large as possible. */
function beside(lower: readonly Screen[], upper: readonly Screen[]): Screen {
  const apart = apartOf(lower, upper)
  let best: { at: Screen; zoom: number } | null = null
  for (let degrees = 0; degrees <= 120; degrees += 3) {
    const way: Screen = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    let length = 0
    while (length < 60 && apart(way, length) < GAP_M) length += 0.1
    const at: Screen = [way[0] * length, way[1] * length]
    const zoom = zoomOf(sizeOf([...lower, ...moved(upper, at)]))
    if (!best || zoom < best.zoom - 1e-6) best = { at, zoom }
  }
  return best?.at ?? [0, 0]
}

export interface Layout {
  /** Offset of each storey on the table, in metres. */
  offsets: readonly (readonly [number, number])[]
  /** Visible part of the picture's plane, in metres: lowest corner, then size. */
  view: { x: number; y: number; w: number; h: number }
}

/** Places the storeys of a house on the table and frames them. */
export function layoutOf(blocks: readonly Block[], camera: Camera): Layout {
  const [lower = [], upper] = blocks.map((block) => outlineOf(block, camera))
  if (!upper) return { offsets: [[0, 0]], view: framed(sizeOf(lower)) }
  const at = beside(lower, upper)
  return { offsets: [[0, 0], camera.push(at)], view: framed(sizeOf([...lower, ...moved(upper, at)])) }
}

/** Widens a picture that would be too narrow for its height. */
function framed(size: Layout['view']): Layout['view'] {
  const w = Math.max(size.w, size.h * SHAPE.min)
  return { x: size.x - (w - size.w) / 2, y: size.y, w, h: size.h }
}
