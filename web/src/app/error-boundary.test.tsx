import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '#testing/render.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { errorCode } from './error-screen.tsx'

test.each([
  [new Error('Cannot read properties of undefined'), 'Cannot r'],
  [new Error('short'), 'short'],
  [new Error(''), 'UI_ERROR'],
  [null, 'UI_ERROR'],
  ['thrown words', 'UI_ERROR'],
])('%o is shown as code %s', (error, code) => {
  expect(errorCode(error)).toBe(code)
})

describe('a screen that breaks while it is drawn (spec §2.4)', () => {
  test('says so, with its code, and is drawn again on request', async () => {
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

  test('does not follow the person to another page', () => {
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
