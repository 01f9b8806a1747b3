import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// Long timeout for slow machines: an element that never appears still fails.
configure({ asyncUtilTimeout: 30_000 })

// happy-dom has no top layer: mark popovers by an attribute.
HTMLElement.prototype.showPopover = function lift() {
  if (!this.isConnected)
    throw new DOMException('What is not in the page cannot be lifted.', 'InvalidStateError')
  this.setAttribute('data-lifted', '')
}
HTMLElement.prototype.hidePopover = function lower() {
  this.removeAttribute('data-lifted')
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

// At the end of a file happy-dom aborts open requests and waits for all timers, including those that the abort starts: TanStack
// Query keeps an answer for five minutes after its request has ended.
afterAll(() => {
  window.setTimeout = (() => 0) as unknown as typeof window.setTimeout
})
