import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { resetSession, setUser } from '#lib/session/session.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { Guarded } from './guarded.tsx'

afterEach(() => void vi.useRealTimers())

const page = (
  <Guarded path="/explore">
    <p>the deck</p>
  </Guarded>
)

test('a buyer sees the page', () => {
  renderApp(page)

  screen.getByText('the deck')
})

test("'Loading...' is shown until the session is known, then the page", () => {
  renderApp(page)
  act(() => resetSession())
  screen.getByText('Loading...')

  act(() => setUser(aUser()))

  expect(screen.queryByText('Loading...')).toBeNull()
  screen.getByText('the deck')
})

test('a signed-out person is sent to the login', () => {
  const { path } = renderApp(page, { user: null })

  expect(path()).toBe('/app-home')
})

test("'Authenticating...' is shown instead of a redirect for 3 s after a login", () => {
  vi.useFakeTimers()
  const { path } = renderApp(page)
  act(() => setUser(aUser({ isPhoneVerified: false }), { isJustLoggedIn: true }))
  screen.getByText('Authenticating...')
  expect(path()).toBe('/explore')

  act(() => void vi.advanceTimersByTime(3000))

  expect(path()).toBe('/verify-phone')
})
