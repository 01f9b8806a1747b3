import { GARDEN } from '../garden/garden-materials.ts'
import type { Hex, Material } from '../shapes.ts'
import { METAL, TIMBER } from '../styles.ts'
import { type Cladding, type Facade, upstairsOf } from './facade-design.ts'

/** Brightness of a colour, from 0 to 1. */
const brightness = (color: Hex) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0) / 765

const isDark = (f: Facade) => brightness(f.color) < 0.45

const courses = (look: {
  color: Hex
  grout: Hex
  size: readonly [number, number]
  vary: number
}): Material => ({
  kind: 'tile',
  color: look.color,
  grout: look.grout,
  width: look.size[0],
  height: look.size[1],
  plane: 'xz',
  offset: 0.46,
  vary: look.vary,
  roughness: 0.9,
  joint: 0.009,
  world: true,
})

function brickOf(f: Facade): Hex {
  if (f.style.name === 'industrial') return isDark(f) ? '#5a4a44' : '#8a5440'
  if (f.style.name === 'mid-century') return '#b3714e'
  return isDark(f) ? '#5d5a56' : '#d2c4b2'
}

function claddingOf(f: Facade, kind: Cladding): Material {
  if (kind === 'brick')
    return courses({
      color: brickOf(f),
      grout: isDark(f) ? '#8b857c' : '#cbc4b8',
      size: [0.24, 0.086],
      vary: 0.14,
    })
  if (kind === 'stone') return courses({ color: '#bba98d', grout: '#8d806a', size: [0.48, 0.15], vary: 0.2 })
  if (kind === 'weatherboard')
    return {
      kind: 'tile',
      color: f.color,
      grout: isDark(f) ? '#4d5659' : '#a9a79f',
      width: 400,
      height: 0.17,
      plane: 'xz',
      vary: 0,
      roughness: 0.6,
      joint: 0.006,
      world: true,
    }
  if (kind === 'battens') return { kind: 'paint', color: TIMBER[f.timber].color2, roughness: 0.8 }
  return { kind: 'paint', color: f.color, roughness: 0.92, grain: 70, relief: 0.2 }
}

const DRIVES: Record<Facade['drive'], Material> = {
  aggregate: {
    kind: 'speckle',
    color: '#b5ab9c',
    color2: '#8f8577',
    color3: '#d3cbbd',
    scale: 70,
    share: 0.35,
    roughness: 0.8,
  },
  pavers: {
    kind: 'tile',
    color: '#b9ab98',
    grout: '#8d8272',
    width: 0.3,
    height: 0.15,
    plane: 'xy',
    offset: 0.5,
    vary: 0.12,
    roughness: 0.85,
    joint: 0.006,
  },
  concrete: {
    kind: 'speckle',
    color: '#bdbab3',
    color2: '#b3b0a9',
    color3: '#c6c3bc',
    scale: 60,
    share: 0.4,
    roughness: 0.75,
  },
}

/** Materials of ground and plants around the house. */
function garden(f: Facade): Record<string, Material> {
  return {
    ...GARDEN,
    drive: DRIVES[f.drive],
    path: {
      kind: 'speckle',
      color: '#cdc8be',
      color2: '#c3beb4',
      color3: '#d6d2c9',
      scale: 50,
      share: 0.4,
      roughness: 0.8,
    },
    road: {
      kind: 'speckle',
      color: '#66686a',
      color2: '#5b5d5f',
      color3: '#737577',
      scale: 90,
      share: 0.4,
      roughness: 0.9,
    },
    kerb: {
      kind: 'speckle',
      color: '#b7b3aa',
      color2: '#aca89f',
      color3: '#c1bdb4',
      scale: 70,
      share: 0.4,
      roughness: 0.85,
    },
    nextWall: { kind: 'paint', color: '#d3c8b8', roughness: 0.9 },
    nextRoof: { kind: 'paint', color: '#6d6a67', roughness: 0.8 },
  }
}

