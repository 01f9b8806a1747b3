import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Sheet } from './sheet.tsx'
import { hideToast, showToast } from './toast.ts'
import { Toaster } from './toaster.tsx'
import { Tooltip } from './tooltip.tsx'

describe('a sheet', () => {
  const sheet = (isOpen: boolean, onClose = () => {}) => (
    <Sheet isOpen={isOpen} onClose={onClose} label="Why pass">
      <p>reasons</p>
    </Sheet>
  )

  test('shows its contents only while it is open', async () => {
    const { rerender } = render(sheet(false))
    expect(screen.queryByText('reasons')).toBeNull()

    rerender(sheet(true))
    screen.getByText('reasons')
    screen.getByRole('heading', { name: 'Why pass' })

    rerender(sheet(false))
    await expect.poll(() => screen.queryByText('reasons')).toBeNull()
  })

  test('closes by its button, beside it and by Escape', async () => {
    const close = vi.fn()
    render(sheet(true, close))
    const dialog = screen.getByRole('dialog')

    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.click(dialog)
    fireEvent(dialog, new Event('cancel', { cancelable: true }))

    expect(close).toHaveBeenCalledTimes(3)
  })

  test('stays open when its contents are pressed', async () => {
    const close = vi.fn()
    render(sheet(true, close))

    await userEvent.click(screen.getByText('reasons'))

    expect(close).not.toHaveBeenCalled()
  })
})

describe('with a fake clock', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    act(() => hideToast())
    vi.useRealTimers()
  })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  test('a message leaves by itself', () => {
    render(<Toaster />)
    act(() => showToast('Saved'))
    screen.getByText('Saved')

    pass(4000)

    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('a message with something to press stays longer and takes it once', () => {
    const undo = vi.fn()
    render(<Toaster />)
    act(() => showToast('Removed', { action: { label: 'Undo', onPress: undo } }))
    pass(5000)

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))

    expect(undo).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Removed')).toBeNull()
  })

  test('a tooltip opens after 700 ms under a resting mouse, the next one at once (product §9)', async () => {
    pass(10_000)
    render(
      <>
        <Tooltip text="first words">
          <button type="button">first</button>
        </Tooltip>
        <Tooltip text="second words">
          <button type="button">second</button>
        </Tooltip>
      </>,
    )
    const first = screen.getByRole('button', { name: 'first' })
    const second = screen.getByRole('button', { name: 'second' })

    fireEvent.pointerOver(first, { pointerType: 'mouse' })
    pass(699)
    expect(screen.queryByRole('tooltip')).toBeNull()
    pass(1)
    // The bubble's code arrives.
    await act(async () => void (await import('./tooltip-bubble.tsx')))
    expect(screen.getByRole('tooltip').textContent).toBe('first words')
    expect(first.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)

    fireEvent.pointerOut(first, { pointerType: 'mouse', relatedTarget: document.body })
    pass(200)
    fireEvent.pointerOver(second, { pointerType: 'mouse' })
    expect(screen.getByRole('tooltip').textContent).toBe('second words')

    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})
