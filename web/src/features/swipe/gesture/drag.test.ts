import { describe, expect, it } from 'vitest'
import { move, press, release, RESTING, velocityOf, releaseAction, type Drag, type Sample } from './drag.ts'

const SCREEN = 390
const at = (x: number, y: number, time: number): Sample => ({ x, y, at: time })

/** Presses in the middle and moves evenly by `dx`, `dy` over `ms`. */
function dragged(dx: number, dy: number, ms: number): Drag {
  const start = at(195, 400, 0)
  const steps = Math.max(2, Math.round(ms / 16))
  return Array.from({ length: steps }, (_, i) => (i + 1) / steps).reduce(
    (drag, part) => move(drag, at(start.x + dx * part, start.y + dy * part, ms * part)),
    press(start, SCREEN),
  )
}

describe('releasing a card in the deck', () => {
  it.each([
    { what: 'a slow 60 px stays', dx: 60, ms: 600, action: null },
    { what: 'a slow 100 px stays, the limit must be passed', dx: 100, ms: 1000, action: null },
    { what: 'a slow 101 px to the right likes', dx: 101, ms: 1000, action: 'like' },
    { what: 'a slow 140 px to the left passes', dx: -140, ms: 1400, action: 'pass' },
    { what: 'a fast 60 px to the left passes', dx: -60, ms: 100, action: 'pass' },
    { what: 'a fast 30 px to the right likes', dx: 30, ms: 60, action: 'like' },
    { what: 'exactly 0.2 px/ms stays', dx: 60, ms: 300, action: null },
  ])('$what', ({ dx, ms, action }) => {
    const drag = dragged(dx, 0, ms)

    const released = release(drag, ms)

    expect(released).toMatchObject(action ? { outcome: 'decided', action } : { outcome: 'none' })
    expect(released.dx).toBeCloseTo(dx)
  })

  it('returns the card on a flick back from beyond the threshold', () => {
    let drag = dragged(160, 0, 800)
    drag = move(drag, at(195 + 145, 400, 830))
    drag = move(drag, at(195 + 120, 400, 860))

    expect(release(drag, 865).outcome).toBe('none')
  })

  it('ignores a flick when the finger rests before the release', () => {
    const drag = dragged(60, 0, 80)

    expect(release(drag, 300).outcome).toBe('none')
  })
})

describe('the card variant', () => {
  it.each([
    [90, 0.1, null],
    [91, 0.1, 'like'],
    [-91, 0, 'pass'],
    [60, 3, null],
  ] as const)('at %i px and %f px/ms decides %s', (dx, velocity, action) => {
    expect(releaseAction(dx, velocity, 'card')).toBe(action)
  })
})

describe('recognising a drag', () => {
  it.each([
    [23, 'resting'],
    [24, 'pressed'],
    [SCREEN - 24, 'pressed'],
    [SCREEN - 23, 'resting'],
  ])('a touch at x = %i leaves the card %s', (x, state) => {
    expect(press(at(x, 300, 0), SCREEN).state).toBe(state)
  })

  it.each([
    { what: 'up to 6 px nothing is decided', dx: 4, dy: 4, state: 'pressed' },
    { what: 'across is a drag', dx: 7, dy: 3, state: 'dragging' },
    { what: 'down goes back to the scroll', dx: 3, dy: 9, state: 'resting' },
    { what: 'a steep diagonal goes back to the scroll', dx: 8, dy: 10, state: 'resting' },
  ])('$what', ({ dx, dy, state }) => {
    expect(dragged(dx, dy, 40).state).toBe(state)
  })

  it('a vertical gesture never becomes a drag later', () => {
    const drag = move(dragged(0, 30, 60), at(395, 430, 90))

    expect(drag).toBe(RESTING)
  })

  it('a release without a move is a tap', () => {
    expect(release(press(at(100, 100, 0), SCREEN), 90).outcome).toBe('tap')
  })

  it('the card is under the finger from the first move on', () => {
    const drag = move(press(at(100, 100, 0), SCREEN), at(117, 102, 16))

    expect(drag).toMatchObject({ state: 'dragging', dx: 17 })
  })

  it('a card caught on its way back continues from where it is', () => {
    const drag = move(press(at(100, 100, 0), SCREEN, 40), at(90, 100, 16))

    expect(drag).toMatchObject({ state: 'dragging', dx: 30 })
  })
})

describe('velocity', () => {
  it('uses the last 80 ms only', () => {
    const trail = [at(0, 0, 0), at(200, 0, 20), at(200, 0, 100), at(210, 0, 150)]

    expect(velocityOf(trail, 150)).toBeCloseTo(0.2)
  })

  it('is 0 for a single sample', () => {
    expect(velocityOf([at(5, 0, 10)], 12)).toBe(0)
  })
})