/** The sky behind the house, and its reflection in windows. */
function skies(f: Facade): Record<string, Material> {
  const seed = f.front.width * 7 + f.front.depth
  if (f.hour === 'dusk') {
    const sky = {
      kind: 'sky',
      color: '#3d5f96',
      middle: '#a99ab8',
      color2: '#f6bd8e',
      low: 4,
      strength: 0.62,
    } as const
    return {
      sky: { ...sky, high: 66, cloud: '#f0a98c', cover: 0.52, thick: 0.6, seed },
      skyFront: { ...sky, high: 24, strength: 0.5 },
    }
  }
  const isMorning = f.hour === 'morning'
  const sky = {
    kind: 'sky',
    color: isMorning ? '#5f9ad0' : '#4f8cc9',
    middle: isMorning ? '#a5cbe6' : '#93bfe2',
    color2: isMorning ? '#f3ead9' : '#e4eef2',
    low: 2,
    strength: 1.05,
  } as const
  return {
    sky: { ...sky, high: 70, cloud: '#fdfcf9', cover: isMorning ? 0.5 : 0.47, thick: 0.9, seed },
    // Panes reflect the sky low over the street: haze, hardly the blue above it.
    skyFront: { ...sky, color: '#b9c6cf', middle: '#ccd3d6', high: 24, strength: 0.7 },
  }
}

function interiors(f: Facade): Record<string, Material> {
  const isDusk = f.hour === 'dusk'
  return {
    inside: isDusk
      ? { kind: 'sky', color: '#ffdca6', color2: '#d99a55', low: 0, high: 2.7, strength: 1.5 }
      : { kind: 'paint', color: '#b7ada0', roughness: 0.9 },
    insideSide: isDusk
      ? { kind: 'glow', color: '#e8b679', strength: 0.5 }
      : { kind: 'paint', color: '#aaa196', roughness: 0.9 },
    insideFloor: { kind: 'paint', color: '#8b7053', roughness: 0.7 },
    bulb: { kind: 'glow', color: '#ffe6bd', strength: isDusk ? 9 : 2 },
    curtain: { kind: 'fabric', color: '#f1ece2', weave: 160 },
    lamp: { kind: 'glow', color: '#ffdca8', strength: isDusk ? 14 : 1.2 },
    pane: { kind: 'glass', color: isDusk ? '#fff4e4' : '#dfe9ea', reflect: isDusk ? 0.1 : 0.16 },
  }
}

export function facadeMaterials(f: Facade): Record<string, Material> {
  const timber = TIMBER[f.timber]
  return {
    cladA: claddingOf(f, f.main),
    cladB: claddingOf(f, f.feature),
    cladC: claddingOf(f, upstairsOf(f)),
    roof: {
      kind: 'tile',
      color: f.roofColor,
      grout: brightness(f.roofColor) < 0.35 ? '#17191a' : '#8d8a84',
      width: 0.42,
      height: 60,
      plane: 'xy',
      vary: 0.02,
      roughness: 0.5,
      joint: 0.014,
    },
    trim: { kind: 'paint', color: isDark(f) ? '#2a2d2e' : '#f5f3ee', roughness: 0.55 },
    dark: { kind: 'paint', color: '#2b2e2f', roughness: 0.5 },
    gutter: { kind: 'paint', color: f.style.frames === 'white' ? '#f1efe9' : '#2b2e2f', roughness: 0.4 },
    slat: { ...timber, along: 'z', roughness: 0.6 },
    frame: { kind: 'paint', color: f.style.frames === 'white' ? '#f5f4f0' : '#222527', roughness: 0.4 },
    post: { ...timber, along: 'z' },
    soffit: { ...timber, along: 'y', board: 0.12 },
    door:
      f.door.kind === 'timber'
        ? { ...timber, along: 'z' }
        : { kind: 'paint', color: f.door.color, roughness: 0.35 },
    garage:
      f.garage === 'timber'
        ? { ...timber, along: 'x', roughness: 0.55 }
        : { kind: 'paint', color: f.roofColor === '#efece4' ? '#e6e0d4' : f.roofColor, roughness: 0.5 },
    metal: METAL['black'] ?? { kind: 'metal', color: '#1f2123' },
    ...interiors(f),
    ...garden(f),
    ...skies(f),
  }
}
