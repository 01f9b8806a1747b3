import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Popover } from './popover.tsx'
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

  test('closes by its button, a press outside and Escape', async () => {
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

/** Focuses a shown dialog, as browsers do and happy-dom does not. */
function showAndFocus(this: HTMLDialogElement) {
  this.setAttribute('open', '')
  this.querySelector('button')?.focus()
}

function Menu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Attach
      </button>
      <Popover isOpen={isOpen} onClose={() => setOpen(false)} label="What to attach">
        <button type="button">A plan</button>
      </Popover>
    </>
  )
}

describe('a menu is placed beside the pressed button', () => {
  beforeEach(() => {
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(showAndFocus)
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth)
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(innerHeight)
  })
  afterEach(() => void vi.restoreAllMocks())

  const moveTo = (button: HTMLElement, x: number, y: number) => {
    button.getBoundingClientRect = () => new DOMRect(x, y, 40, 40)
  }
  const place = () => {
    const { style } = screen.getByRole('dialog')
    return [style.getPropertyValue('--left'), style.getPropertyValue('--top')]
  }
  async function openBy(press: (button: HTMLElement) => unknown) {
    render(<Menu />)
    const button = screen.getByRole('button', { name: 'Attach' })
    moveTo(button, 380, innerHeight - 60)
    await press(button)
    expect(document.activeElement).not.toBe(button)
    return button
  }

  test('though the dialog takes the focus', async () => {
    await openBy((button) => userEvent.click(button))
    await expect.poll(place).toEqual(['380px', `${innerHeight - 66}px`])
  })

  test('also in Safari, where a click gives a button no focus', async () => {
    await openBy((button) => fireEvent.click(button))
    await expect.poll(place).toEqual(['380px', `${innerHeight - 66}px`])
  })

  test('and follows it, unless it has gone', async () => {
    const button = await openBy((each) => fireEvent.click(each))

    moveTo(button, 240, 100)
    fireEvent.scroll(window)
    await expect.poll(place).toEqual(['240px', '146px'])

    const none: DOMRect[] = []
    button.getClientRects = () => Object.assign(none, { item: () => null })
    moveTo(button, 0, 0)
    fireEvent.scroll(window)
    await new Promise((resolve) => setTimeout(resolve))
    expect(place()).toEqual(['240px', '146px'])
  })
})

describe('with a fake clock', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    act(() => hideToast())
    vi.useRealTimers()
  })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  test('a toast disappears by itself', () => {
    render(<Toaster />)
    act(() => showToast('Saved'))
    screen.getByText('Saved')

    pass(4000)

    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('a toast is shown in the top modal dialog, in the top layer so that the dialog does not clip it, and outlives it', () => {
    const sheets = (isUpperOpen: boolean) => (
      <>
        <Toaster />
        <Sheet isOpen onClose={() => {}} label="Lower">
          <Sheet isOpen={isUpperOpen} onClose={() => {}} label="Upper">
            <p>reasons</p>
          </Sheet>
        </Sheet>
      </>
    )
    const { rerender } = render(sheets(false))
    rerender(sheets(true))
    act(() => showToast('Too many collections'))
    const [lower, upper] = ['Lower', 'Upper'].map((name) => screen.getByRole('dialog', { name }))
    expect(screen.getByRole('status').parentElement).toBe(upper)
    expect(screen.getByRole('status').hasAttribute('data-lifted')).toBe(true)

    rerender(sheets(false))
    expect(screen.getByRole('status').textContent).toBe('Too many collections')
    expect(screen.getByRole('status').parentElement).toBe(lower)

    act(() => hideToast())
    expect(screen.getByRole('status').hasAttribute('data-lifted')).toBe(false)
  })

  test('a toast that comes while its dialog closes is shown without it', () => {
    const sheet = (isThere: boolean) => (
      <>
        <Toaster />
        {isThere && (
          <Sheet isOpen onClose={() => {}} label="Sheet">
            <p>reasons</p>
          </Sheet>
        )}
      </>
    )
    const { rerender } = render(sheet(true))
    act(() => {
      showToast('Liked in Japandi')
      rerender(sheet(false))
    })

    const place = screen.getByRole('status')
    expect([place.textContent, place.hasAttribute('data-lifted')]).toEqual(['Liked in Japandi', true])
  })

  test('a toast with an action stays longer, and the action runs once', () => {
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
    // Wait for the lazy bubble.
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
