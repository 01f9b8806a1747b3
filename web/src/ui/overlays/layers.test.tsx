import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Sheet } from './sheet.tsx'
import { useLayer } from './use-layer.ts'

function Layer({ onClose, hasEntry = true }: { onClose: () => void; hasEntry?: boolean }) {
  useLayer(onClose, { hasEntry })
  return null
}

/** Simulates the end of a navigation back, which browsers finish asynchronously. */
const arriveAt = (state: unknown) => {
  history.replaceState(state, '')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
}
const soon = () => new Promise((resolve) => setTimeout(resolve))
const entry = () => JSON.stringify(history.state)

beforeEach(() => void vi.spyOn(history, 'go').mockImplementation(() => {}))
afterEach(() => history.replaceState(null, ''))

/** Waits until the history entries of closed layers are left. */
async function settled() {
  await soon()
  if (vi.mocked(history.go).mock.calls.length > 0) arriveAt(null)
}

function Stacked() {
  const [open, setOpen] = useState(['plan', 'menu', 'question'])
  return open.map((name) => (
    <Sheet
      key={name}
      isOpen
      label={name}
      onClose={() => setOpen((all) => all.filter((each) => each !== name))}
    >
      {name}
    </Sheet>
  ))
}
const shown = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'))

test('Escape during a composition closes nothing', () => {
  render(<Stacked />)

  fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 })

  expect(shown()).toEqual(['plan', 'menu', 'question'])
})

test('Escape closes one dialog at a time, the top one first', async () => {
  render(<Stacked />)

  await userEvent.keyboard('{Escape}')
  expect(shown()).toEqual(['plan', 'menu'])
  await userEvent.keyboard('{Escape}')

  expect(shown()).toEqual(['plan'])
  await userEvent.keyboard('{Escape}')
  await settled()
})

test('a browser that requests to close several dialogs at once closes only the top one', async () => {
  render(<Stacked />)

  for (const dialog of screen.getAllByRole('dialog').toReversed()) {
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
  }

  expect(shown()).toEqual(['plan', 'menu'])
})

test('a file field whose dialog is cancelled closes nothing', () => {
  const close = vi.fn()
  render(
    <Sheet isOpen label="Files" onClose={close}>
      <input type="file" aria-label="File" />
    </Sheet>,
  )

  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }))

  expect(close).not.toHaveBeenCalled()
})

test('an Escape that something in a layer has handled closes nothing', async () => {
  const close = vi.fn()
  render(
    <Sheet isOpen label="Search" onClose={close}>
      <input aria-label="Words" onKeyDown={(event) => event.preventDefault()} />
    </Sheet>,
  )
  screen.getByLabelText('Words').focus()

  await userEvent.keyboard('{Escape}')

  expect(close).not.toHaveBeenCalled()
})

test('each layer has a history entry, and back closes one', async () => {
  const [closeLower, closeUpper] = [vi.fn(), vi.fn()]
  render(
    <>
      <Layer onClose={closeLower} />
      <Layer onClose={closeUpper} />
    </>,
  )
  expect(entry()).toBe('{"layer":2}')

  arriveAt({ layer: 1 })
  expect(closeUpper).toHaveBeenCalledOnce()
  expect(closeLower).not.toHaveBeenCalled()
  arriveAt(null)

  expect(closeLower).toHaveBeenCalledOnce()
})

test('layers that close together leave their history entries together, and stay on the page', async () => {
  const { rerender } = render(
    <>
      <Layer onClose={() => {}} />
      <Layer onClose={() => {}} />
    </>,
  )

  rerender(<></>)
  await soon()

  expect(history.go).toHaveBeenCalledExactlyOnceWith(-2)
  arriveAt(null)
})

test('a layer that opens while another one is being left stays open, with a history entry of its own', async () => {
  const close = vi.fn()
  const { rerender } = render(<Layer key="first" onClose={() => {}} />)
  rerender(<></>)
  await soon()

  rerender(<Layer key="second" onClose={close} />)
  arriveAt(null)

  expect(close).not.toHaveBeenCalled()
  expect(entry()).toBe('{"layer":1}')
})

test('a layer that closes by itself has no history entry', () => {
  render(<Layer onClose={() => {}} hasEntry={false} />)

  expect(entry()).toBe('null')
})
