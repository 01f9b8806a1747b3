import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { deviceKind, type DeviceSignals } from './device.ts'
import { useDevice } from './use-device.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
const PIXEL =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'
const GALAXY_TAB =
  'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
const OLD_IPAD =
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148'

const finger = { touchPoints: 5, isMouse: false, longSidePx: 1280, wasPhone: false }
const mouse = { touchPoints: 0, isMouse: true, shortSidePx: 900, longSidePx: 1440, wasPhone: false }
const fold = { ...finger, shortSidePx: 673, longSidePx: 841 }

const TABLE: [name: string, facts: DeviceSignals, kind: string][] = [
  ['an iPhone', { userAgent: IPHONE, shortSidePx: 390, ...finger }, 'phone'],
  ['an iPhone that asks for desktop pages', { userAgent: MAC, shortSidePx: 390, ...finger }, 'phone'],
  ['an Android phone', { userAgent: PIXEL, shortSidePx: 412, ...finger }, 'phone'],
  ['an unfolded Android phone', { userAgent: PIXEL, shortSidePx: 740, ...finger }, 'phone'],
  [
    'an Android phone that asks for desktop pages',
    { userAgent: LINUX, shortSidePx: 412, ...finger },
    'phone',
  ],
  ['an old iPad', { userAgent: OLD_IPAD, shortSidePx: 768, ...finger }, 'tablet'],
  ['an iPad that says it is a Mac', { userAgent: MAC, shortSidePx: 820, ...finger }, 'tablet'],
  ['an iPad with a trackpad', { userAgent: MAC, shortSidePx: 820, ...finger, isMouse: true }, 'tablet'],
  ['an Android phone that is folded open', { userAgent: GALAXY_TAB, ...fold }, 'phone'],
  ['an Android phone that is folded open and asks for desktop pages', { userAgent: LINUX, ...fold }, 'phone'],
  [
    'an Android phone that was opened and is folded again',
    { userAgent: GALAXY_TAB, ...finger, shortSidePx: 384 },
    'phone',
  ],
  [
    'an Android phone that folds open to the shape of a tablet',
    { userAgent: GALAXY_TAB, ...finger, shortSidePx: 800, wasPhone: true },
    'phone',
  ],
  [
    'an Android tablet of the shape of a page',
    { userAgent: GALAXY_TAB, ...finger, shortSidePx: 768, longSidePx: 1024 },
    'tablet',
  ],
  ['an iPad, whatever it was', { userAgent: MAC, ...finger, shortSidePx: 820, wasPhone: true }, 'tablet'],
  ['an Android tablet', { userAgent: GALAXY_TAB, shortSidePx: 800, ...finger }, 'tablet'],
  [
    'an Android tablet that asks for desktop pages',
    { userAgent: LINUX, shortSidePx: 800, ...finger },
    'tablet',
  ],
  ['a Mac', { userAgent: MAC, ...mouse }, 'desktop'],
  ['a Windows PC', { userAgent: WINDOWS, ...mouse }, 'desktop'],
  ['a Windows laptop with a touch screen', { userAgent: WINDOWS, shortSidePx: 900, ...finger }, 'desktop'],
  ['a Linux PC', { userAgent: LINUX, ...mouse }, 'desktop'],
  ['a Linux laptop with a touch screen', { userAgent: LINUX, ...mouse, touchPoints: 10 }, 'desktop'],
]

test.each(TABLE)('%s is recognised (product §2.4)', (_, facts, kind) => {
  expect(deviceKind(facts)).toBe(kind)
})

describe('an app in a window of its own', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'standalone'))

  /** Stubs `matchMedia` for a page shown in `mode`. */
  function showIn(mode: string) {
    let shown = mode
    const listeners = new Set<() => void>()
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, {
        media: query,
        matches: query.split(',').some((part) => part.trim() === `(display-mode: ${shown})`),
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }),
    )
    return (next: string) => {
      shown = next
      for (const listener of listeners) listener()
    }
  }

  test.each([
    ['standalone', true],
    ['minimal-ui', true],
    ['fullscreen', true],
    ['browser', false],
  ])('is told by the display mode: %s', (mode, isInstalled) => {
    showIn(mode)

    expect(renderHook(useDevice).result.current.isInstalled).toBe(isInstalled)
  })

  test.each([
    ['standalone', 'phone'],
    ['browser', 'tablet'],
  ])('in %s, opened after it was closed, is a %s', (mode, kind) => {
    showIn(mode)
    const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PIXEL)
    renderHook(useDevice).unmount()

    userAgent.mockReturnValue(GALAXY_TAB)

    expect(renderHook(useDevice).result.current.kind).toBe(kind)
    localStorage.removeItem('was-phone')
  })

  test('is recognised by `navigator.standalone` on older iPhones', () => {
    showIn('browser')
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })

    expect(renderHook(useDevice).result.current.isInstalled).toBe(true)
  })

  test('is not assumed from the flag of an installation alone, which a browser may share', () => {
    showIn('browser')
    localStorage.setItem('pwa-installed', 'true')

    expect(renderHook(useDevice).result.current.isInstalled).toBe(false)
  })

  test('is noticed when a tab becomes an app window', () => {
    const become = showIn('browser')
    const { result } = renderHook(useDevice)

    act(() => become('standalone'))

    expect(result.current.isInstalled).toBe(true)
  })
})
