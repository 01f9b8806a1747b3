import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// The patience of a slow machine: what never comes still fails.
configure({ asyncUtilTimeout: 30_000 })

// happy-dom has no top layer: what is lifted into it says so.
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

// At the end of a file happy-dom aborts what is under way and waits for all timers, also for those that this makes the page start:
// TanStack Query keeps an answer for five minutes once its request has ended.
afterAll(() => {
  window.setTimeout = (() => 0) as unknown as typeof window.setTimeout
})
