import type { Scene } from '../scene.ts'
import { colour, developed, glaze } from './colour.ts'
import { lightsFor } from './lights.ts'
import { meshesOf } from './mesh.ts'
import type { Projection } from './raster.ts'
import { cleared, draw, rasterOf } from './raster.ts'
import { Shadows } from './shadows.ts'
import { soften } from './soften.ts'
import { surfaceOf } from './surface.ts'

export interface Size {
  width: number
  height: number
}

/**
 * Number of passes, each with another subpixel offset and another part of the lights: their average has smooth edges and soft
 * shadows.
 */
const PASSES = 4
const LIGHTS = { suns: 4, skies: 9 }

/** Renders a doll-house to pixels: red, green, blue and alpha, from the top left. */
export function render(scene: Scene, size: Size): Uint8Array<ArrayBuffer> {
  const meshes = meshesOf(scene)
  const shadows = new Shadows(meshes.solid, meshes.table)
  const sum = new Float32Array(size.width * size.height * 4)
  for (const [index, lights] of lightsFor(PASSES, LIGHTS, scene.sun).entries()) {
    const view = viewOf(scene, size, index / PASSES)
    const raster = cleared(rasterOf(size.width, size.height, true))
    draw(raster, meshes.solid, { view, side: 'front' })
    draw(raster, meshes.table, { view, side: 'front', from: meshes.solid.count })
    const surface = surfaceOf(raster, view, [meshes.solid, meshes.table])
    for (const light of lights) shadows.light(light, surface)
    soften(surface, size)
    const layer = new Float32Array(sum.length)
    colour(layer, surface, meshes.solid)
    const panes = { ...raster, ids: new Int32Array(raster.depth.length).fill(-1) }
    draw(panes, meshes.glass, { view, side: 'front' })
    glaze(layer, panes.ids, meshes.glass)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (layer[at] ?? 0) / PASSES
  }
  return developed(sum)
}

/** Camera of a pass, moved by a part of a pixel. */
function viewOf({ axes, view }: Scene, { width, height }: Size, share: number): Projection {
  const [scaleX, scaleY] = [width / view.w, height / view.h]
  const [dx, dy] = [share + 0.5 / PASSES - 0.5, ((share * PASSES * 0.381966) % 1) - 0.5]
  const { right, up, eye } = axes
  return { right, up, eye, scaleX, scaleY, left: view.x + dx / scaleX, top: view.y + view.h + dy / scaleY }
}
