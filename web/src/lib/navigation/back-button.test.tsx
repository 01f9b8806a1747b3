import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useBackButton } from './back-button.ts'

function Overlay({ onBack }: { onBack: () => void }) {
  useBackButton(onBack)
  return null
}

/** A browser goes back some time after it is asked to. */
const arrive = () => {
  history.replaceState(null, '')
  dispatchEvent(new PopStateEvent('popstate'))
}
const soon = () => new Promise((resolve) => setTimeout(resolve))
const isOverlayEntry = () => JSON.stringify(history.state) === '{"overlay":true}'

beforeEach(() => void vi.spyOn(history, 'back').mockImplementation(() => {}))
afterEach(() => history.replaceState(null, ''))

it('the browser’s back closes an overlay', () => {
  const onBack = vi.fn()
  render(<Overlay onBack={onBack} />)
  expect(isOverlayEntry()).toBe(true)

  arrive()

  expect(onBack).toHaveBeenCalledOnce()
})

it('two overlays that close together go back once, not out of the app', async () => {
  const screen = render(
    <>
      <Overlay onBack={() => {}} />
      <Overlay onBack={() => {}} />
    </>,
  )

  screen.rerender(<Overlay onBack={() => {}} />)
  screen.rerender(<></>)
  await soon()

  expect(history.back).toHaveBeenCalledTimes(1)
  arrive()
})

it('an overlay that opens while another one is left stays open, with an entry of its own', async () => {
  const onBack = vi.fn()
  const screen = render(<Overlay key="first" onBack={() => {}} />)
  screen.rerender(<></>)
  await soon()

  screen.rerender(<Overlay key="second" onBack={onBack} />)
  arrive()

  expect(onBack).not.toHaveBeenCalled()
  expect(isOverlayEntry()).toBe(true)
})
