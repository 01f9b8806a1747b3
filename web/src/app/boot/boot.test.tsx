import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { resetSession, setUser } from '#lib/session/session.ts'
import { settings } from '#lib/session/settings.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { Boot } from './boot.tsx'

const app = (
  <Boot>
    <p>the app</p>
  </Boot>
)
const root = document.documentElement
let openPage: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  root.dataset['booting'] = ''
  openPage = vi.spyOn(location, 'replace').mockImplementation(() => {})
})

/** Opens a URL while the session is loading. */
function openAt(path: string) {
  resetSession()
  history.replaceState(null, '', path)
  render(app)
}

describe('a cold start (product §4)', () => {
  test('shows the splash and nothing of the app until the session is known', () => {
    openAt('/explore')
    expect(screen.queryByText('the app')).toBeNull()
    expect(root.dataset['booting']).toBe('')

    act(() => setUser(aUser()))

    screen.getByText('the app')
    expect(root.dataset['booting']).toBeUndefined()
  })

  test('stores its build id before anything else is known (product §3)', () => {
    sessionStorage.removeItem('boot_build_id')
    openAt('/explore')

    expect(sessionStorage.getItem('boot_build_id')).toBe(settings().buildId)
  })

  test('then keeps a buyer at a URL that they may see', () => {
    renderApp(app, { path: '/explore' })

    screen.getByText('the app')
    expect(root.dataset['booting']).toBeUndefined()
    expect(openPage).not.toHaveBeenCalled()
  })

  test('loads the page where the person belongs, and stays covered until then', () => {
    renderApp(app, { path: '/land' })

    expect(openPage).toHaveBeenCalledExactlyOnceWith('/explore')
    expect(screen.queryByText('the app')).toBeNull()
    expect(root.dataset['booting']).toBe('')
  })

  test('keeps a page that a notification opened', () => {
    renderApp(app, { path: '/land?open=1' })

    screen.getByText('the app')
  })

  test('is remembered by the tab (product §9)', () => {
    renderApp(app, { path: '/explore' })

    expect(sessionStorage.getItem('app_booted')).toBe('true')
  })
})

test('a reload resumes where the person was, without a splash', () => {
  sessionStorage.setItem('app_booted', 'true')

  renderApp(app, { path: '/land' })

  screen.getByText('the app')
  expect(root.dataset['booting']).toBeUndefined()
  expect(openPage).not.toHaveBeenCalled()
})

test('an unknown path is not found without a session', () => {
  openAt('/no-such-room')

  screen.getByText('the app')
})
