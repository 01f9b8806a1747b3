import { describe, expect, test } from 'vitest'
import { cropOf, isLargeEnough, maxZoom, moved, wholeSquare, zoomed, zoomOf } from './crop.ts'

const wide = { width: 1600, height: 800 }

test('starts with the largest square in the middle', () => {
  expect(wholeSquare(wide)).toEqual({ left: 400, top: 0, side: 800 })
  expect(cropOf(wide, wholeSquare(wide))).toEqual({ x: 0.25, y: 0, size: 1 })
})

test('stays within the picture', () => {
  const square = wholeSquare(wide)

  expect(moved(wide, square, { left: -50, top: 90 })).toEqual({ left: 0, top: 0, side: 800 })
  expect(moved(wide, square, { left: 5000 })).toEqual({ left: 800, top: 0, side: 800 })
})

describe('zooming', () => {
  test('keeps the centre where that is possible', () => {
    const near = zoomed(wide, wholeSquare(wide), 2)

    expect(near).toEqual({ left: 600, top: 200, side: 400 })
    expect(zoomOf(wide, near)).toBe(2)
    expect(zoomed(wide, near, 1)).toEqual(wholeSquare(wide))
  })

  test('stops at the minimum of pixels', () => {
    expect(maxZoom(wide)).toBe(5)
    expect(zoomed(wide, wholeSquare(wide), 99).side).toBe(160)
    expect(maxZoom({ width: 170, height: 160 })).toBe(1)
  })
})

test('a picture below the minimum of pixels is too small', () => {
  expect([isLargeEnough({ width: 159, height: 900 }), isLargeEnough({ width: 160, height: 160 })]).toEqual([
    false,
    true,
  ])
})
