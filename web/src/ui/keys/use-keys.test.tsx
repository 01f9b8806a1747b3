import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useKeys } from './use-keys.ts'

const next = vi.fn(() => true)
const range = vi.fn(() => true)
const left = vi.fn(() => false)
const onCharacter = vi.fn(() => false)

function Page({ isOpen = false }) {
  useKeys(
    new Map([
      ['j', next],
      ['X', range],
      ['Escape', left],
    ]),
    onCharacter,
  )
  return (
    <>
      <input aria-label="Name" />
      <input aria-label="Chosen" type="checkbox" />
      <dialog open={isOpen} />
    </>
  )
}

/** Presses a key; returns whether the browser still acts on it. */
const press = (key: string, held: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...held })

test('a key calls its handler, also as a capital without one of its own', () => {
  render(<Page />)

  expect([press('j'), press('J'), press('X'), press('x'), press('q')]).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
  expect([next.mock.calls.length, range.mock.calls.length]).toEqual([2, 1])
})

test('a handler may leave its key to the browser', () => {
  render(<Page />)

  expect(press('Escape')).toBe(true)
  expect(left).toHaveBeenCalledOnce()
})

test('with Ctrl, Alt or the command key a letter is left to the browser', () => {
  render(<Page />)

  expect(['ctrlKey', 'metaKey', 'altKey'].map((key) => press('j', { [key]: true }))).toEqual([
    true,
    true,
    true,
  ])
  expect(next).not.toHaveBeenCalled()
})

test('nothing happens while somebody types or a dialog is open; a checkbox is no text field', () => {
  const { rerender } = render(<Page />)
  press('j', {}, screen.getByLabelText('Name'))
  expect(next).not.toHaveBeenCalled()

  press('j', {}, screen.getByLabelText('Chosen'))
  expect(next).toHaveBeenCalledOnce()

  rerender(<Page isOpen />)
  press('j')
  expect(next).toHaveBeenCalledOnce()
})

test('a character may go elsewhere first; Enter, space and the arrows are none', () => {
  onCharacter.mockReturnValue(true)
  render(<Page />)
  for (const key of ['é', '/', 'j', 'Enter', ' ', 'ArrowDown']) press(key)

  expect([onCharacter.mock.calls.length, next.mock.calls.length]).toEqual([3, 0])
})
