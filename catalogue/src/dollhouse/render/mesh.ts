import type { BufferGeometry } from 'three'
import { Color, PlaneGeometry } from 'three'

import type { PaintName, Pattern } from '../paints.ts'
import type { Scene } from '../scene.ts'
import type { Point3, Solid } from '../solids.ts'
import { bodyOf } from './bodies.ts'

/** Material of a surface: its colour in linear light, red to blue, and its pattern. */
export interface Material {
  colour: Point3
  pattern: Pattern
  opacity: number
}

/** Triangle mesh, three corners for each triangle, in metres on the table. */
export interface Mesh {
  count: number
  /** x, y, z of every corner. */
  places: Float32Array
  normals: Float32Array
  /** Flat normal of every triangle, and whether its corners' normals equal it. */
  faces: Float32Array
  isFlat: Uint8Array
  /** Material of every triangle, as an index of `looks`. */
  paints: Uint8Array
  looks: readonly Material[]
}

class MeshBuilder {
  readonly #places: number[] = []
  readonly #normals: number[] = []
  readonly #faces: number[] = []
  readonly #isFlat: number[] = []
  readonly #paints: number[] = []

  add(body: BufferGeometry, [dx, dy, dz]: Point3, paintOf: (up: number) => number) {
    const flat = body.index ? body.toNonIndexed() : body
    const place = flat.getAttribute('position')
    const normal = flat.getAttribute('normal')
    for (let corner = 0; corner < place.count; corner++) {
      this.#places.push(place.getX(corner) + dx, place.getY(corner) + dy, place.getZ(corner) + dz)
      this.#normals.push(normal.getX(corner), normal.getY(corner), normal.getZ(corner))
      if (corner % 3 === 2) this.#paints.push(paintOf(this.#closeTriangle()))
    }
  }

  /** Sets the flat normal of the last three corners; returns its upward component. */
  #closeTriangle(): number {
    const last = this.#places.length - 9
    const at = (corner: number, axis: number) => this.#places[last + corner * 3 + axis] ?? 0
    const side = (corner: number, axis: number) => at(corner, axis) - at(0, axis)
    const x = side(1, 1) * side(2, 2) - side(1, 2) * side(2, 1)
    const y = side(1, 2) * side(2, 0) - side(1, 0) * side(2, 2)
    const z = side(1, 0) * side(2, 1) - side(1, 1) * side(2, 0)
    const length = Math.sqrt(x * x + y * y + z * z) || 1
    this.#faces.push(x / length, y / length, z / length)
    const turn = (corner: number, axis: number) => this.#normals[last + corner * 3 + axis] ?? 0
    const isSame = (axis: number) =>
      Math.abs(turn(0, axis) - turn(1, axis)) + Math.abs(turn(0, axis) - turn(2, axis)) < 1e-4
    this.#isFlat.push(isSame(0) && isSame(1) && isSame(2) ? 1 : 0)
    return z / length
  }

  build(looks: readonly Material[]): Mesh {
    return {
      count: this.#paints.length,
      places: Float32Array.from(this.#places),
      normals: Float32Array.from(this.#normals),
      faces: Float32Array.from(this.#faces),
      isFlat: Uint8Array.from(this.#isFlat),
      paints: Uint8Array.from(this.#paints),
      looks,
    }
  }
}

/** Materials by the names of their paints. */
function looksOf(paints: Scene['paints']) {
  const names = new Map<string, number>()
  const looks = Object.entries(paints).map(([name, paint], index): Material => {
    const { colour, pattern, opacity }: { colour: string; pattern?: Pattern; opacity?: number } = paint
    const { r, g, b } = new Color(colour)
    names.set(name, index)
    return { colour: [r, g, b], pattern: pattern ?? 'plain', opacity: opacity ?? 1 }
  })
  return { looks, numberOf: (name: PaintName) => names.get(name) ?? 0 }
}

const topOf = (solid: Solid) => ('top' in solid && solid.top ? solid.top : solid.paint)

/** Margin of the table around the plates, in metres. */
const TABLE_EDGE = 2

/** Converts a scene to meshes: shadow casters, glass, and the table under them. */
export function meshesOf(scene: Scene): { solid: Mesh; glass: Mesh; table: Mesh } {
  const { looks, numberOf } = looksOf(scene.paints)
  const [solid, glass] = [new MeshBuilder(), new MeshBuilder()]
  for (const { at, solids } of scene.storeys) {
    for (const one of solids) {
      const [side, top] = [numberOf(one.paint), numberOf(topOf(one))]
      const isGlass = (looks[side]?.opacity ?? 1) < 1
      const mesh = isGlass ? glass : solid
      mesh.add(bodyOf(one), at, (up) => (up > 0.6 ? top : side))
    }
  }
  const built = solid.build(looks)
  return { solid: built, glass: glass.build(looks), table: tableFor(built) }
}

function tableFor({ places, looks }: Mesh): Mesh {
  const along = (axis: number) => {
    let [min, max] = [Infinity, -Infinity]
    for (let at = axis; at < places.length; at += 3) {
      min = Math.min(min, places[at] ?? 0)
      max = Math.max(max, places[at] ?? 0)
    }
    return [min - TABLE_EDGE, max + TABLE_EDGE] as const
  }
  const [[left, right], [front, rear]] = [along(0), along(1)]
  const table = new MeshBuilder()
  const plane = new PlaneGeometry(right - left, rear - front)
  table.add(plane, [(left + right) / 2, (front + rear) / 2, 0], () => 0)
  return table.build(looks)
}
