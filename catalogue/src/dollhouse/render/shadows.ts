import type { Light } from './lights.ts'
import { across } from './lights.ts'
import type { Mesh } from './mesh.ts'
import type { Projection, Raster } from './raster.ts'
import { cleared, draw, rasterOf } from './raster.ts'
import type { Surface } from './surface.ts'

/** Resolution of a shadow map along each side. */
const SIDE = 720
/** Depth bias of the shadow map, in metres. */
const SLACK = 0.006

/** The eight corners of the bounding box of points. */
function cornersAround(places: Float32Array): (readonly [number, number, number])[] {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (let at = 0; at < places.length; at++) {
    const value = places[at] ?? 0
    const axis = at % 3
    if (value < (min[axis] ?? 0)) min[axis] = value
    if (value > (max[axis] ?? 0)) max[axis] = value
  }
  const ends = [min, max]
  return [0, 1].flatMap((i) =>
    [0, 1].flatMap((j) =>
      [0, 1].map((k) => [ends[i]?.[0] ?? 0, ends[j]?.[1] ?? 0, ends[k]?.[2] ?? 0] as const),
    ),
  )
}

/** Shadow maps of a model, for one light after the other. */
export class Shadows {
  readonly #mesh: Mesh
  readonly #corners: readonly (readonly [number, number, number])[]
  readonly #raster: Raster = rasterOf(SIDE, SIDE, false)

  /** `around` is everything that receives shadows. */
  constructor(mesh: Mesh, around: Mesh) {
    this.#mesh = mesh
    this.#corners = [...cornersAround(mesh.places), ...cornersAround(around.places)]
  }

  #viewFrom({ way }: Light): Projection {
    const { right, up } = across(way)
    const along = (axis: readonly [number, number, number]) =>
      this.#corners.map(([x, y, z]) => x * axis[0] + y * axis[1] + z * axis[2])
    const [us, vs] = [along(right), along(up)]
    const [left, top] = [Math.min(...us), Math.max(...vs)]
    const scaleX = (SIDE - 2) / (Math.max(...us) - left)
    const scaleY = (SIDE - 2) / (top - Math.min(...vs))
    return { right, up, eye: way, scaleX, scaleY, left: left - 1 / scaleX, top: top + 1 / scaleY }
  }

  /** Adds a light to every point that it reaches. Back faces cast the shadows, so that no lit face shades itself. */
  light(light: Light, surface: Surface): void {
    const view = this.#viewFrom(light)
    draw(cleared(this.#raster), this.#mesh, { view, side: 'back' })
    this.#gather(light, view, surface)
  }

  #gather({ kind, way, strength }: Light, view: Projection, surface: Surface) {
    const { places, normals, count } = surface
    const [got, open] = kind === 'sun' ? [surface.sun, surface.openSun] : [surface.sky, surface.openSky]
    const { depth } = this.#raster
    const [wx, wy, wz] = way
    const [ux, uy, uz] = view.right
    const [vx, vy, vz] = view.up
    const { left, top, scaleX, scaleY } = view
    for (let index = 0; index < count; index++) {
      const at = index * 3
      const slant = wx * (normals[at] ?? 0) + wy * (normals[at + 1] ?? 0) + wz * (normals[at + 2] ?? 0)
      if (slant <= 0) continue
      const [x, y, z] = [places[at] ?? 0, places[at + 1] ?? 0, places[at + 2] ?? 0]
      const column = ((ux * x + uy * y + uz * z - left) * scaleX) | 0
      const row = ((top - vx * x - vy * y - vz * z) * scaleY) | 0
      const away = -(wx * x + wy * y + wz * z) - SLACK
      const light = slant * strength
      open[index] = (open[index] ?? 0) + light
      if (away <= (depth[row * SIDE + column] ?? 0)) got[index] = (got[index] ?? 0) + light
    }
  }
}
