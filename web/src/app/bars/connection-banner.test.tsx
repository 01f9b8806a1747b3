import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConnectionBanner } from './connection-banner.tsx'

function network(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  act(() => void dispatchEvent(new Event(isThere ? 'online' : 'offline')))
}

afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

test("says 'You're offline' as long as it lasts and 'Back online' for 3 s after (product §4)", () => {
  vi.useFakeTimers()
  render(<ConnectionBanner />)
  expect(screen.getByRole('status').textContent).toBe('')

  network(false)
  screen.getByText("You're offline")

  network(true)
  screen.getByText('Back online')
  act(() => void vi.advanceTimersByTime(2999))
  screen.getByText('Back online')
  act(() => void vi.advanceTimersByTime(1))

  expect(screen.getByRole('status').textContent).toBe('')
})

test('leaves it to the login screen, which has its own message (product §2.2)', () => {
  history.replaceState(null, '', '/app-home')
  render(<ConnectionBanner />)

  network(false)
  expect(screen.getByRole('status').textContent).toBe('')
  network(true)

  screen.getByText('Back online')
})
