import { describe, expect, it } from 'vitest'
import { moved, span, wholeScale, wholeView, coverView, wideView, zoomed, type Frame } from './zoom.ts'

const frame: Frame = { width: 400, height: 800, inset: { top: 0, bottom: 0 } }
const drawing = { width: 1000, height: 1600 }
const limits = { frame, drawing }

describe('the initial view of a plan', () => {
  it('shows the whole drawing, centred', () => {
    expect(wholeView(frame, drawing)).toEqual({ scale: 0.4, x: 0, y: 80 })
  })

  it('leaves room for the buttons over it', () => {
    const tight = { ...frame, inset: { top: 200, bottom: 100 } }

    expect(wholeScale(tight, drawing)).toBeCloseTo(500 / 1600)
    expect(wholeView(tight, drawing).y).toBeCloseTo(200)
  })

  it('is close enough to read the names, around the focus', () => {
    const head = { width: 500, height: 540, inset: { top: 40, bottom: 0 } }

    expect(wideView(head, drawing, { x: 0.5, y: 0.5 })).toEqual({ scale: 0.65, x: -75, y: -230 })
  })

  it('stops at the end of the drawing', () => {
    const head = { width: 500, height: 540, inset: { top: 40, bottom: 0 } }

    expect(wideView(head, drawing, { x: 0.5, y: 0 }).y).toBe(40)
  })

  it('shows seven metres of a slim house, however wide the screen', () => {
    const slim = { width: 1200, height: 3200 }
    const head = { width: 900, height: 210, inset: { top: 0, bottom: 0 } }

    const { scale, x } = wideView(head, slim, { x: 0.5, y: 0.5 })

    expect(scale).toBeCloseTo(0.3)
    expect(x).toBeCloseTo((900 - 360) / 2)
  })
})

describe('zooming', () => {
  it('keeps the point under the fingers in place', () => {
    const view = wholeView(frame, drawing)
    const point = { x: 150, y: 400 }
    const under = { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }

    const closer = zoomed(view, { factor: 2, point }, limits)

    expect(closer.scale).toBeCloseTo(0.8)
    expect(closer.x + under.x * closer.scale).toBeCloseTo(point.x)
    expect(closer.y + under.y * closer.scale).toBeCloseTo(point.y)
  })

  it.each([
    [0.01, 0.4],
    [1000, 2.4],
  ])('by %f stays between the whole plan and six times its scale', (factor, scale) => {
    expect(zoomed(wholeView(frame, drawing), { factor, point: { x: 0, y: 0 } }, limits).scale).toBeCloseTo(
      scale,
    )
  })

  it('moves a zoomed plan only so far that no gap opens', () => {
    const close = zoomed(wholeView(frame, drawing), { factor: 3, point: { x: 200, y: 400 } }, limits)

    expect(moved(close, { x: 5000, y: 5000 }, { frame, drawing })).toMatchObject({ x: 0, y: 0 })
    expect(moved(close, { x: -5000, y: 0 }, { frame, drawing }).x).toBeCloseTo(400 - 1200)
  })
})

it('two fingers have a distance and a middle', () => {
  expect(
    span([
      { x: 0, y: 0 },
      { x: 30, y: 40 },
    ]),
  ).toEqual({ distance: 50, middle: { x: 15, y: 20 } })
})

describe('the initial view of a photograph', () => {
  it('fills a wider frame, cropped more at the top than at the bottom', () => {
    const frame = { width: 400, height: 400, inset: { top: 0, bottom: 0 } }

    const view = coverView(frame, { width: 800, height: 1200 })

    expect(view.scale).toBe(0.5)
    expect(view.x).toBeCloseTo(0)
    expect(view.y).toBeCloseTo(-124)
  })

  it('fills a higher frame, cropped equally on both sides', () => {
    const frame = { width: 300, height: 900, inset: { top: 0, bottom: 0 } }

    expect(coverView(frame, { width: 800, height: 900 })).toMatchObject({ scale: 1, x: -250 })
  })
})
