import type { Cladding, Facade } from './facade-design.ts'
import type { Hex, Material } from './shapes.ts'
import { METAL, TIMBER } from './styles.ts'

function claddingOf(f: Facade, kind: Cladding): Material {
  if (kind === 'brick')
    return {
      kind: 'tile',
      color: f.style.name === 'industrial' ? '#7d4a38' : pickBrick(f),
      grout: '#bfb8ab',
      width: 0.24,
      height: 0.086,
      plane: 'xz',
      offset: 0.5,
      vary: 0.16,
      roughness: 0.9,
      joint: 0.009,
    }
  if (kind === 'weatherboard')
    return {
      kind: 'tile',
      color: f.color,
      grout: '#77746c',
      width: 9,
      height: 0.17,
      plane: 'xz',
      vary: 0.01,
      roughness: 0.65,
      joint: 0.005,
    }
  if (kind === 'stone')
    return {
      kind: 'tile',
      color: '#b5a288',
      grout: '#83765f',
      width: 0.45,
      height: 0.14,
      plane: 'xz',
      offset: 0.41,
      vary: 0.24,
      roughness: 0.95,
      joint: 0.009,
    }
  if (kind === 'battens')
    return { ...TIMBER[f.timber], along: 'z', board: 0.11, joint: 0.008, roughness: 0.6 }
  return { kind: 'paint', color: f.color, roughness: 0.92, grain: 70, relief: 0.25 }
}

const pickBrick = (f: Facade): Hex =>
  f.color === '#3f4546' ? '#54524e' : f.style.name === 'mid-century' ? '#a8684a' : '#cdbfae'

/** What lies and grows around the house. */
function groundMaterials(dusk: boolean): Record<string, Material> {
  return {
    drive: {
      kind: 'speckle',
      color: '#b7b1a6',
      color2: '#a29b8f',
      color3: '#c8c3b9',
      scale: 60,
      share: 0.4,
      roughness: 0.8,
    },
    path: { kind: 'paint', color: '#d8d2c6', roughness: 0.8 },
    road: {
      kind: 'speckle',
      color: '#6f7072',
      color2: '#636466',
      color3: '#7c7d7f',
      scale: 90,
      share: 0.4,
      roughness: 0.9,
    },
    lawn: { kind: 'leaf', color: dusk ? '#5d7a45' : '#83a35c' },
    ground: { kind: 'paint', color: dusk ? '#54703f' : '#7c9a57', roughness: 1, grain: 50, relief: 0.8 },
    shrub: { kind: 'leaf', color: '#5b7c46' },
    shrub2: { kind: 'leaf', color: '#8aa066' },
    shrub3: { kind: 'leaf', color: '#6f8f86' },
    bark: { kind: 'wood', color: '#9b8a76', color2: '#6f604f', along: 'z', scale: 2 },
    lamp: { kind: 'glow', color: '#ffdca8', strength: dusk ? 9 : 1.5 },
  }
}

export function facadeMaterials(f: Facade): Record<string, Material> {
  const dusk = f.isDusk
  return {
    cladA: claddingOf(f, f.main),
    cladB: claddingOf(f, f.feature),
    roof: {
      kind: 'tile',
      color: f.roofColor,
      grout: '#1d1f20',
      width: 0.42,
      height: 40,
      plane: 'xy',
      vary: 0.02,
      roughness: 0.55,
      joint: 0.018,
    },
    trim: { kind: 'paint', color: f.color === '#3f4546' ? '#2a2d2e' : '#f3f1ec', roughness: 0.6 },
    dark: { kind: 'paint', color: '#26292a', roughness: 0.5 },
    frame:
      f.style.frames === 'white'
        ? { kind: 'paint', color: '#f3f2ee', roughness: 0.4 }
        : { kind: 'paint', color: '#222527', roughness: 0.4 },
    pane: { kind: 'paint', color: dusk ? '#6b5a41' : '#28353a', roughness: 0.04, specular: 0.9 },
    inside: dusk
      ? { kind: 'glow', color: '#ffd9a0', strength: 1.7 }
      : { kind: 'paint', color: '#4b5557', roughness: 0.9 },
    timber: { ...TIMBER[f.timber], along: 'z', board: 0.12, joint: 0.006 },
    soffit: { ...TIMBER[f.timber], along: 'y', board: 0.12 },
    door:
      f.door === 'timber'
        ? { ...TIMBER[f.timber], along: 'z' }
        : { kind: 'paint', color: '#2f5d5c', roughness: 0.4 },
    metal: METAL['black'] ?? { kind: 'metal', color: '#1f2123' },
    garage: {
      kind: 'tile',
      color: f.roofColor,
      grout: '#1b1d1e',
      width: 20,
      height: 0.53,
      plane: 'xz',
      vary: 0.01,
      roughness: 0.5,
      joint: 0.012,
    },
    ...groundMaterials(dusk),
    sky: dusk
      ? { kind: 'sky', color: '#5f7fa8', color2: '#f3c9a2', low: -1, high: 24, strength: 0.85 }
      : { kind: 'sky', color: '#7fb2dc', color2: '#e6f1f5', low: -1, high: 26, strength: 1.15 },
  }
}
