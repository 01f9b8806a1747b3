import type { Point3 } from '../solids.ts'
import type { Mesh } from './mesh.ts'

/** Orthographic projection: a point's pixel is its dot product with an axis in x and y, then scaled and moved. */
export interface Projection {
  right: Point3
  up: Point3
  /** Direction towards the eye or the light. */
  eye: Point3
  /** Pixels per metre. */
  scaleX: number
  scaleY: number
  /** Coordinates of the left and the top edge, in metres along the axes. */
  left: number
  top: number
}

/** Nearest surface in every pixel (depth buffer). */
export interface Raster {
  width: number
  height: number
  /** Distance from the eye, smaller is nearer; in metres, from any origin. */
  depth: Float32Array
  /** Index of the triangle, -1 for none; null when not needed. */
  ids: Int32Array | null
}

export const rasterOf = (width: number, height: number, hasIds: boolean): Raster => ({
  width,
  height,
  depth: new Float32Array(width * height),
  ids: hasIds ? new Int32Array(width * height) : null,
})

export function cleared(raster: Raster): Raster {
  raster.depth.fill(Infinity)
  raster.ids?.fill(-1)
  return raster
}

/** Coordinate along an axis of the point or direction that starts at `at`. */
const along = (axis: Point3, values: Float32Array, at: number) =>
  axis[0] * (values[at] ?? 0) + axis[1] * (values[at + 1] ?? 0) + axis[2] * (values[at + 2] ?? 0)

/** Corners in pixels and distances. */
function projected({ places, count }: Mesh, view: Projection): Float32Array {
  const { right, up, eye, scaleX, scaleY, left, top } = view
  const seen = new Float32Array(count * 9)
  for (let at = 0; at < seen.length; at += 3) {
    seen[at] = (along(right, places, at) - left) * scaleX
    seen[at + 1] = (top - along(up, places, at)) * scaleY
    seen[at + 2] = -along(eye, places, at)
  }
  return seen
}

/** Rasterises triangles, line by line. */
class Painter {
  readonly #raster: Raster
  readonly #seen: Float32Array
  /** First and last pixel of the line inside the triangle. */
  #first = 0
  #last = 0

  constructor(raster: Raster, seen: Float32Array) {
    this.#raster = raster
    this.#seen = seen
  }

  /** Fills the triangle whose corners start at `at`. */
  fill(at: number, id: number) {
    const seen = this.#seen
    const [ax, ay, az] = [seen[at] ?? 0, seen[at + 1] ?? 0, seen[at + 2] ?? 0]
    const [bx, by, bz] = [seen[at + 3] ?? 0, seen[at + 4] ?? 0, seen[at + 5] ?? 0]
    const [cx, cy, cz] = [seen[at + 6] ?? 0, seen[at + 7] ?? 0, seen[at + 8] ?? 0]
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const bottom = Math.min(this.#raster.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    if (top > bottom) return
    const isBetweenPixels = Math.ceil(Math.min(ax, bx, cx) - 0.5) > Math.floor(Math.max(ax, bx, cx) - 0.5)
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (isBetweenPixels || area === 0) return
    const alongX = ((bz - az) * (cy - ay) - (cz - az) * (by - ay)) / area
    const alongY = ((cz - az) * (bx - ax) - (bz - az) * (cx - ax)) / area
    const turn = area > 0 ? 1 : -1
    for (let row = top; row <= bottom; row++) {
      const y = row + 0.5
      this.#first = 0
      this.#last = this.#raster.width - 1
      this.#clip((ay - by) * turn, ((bx - ax) * (y - ay) + (by - ay) * ax) * turn)
      this.#clip((by - cy) * turn, ((cx - bx) * (y - by) + (cy - by) * bx) * turn)
      this.#clip((cy - ay) * turn, ((ax - cx) * (y - cy) + (ay - cy) * cx) * turn)
      if (this.#first <= this.#last)
        this.#line(row, az + alongX * (this.#first + 0.5 - ax) + alongY * (y - ay), [alongX, id])
    }
  }

  /** Clips the line to where slope * x + offset is not below zero. */
  #clip(slope: number, offset: number) {
    if (slope > 1e-9) this.#first = Math.max(this.#first, Math.ceil(-offset / slope - 0.5))
    else if (slope < -1e-9) this.#last = Math.min(this.#last, Math.ceil(-offset / slope - 0.5) - 1)
    else if (offset < 0) this.#last = -1
  }

  #line(row: number, start: number, [step, id]: readonly [number, number]) {
    const { depth, ids, width } = this.#raster
    let z = start
    for (let at = row * width + this.#first; at <= row * width + this.#last; at++) {
      if (z < (depth[at] ?? 0)) {
        depth[at] = z
        if (ids) ids[at] = id
      }
      z += step
    }
  }
}

/** Draws the front faces, or only the back faces; ids count from `from`. */
export function draw(
  raster: Raster,
  mesh: Mesh,
  { view, side, from = 0 }: { view: Projection; side: 'front' | 'back'; from?: number },
): void {
  const painter = new Painter(raster, projected(mesh, view))
  const { eye } = view
  const { faces, count } = mesh
  const sign = side === 'front' ? 1 : -1
  for (let index = 0; index < count; index++) {
    const at = index * 3
    if (along(eye, faces, at) * sign > 1e-4) painter.fill(at * 3, from + index)
  }
}
