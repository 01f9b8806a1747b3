import { COLOURS } from './lights.ts'
import type { Mesh } from './mesh.ts'
import { PATTERNS } from './patterns.ts'
import type { Surface } from './surface.ts'

/** Linear light of every pixel, premultiplied: red, green, blue and coverage. */
export type Layer = Float32Array

/** Indirect light from walls and floors all around: from below, and from above. */
const BOUNCE = { below: [0.46, 0.435, 0.39], above: [0.27, 0.268, 0.258] } as const
/** Share of the indirect light that reaches the deepest corner. */
const DEEPEST = 0.45
/** Shadow on the table; below `faintest` it is not drawn, so that it ends softly. */
const TABLE_SHADOW = { colour: [0.012, 0.03, 0.03, 1], darkest: 0.78, faintest: 0.2 } as const

/** Share of all possible light that reaches a pixel. */
function opennessOf({ sun, sky, openSun, openSky }: Surface, index: number): number {
  const open = (openSun[index] ?? 0) + (openSky[index] ?? 0)
  return ((sun[index] ?? 0) + (sky[index] ?? 0)) / Math.max(open, 0.02)
}

/** Shades every pixel with its paint and light. Pixels outside of `solid` are the table: only its shadow is drawn. */
export function colour(layer: Layer, surface: Surface, solid: Mesh): void {
  for (let index = 0; index < surface.count; index++) {
    const at = (surface.pixels[index] ?? 0) * 4
    const openness = opennessOf(surface, index)
    if ((surface.ids[index] ?? 0) >= solid.count) {
      const alpha = Math.max(0, 1 - openness - TABLE_SHADOW.faintest) * TABLE_SHADOW.darkest
      for (let part = 0; part < 4; part++) layer[at + part] = (TABLE_SHADOW.colour[part] ?? 1) * alpha
      continue
    }
    const { sun, sky, normals } = surface
    const up = (normals[index * 3 + 2] ?? 0) / 2 + 0.5
    const base = solid.looks[solid.paints[surface.ids[index] ?? 0] ?? 0]?.colour
    const tone = toneAt(surface, index, solid)
    layer[at + 3] = 1
    for (let part = 0; part < 3; part++) {
      const bounce = (BOUNCE.below[part] ?? 0) * (1 - up) + (BOUNCE.above[part] ?? 0) * up
      const light =
        (sun[index] ?? 0) * (COLOURS.sun[part] ?? 0) +
        (sky[index] ?? 0) * (COLOURS.sky[part] ?? 0) +
        bounce * (DEEPEST + (1 - DEEPEST) * openness)
      layer[at + part] = (base?.[part] ?? 0) * tone * light
    }
  }
}

/** Brightness of the paint's pattern at a pixel. */
function toneAt({ ids, places, normals }: Surface, index: number, { looks, paints }: Mesh): number {
  const pattern = looks[paints[ids[index] ?? 0] ?? 0]?.pattern ?? 'plain'
  if (pattern === 'plain' || Math.abs(normals[index * 3 + 2] ?? 0) < 0.5) return 1
  return PATTERNS[pattern](places[index * 3] ?? 0, places[index * 3 + 1] ?? 0)
}

/** Blends panes of glass over a layer; `ids` has the pane in every pixel, or -1. */
export function glaze(layer: Layer, ids: Int32Array, glass: Mesh): void {
  for (let pixel = 0; pixel < ids.length; pixel++) {
    const id = ids[pixel] ?? -1
    if (id < 0) continue
    const look = glass.looks[glass.paints[id] ?? 0]
    if (!look) continue
    const [front, up] = [glass.faces[id * 3 + 1] ?? 0, glass.faces[id * 3 + 2] ?? 0]
    const light = 0.72 + 0.28 * Math.max(up, 0) - 0.1 * Math.max(-front, 0)
    for (let part = 0; part < 4; part++) {
      const tint = part === 3 ? 1 : (look.colour[part] ?? 0) * light
      layer[pixel * 4 + part] = tint * look.opacity + (layer[pixel * 4 + part] ?? 0) * (1 - look.opacity)
    }
  }
}

/** Tone curve: white paper keeps its tone; brighter light rolls off. */
const SHOULDER = 0.72
const rolled = (light: number) =>
  light < SHOULDER ? light : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(light - SHOULDER) / (1 - SHOULDER)))
const encoded = (light: number) => (light < 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/**
 * Pixels with almost no coverage fade to the tone of the plate: an invisible edge would cost bytes, and a dark one would bleed
 * into the plate under compression.
 */
const CLEAR = { below: 0.03, tone: 0.86 } as const

/** Converts light to display colours, not multiplied by alpha. */
export function developed(layer: Layer): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(layer.length)
  for (let at = 0; at < layer.length; at += 4) {
    const alpha = layer[at + 3] ?? 0
    const own = Math.min(1, alpha / CLEAR.below)
    for (let part = 0; part < 3; part++) {
      const light = alpha > 0 ? rolled((layer[at + part] ?? 0) / alpha) : 0
      const shown = encoded(light) * own + CLEAR.tone * (1 - own)
      pixels[at + part] = Math.round(shown * 255)
    }
    pixels[at + 3] = Math.round(Math.min(1, alpha) * 255)
  }
  return pixels
}
