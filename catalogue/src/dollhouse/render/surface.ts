import type { Mesh } from './mesh.ts'
import type { Projection, Raster } from './raster.ts'

/** Points shown by a picture's pixels, one after the other, and the light that reaches them. */
export interface Surface {
  count: number
  /** Index of the pixel, and of the triangle in it. */
  pixels: Int32Array
  ids: Int32Array
  places: Float32Array
  normals: Float32Array
  /** Light received from the sun and the sky, and the unoccluded light. */
  sun: Float32Array
  sky: Float32Array
  openSun: Float32Array
  openSky: Float32Array
}

function emptySurface(count: number): Surface {
  const values = (each: number) => new Float32Array(count * each)
  return {
    count,
    pixels: new Int32Array(count),
    ids: new Int32Array(count),
    places: values(3),
    normals: values(3),
    sun: values(1),
    sky: values(1),
    openSun: values(1),
    openSky: values(1),
  }
}

/** Positions and normals of a raster's pixels. `meshes` in the order of their ids. */
export function surfaceOf(raster: Raster, view: Projection, meshes: readonly Mesh[]): Surface {
  const ids = raster.ids ?? new Int32Array()
  const surface = emptySurface(ids.reduce((sum, id) => (id >= 0 ? sum + 1 : sum), 0))
  let next = 0
  for (let pixel = 0; pixel < ids.length; pixel++) {
    const id = ids[pixel] ?? -1
    if (id < 0) continue
    surface.pixels[next] = pixel
    surface.ids[next] = id
    next++
  }
  place(surface, raster, view)
  let from = 0
  for (const mesh of meshes) {
    face(surface, mesh, from)
    from += mesh.count
  }
  return surface
}

function place({ count, pixels, places }: Surface, raster: Raster, view: Projection) {
  const { right, up, eye, scaleX, scaleY, left, top } = view
  for (let index = 0; index < count; index++) {
    const pixel = pixels[index] ?? 0
    const u = ((pixel % raster.width) + 0.5) / scaleX + left
    const v = top - (Math.floor(pixel / raster.width) + 0.5) / scaleY
    const away = -(raster.depth[pixel] ?? 0)
    for (let axis = 0; axis < 3; axis++) {
      places[index * 3 + axis] = (right[axis] ?? 0) * u + (up[axis] ?? 0) * v + (eye[axis] ?? 0) * away
    }
  }
}

/** Interpolates normals between a triangle's corners. */
function face({ count, ids, places, normals }: Surface, mesh: Mesh, from: number) {
  for (let index = 0; index < count; index++) {
    const triangle = (ids[index] ?? 0) - from
    if (triangle < 0 || triangle >= mesh.count) continue
    const at = triangle * 9
    if (mesh.isFlat[triangle] === 1) {
      for (let axis = 0; axis < 3; axis++) normals[index * 3 + axis] = mesh.normals[at + axis] ?? 0
      continue
    }
    const [a, b, c] = shares(mesh, triangle, places.subarray(index * 3, index * 3 + 3))
    for (let axis = 0; axis < 3; axis++) {
      normals[index * 3 + axis] =
        a * (mesh.normals[at + axis] ?? 0) +
        b * (mesh.normals[at + 3 + axis] ?? 0) +
        c * (mesh.normals[at + 6 + axis] ?? 0)
    }
  }
}

/** Barycentric coordinates of a point in a triangle. */
function shares({ places }: Mesh, triangle: number, place: Float32Array): readonly [number, number, number] {
  const at = triangle * 9
  const [x, y, z] = [place[0] ?? 0, place[1] ?? 0, place[2] ?? 0]
  const [ax, ay, az] = [places[at] ?? 0, places[at + 1] ?? 0, places[at + 2] ?? 0]
  const [ux, uy, uz] = [(places[at + 3] ?? 0) - ax, (places[at + 4] ?? 0) - ay, (places[at + 5] ?? 0) - az]
  const [vx, vy, vz] = [(places[at + 6] ?? 0) - ax, (places[at + 7] ?? 0) - ay, (places[at + 8] ?? 0) - az]
  const [wx, wy, wz] = [x - ax, y - ay, z - az]
  const [uu, uv, vv] = [ux * ux + uy * uy + uz * uz, ux * vx + uy * vy + uz * vz, vx * vx + vy * vy + vz * vz]
  const [wu, wv] = [wx * ux + wy * uy + wz * uz, wx * vx + wy * vy + wz * vz]
  const area = uu * vv - uv * uv || 1
  const b = Math.min(1, Math.max(0, (vv * wu - uv * wv) / area))
  const c = Math.min(1 - b, Math.max(0, (uu * wv - uv * wu) / area))
  return [1 - b - c, b, c]
}
