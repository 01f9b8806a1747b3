import type { Material } from '../shapes.ts'

/** Materials of plants and soil. */
export const GARDEN: Readonly<Record<string, Material>> = {
  soil: { kind: 'turf', color: '#64773f', color2: '#7f8a4e', scale: 0.5, fine: 24, relief: 0.8 },
  lawn: { kind: 'plant', color: '#5f7d3c', color2: '#83994f', through: 0.3 },
  mulch: { kind: 'turf', color: '#5a4636', color2: '#6d5643', scale: 3, fine: 42, relief: 1 },
  hedge: { kind: 'plant', color: '#4f7a37', color2: '#6a9145' },
  heart: { kind: 'paint', color: '#2c4421', roughness: 1 },
  grasses: { kind: 'plant', color: '#6b8a4e', color2: '#a3ab6c' },
  silver: { kind: 'plant', color: '#7f9279', color2: '#9fac92' },
  blue: { kind: 'plant', color: '#7b76b8', color2: '#9a8fcb' },
  white: { kind: 'plant', color: '#efeee6', color2: '#e3dccb' },
  red: { kind: 'plant', color: '#c45a4a', color2: '#d98468' },
  treeLeaf: { kind: 'plant', color: '#557f38', color2: '#7f9f4b' },
  gumLeaf: { kind: 'plant', color: '#65805a', color2: '#8c9e6c' },
  far: { kind: 'plant', color: '#5f7a55', color2: '#74896a', through: 0.1 },
  bark: { kind: 'wood', color: '#8f7d69', color2: '#63543f', along: 'z', scale: 2 },
  paleBark: { kind: 'wood', color: '#d6cec0', color2: '#a89a86', along: 'z', scale: 1.6 },
  fence: { kind: 'wood', color: '#8c7b69', color2: '#6d5f50', along: 'z', board: 0.1, roughness: 0.8 },
}
