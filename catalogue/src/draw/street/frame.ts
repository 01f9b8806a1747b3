import type { Span } from '#plan/geometry/geometry.ts'
import type { LevelName } from '#plan/level.ts'

/** Heights above the ground, millimetres. */
export const HEIGHTS = { slab: 150, storey: 2700, floor: 350, gutter: 130, eaves: 450, head: 2250 }

export const floorOf = (storey: LevelName) =>
  storey === 'ground' ? HEIGHTS.slab : HEIGHTS.slab + HEIGHTS.storey + HEIGHTS.floor
/** Height at which a storey's walls end and its roof begins. */
export const eavesOf = (storey: LevelName) => floorOf(storey) + HEIGHTS.storey

export type Point = readonly [u: number, z: number]

const round = (value: number) => {
  const text = String(Math.round(value) / 10)
  return text === '-0' ? '0' : text
}

/** A closed outline on the sheet, from points in millimetres. */
export const outline = (points: readonly Point[]) =>
  `M${points.map(([u, z]) => `${round(u)} ${round(-z)}`).join('L')}Z`
export const area = (className: string, points: readonly Point[]) =>
  `<path class="${className}" d="${outline(points)}"/>`
export const stroke = (className: string, ...lines: readonly (readonly Point[])[]) =>
  `<path class="${className}" d="${lines
    .map((points) => `M${points.map(([u, z]) => `${round(u)} ${round(-z)}`).join('L')}`)
    .join('')}"/>`

/** A rectangle between two heights. */
export function block(className: string, [from, to]: Span, [low, high]: Span): string {
  return `<rect class="${className}" x="${round(from)}" y="${round(-high)}" width="${round(to - from)}" height="${round(high - low)}"/>`
}
export const disc = (className: string, [u, z]: Point, radius: number) =>
  `<circle class="${className}" cx="${round(u)}" cy="${round(-z)}" r="${round(radius)}"/>`
