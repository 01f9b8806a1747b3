import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { errorCode } from './error-screen.tsx'
import { ScreenMissingError } from '../routing/lazy-screen.ts'

test.each([
  [new Error('Cannot read properties of undefined'), 'Cannot r'],
  [new Error('short'), 'short'],
  [new Error(''), 'UI_ERROR'],
  [null, 'UI_ERROR'],
  ['thrown words', 'UI_ERROR'],
])('%o has the error code %s', (error, code) => {
  expect(errorCode(error)).toBe(code)
})

describe('a screen that fails to render (product §2.4)', () => {
  test('says so, with its error code, and renders again on request', async () => {
    fakeApi({})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let isBroken = true
    function Screen() {
      if (isBroken) throw new Error('plan without walls')
      return <p>the deck</p>
    }
    const { person } = renderApp(
      <ErrorBoundary path="/explore">
        <Screen />
      </ErrorBoundary>,
    )
    await screen.findByRole('heading', { name: 'Something went wrong' })
    screen.getByText('The app encountered an unexpected error')
    screen.getByText('Code plan wit')
    screen.getByRole('button', { name: 'Reload App' })

    isBroken = false
    await person.click(screen.getByRole('button', { name: 'Try Again' }))

    screen.getByText('the deck')
  })

  test('does not affect the next page', () => {
    fakeApi({})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    function Screen({ isBroken }: { isBroken: boolean }) {
      if (isBroken) throw new Error('broken')
      return <p>the dreamlist</p>
    }
    const page = (path: string, isBroken: boolean) => (
      <ErrorBoundary path={path}>
        <Screen isBroken={isBroken} />
      </ErrorBoundary>
    )
    const { rerender } = render(page('/explore', true))

    rerender(page('/dreamlist', false))

    screen.getByText('the dreamlist')
  })
})

function breaking(error: Error): () => never {
  return () => {
    throw error
  }
}

describe('the failure is reported', () => {
  test('to the server, once per error, with its location (product §7)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const sent: unknown[] = []
    fakeApi({
      'POST /api/debug/log': ({ body }) => {
        sent.push(body)
        return { status: 204 }
      },
    })
    const Screen = breaking(new Error('plan without a roof'))
    const broken = (
      <ErrorBoundary path="/explore">
        <Screen />
      </ErrorBoundary>
    )

    renderApp(broken)
    renderApp(broken)

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ level: 'error', area: 'render', msg: 'plan without a roof' })
    expect(sent[0]).toHaveProperty('data.componentStack')
    expect(sent[0]).toHaveProperty('data.buildId', 'development')
  })

  test('to the person, with message, route and build, when a screen failed to load (product §2.4)', async () => {
    fakeApi({})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Screen = breaking(new ScreenMissingError(null))

    renderApp(
      <ErrorBoundary path="/land">
        <Screen />
      </ErrorBoundary>,
    )

    await screen.findByRole('heading', { name: 'Something went wrong' })
    screen.getByText("Couldn't load this screen")
    screen.getByText('/land')
    screen.getByText('development')
    screen.getByRole('button', { name: 'Reload' })
  })

  test('to the person, with the time, when nothing of the app is left (product §2.4)', async () => {
    fakeApi({})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Screen = breaking(new Error('no app'))

    renderApp(
      <ErrorBoundary path="/explore" isLast>
        <Screen />
      </ErrorBoundary>,
    )

    await screen.findByRole('heading', { name: 'App Error' })
    screen.getByText('Time')
    screen.getByRole('button', { name: 'Reload' })
  })
})
