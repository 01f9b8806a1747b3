import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** ResizeObserver that reports every row as visible: a page without a layout has no sizes. */
class SizedObserver {
  readonly #notify: ResizeObserverCallback
  constructor(notify: ResizeObserverCallback) {
    this.#notify = notify
  }
  observe(target: Element) {
    const height = target.tagName === 'LI' ? 40 : 2000
    const entry = { target, contentRect: { width: 400, height } } as ResizeObserverEntry
    queueMicrotask(() => act(() => this.#notify([entry], this)))
  }
  unobserve() {}
  disconnect() {}
}

/** Stubs the size of a list and its rows, in each test of the file. */
export function haveSizes() {
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', SizedObserver)
    Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
      configurable: true,
      get: () => document.body,
    })
  })
  afterEach(() => void vi.unstubAllGlobals())
}
