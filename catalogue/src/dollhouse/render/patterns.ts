import type { Pattern } from '../paints.ts'

const chance = (a: number, b: number) => {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453
  return value - Math.floor(value)
}

/** 1 on the joint between two pieces of this size, 0 away from it. */
function joint(at: number, size: number, width: number): number {
  const cell = at / size + 0.5
  const away = Math.abs(cell - Math.floor(cell) - 0.5) * size
  return Math.min(1, Math.max(0, (width / 2 + 0.012 - away) / 0.012))
}

function boards(x: number, y: number): number {
  const row = Math.floor(x / 0.18)
  const tone = chance(row, Math.floor((y + chance(row, 3) * 2.2) / 2.2)) - 0.5
  return (1 + tone * 0.09) * (1 - 0.08 * joint(x, 0.18, 0.006))
}

function tiles(x: number, y: number): number {
  const tone = chance(Math.floor(x / 0.6 + 0.5), Math.floor(y / 0.6 + 0.5)) - 0.5
  return (1 + tone * 0.035) * (1 - 0.1 * Math.max(joint(x, 0.6, 0.012), joint(y, 0.6, 0.012)))
}

const deck = (_: number, y: number) =>
  (1 + (chance(Math.floor(y / 0.14 + 0.5), 1) - 0.5) * 0.1) * (1 - 0.24 * joint(y, 0.14, 0.012))

const pavers = (x: number, y: number) => 1 - 0.07 * Math.max(joint(x, 0.9, 0.02), joint(y, 0.9, 0.02))

/** Brightness of each pattern relative to its paint, at a point seen from above. */
export const PATTERNS: Record<Pattern, (x: number, y: number) => number> = {
  plain: () => 1,
  boards,
  tiles,
  deck,
  pavers,
}
