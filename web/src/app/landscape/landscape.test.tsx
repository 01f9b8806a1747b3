import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Landscape } from './landscape.tsx'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const PIXEL =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

/** Stubs a device in landscape; returns a function that rotates it. */
function hold(userAgent: string) {
  let isAcross = true
  const listeners = new Set<() => void>()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: query === '(orientation: landscape)' && isAcross,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }),
  )
  return () => {
    isAcross = !isAcross
    for (const listener of listeners) listener()
  }
}

test('an iPhone in landscape asks to be rotated back until it is (product §2.4)', () => {
  const turn = hold(IPHONE)
  render(<Landscape />)
  screen.getByRole('dialog', { name: 'Please rotate your device' })

  act(turn)

  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([PIXEL, IPAD])('%s may be used in landscape', (userAgent) => {
  hold(userAgent)

  render(<Landscape />)

  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['an iPhone', IPHONE, 1],
  ['an Android phone', PIXEL, 1],
  ['a tablet', IPAD, 0],
])(
  'the portrait lock is attempted on %s, and a refusal changes nothing (product §2.4)',
  (_, agent, times) => {
    hold(agent)
    const lock = vi.fn(() => Promise.reject(new DOMException('no', 'NotSupportedError')))
    vi.stubGlobal('screen', { width: 390, height: 844, orientation: { lock } })

    render(<Landscape />)

    expect(lock.mock.calls).toEqual(Array.from({ length: times }, () => ['portrait']))
    vi.unstubAllGlobals()
  },
)
