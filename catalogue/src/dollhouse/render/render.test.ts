import { expect, test } from 'vitest'

import { CAMERAS } from '../camera.ts'
import { PAINTS } from '../paints.ts'
import type { Scene } from '../scene.ts'
import type { Solid } from '../solids.ts'
import { box } from '../solids.ts'
import { render } from './render.ts'

const SIZE = { width: 48, height: 48 }

/** Bodies on the table, with the origin in the middle of a picture six metres wide. */
const sceneWith = (...solids: Solid[]): Scene => ({
  paints: PAINTS,
  axes: CAMERAS.street.axes,
  sun: CAMERAS.street.sun,
  view: { x: -3, y: -3, w: 6, h: 6 },
  storeys: [{ at: [0, 0, 0], solids }],
})

/** Red, green, blue and alpha of the pixel at a point of the picture's plane. */
function pixelAt(pixels: Uint8Array, [x, y]: readonly [number, number]): number[] {
  const [column, row] = [Math.floor(((x + 3) / 6) * SIZE.width), Math.floor(((3 - y) / 6) * SIZE.height)]
  const at = (row * SIZE.width + column) * 4
  return [...pixels.subarray(at, at + 4)]
}

const floor = box('paper', [-2, -2, 0, 4, 4, 0.2])

test('the ground around a house is transparent, the house is not', () => {
  const pixels = render(sceneWith(floor), SIZE)

  expect(pixelAt(pixels, [0, 0])[3]).toBe(255)
  expect(pixelAt(pixels, [-2.9, 2.9])[3]).toBe(0)
})

test('a wall throws its shadow away from the sun', () => {
  const [lit = 0] = pixelAt(render(sceneWith(floor), SIZE), [0.6, 0])
  const wall = box('paper', [-0.1, -2, 0.2, 0.1, 4, 1.4])
  const [shaded = 0] = pixelAt(render(sceneWith(floor, wall), SIZE), [0.6, 0])

  expect(shaded).toBeLessThan(lit - 15)
})

test('glass is transparent with a slight tint', () => {
  const ink = box('ink', [-2, -2, 0, 4, 4, 0.2])
  const bare = pixelAt(render(sceneWith(ink), SIZE), [0, 0.4])
  const pane = box('glass', [-1, -1, 0.3, 2, 2, 0.02])
  const glazed = pixelAt(render(sceneWith(ink, pane), SIZE), [0, 0.4])
  const solid = pixelAt(render(sceneWith(ink, box('mist', [-1, -1, 0.3, 2, 2, 0.02])), SIZE), [0, 0.4])

  expect(glazed[1]).toBeGreaterThan(bare[1] ?? 0)
  expect(glazed[1]).toBeLessThan(solid[1] ?? 0)
})

test('the same scene always makes the same pixels', () => {
  const scene = sceneWith(floor, box('teal', [0, 0, 0.2, 1, 1, 0.5], 0.1))

  expect(Buffer.from(render(scene, SIZE)).equals(Buffer.from(render(scene, SIZE)))).toBe(true)
})
