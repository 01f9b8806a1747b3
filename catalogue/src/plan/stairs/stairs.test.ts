import { expect, test } from 'vitest'

import type { Piece } from '../level.ts'
import { footOf, headOf, stepsFor, STOREY_HEIGHT_MM, treadsOf } from './stairs.ts'

const piece = (type: string, more: Partial<Piece>): Piece => ({
  type,
  room: 'stair',
  rect: { x: 0, y: 0, w: 2000, h: 3000 },
  facing: 'rear',
  flipped: false,
  ...more,
})

test('a straight flight of four metres has seventeen even risers', () => {
  const { goings, goingMm: going, riseMm: rise } = stepsFor('straight', 1000, 4080)

  expect(goings).toBe(16)
  expect(going).toBe(255)
  expect(Math.round(rise * 17)).toBe(STOREY_HEIGHT_MM)
})

test('two flights share the rise, and their landing is as deep as a flight is wide', () => {
  const { goings, landingMm: landing, widthMm: width, riseMm: rise } = stepsFor('u', 2000, 3000)

  expect(landing).toBe(width)
  expect(Math.round(rise * 2 * (goings + 1))).toBe(STOREY_HEIGHT_MM)
})

test('a short run has fewer and steeper steps', () => {
  expect(stepsFor('straight', 1000, 3000).riseMm).toBeGreaterThan(190)
})

test('two flights begin and end side by side on the same edge', () => {
  const stairs = piece('stair-u', {})

  expect(footOf(stairs, 900)).toEqual({ x: 0, y: -900, w: 1000, h: 900 })
  expect(headOf(stairs, 900)).toEqual({ x: 1000, y: -900, w: 1000, h: 900 })
})

test('flipped stairs start with the other flight', () => {
  expect(footOf(piece('stair-u', { flipped: true }), 900).x).toBe(1000)
})

test('a straight flight to the left begins at its right end', () => {
  const stairs = piece('stair-straight', { facing: 'left', rect: { x: 0, y: 0, w: 4000, h: 1000 } })

  expect(footOf(stairs, 900)).toEqual({ x: 4000, y: 0, w: 900, h: 1000 })
  expect(headOf(stairs, 900)).toEqual({ x: -900, y: 0, w: 900, h: 1000 })
})

test('every step is one rise higher than the one before, up to the floor above', () => {
  for (const type of ['stair-straight', 'stair-u']) {
    const heights = treadsOf(piece(type, {})).map((tread) => tread.heightMm)
    const rise = heights[0] ?? 0

    expect(heights.every((height, index) => Math.abs(height - rise * (index + 1)) < 1e-6)).toBe(true)
    expect(Math.round((heights.at(-1) ?? 0) + rise)).toBe(STOREY_HEIGHT_MM)
  }
})
