import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../buttons/button.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { ChoiceList } from './choice-list.tsx'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { Segmented } from './segmented.tsx'
import { Stepper } from './stepper.tsx'

const STATES = [
  { value: 'vic', label: 'Victoria' },
  { value: 'nsw', label: 'New South Wales' },
  { value: 'wa', label: 'Western Australia' },
] as const
type State = (typeof STATES)[number]['value']

describe('a busy button', () => {
  test('cannot be pressed again and keeps the focus', async () => {
    const press = vi.fn()
    render(
      <Button isBusy onClick={press}>
        Save
      </Button>,
    )

    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    expect(press).not.toHaveBeenCalled()
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  })
})

describe('a field', () => {
  test('is described by its hint, or by its error once there is one', () => {
    const { rerender } = render(<Field label="Name" hint="As on your licence" />)
    screen.getByText('As on your licence')

    rerender(<Field label="Name" hint="As on your licence" error="Name is required" />)

    const input = screen.getByLabelText('Name')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').id).toBe(input.getAttribute('aria-describedby'))
    expect(screen.queryByText('As on your licence')).toBeNull()
  })
})

test.each([
  ['goes on to the next empty field', 13, 'Last name'],
  ['stays where it ends a composition', 229, 'First name'],
])('the keyboard’s "next" %s', (_, keyCode, focused) => {
  render(
    <form>
      <Field label="First name" enterKeyHint="next" />
      <Field label="Last name" enterKeyHint="done" />
    </form>,
  )
  const first = screen.getByLabelText('First name')
  first.focus()

  fireEvent.keyDown(first, { key: 'Enter', keyCode })

  expect(document.activeElement).toBe(screen.getByLabelText(focused))
})

test('a password can be shown and hidden again', async () => {
  render(<PasswordField label="Password" />)
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})

describe('tabs', () => {
  function Tabs() {
    const [value, setValue] = useState<State>('vic')
    return <Segmented label="State" options={STATES} value={value} onChange={setValue} />
  }
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent

  test('change by a press and by the arrow keys, wrapping around at the ends', async () => {
    render(<Tabs />)

    await userEvent.click(screen.getByRole('tab', { name: 'New South Wales' }))
    expect(chosen()).toBe('New South Wales')

    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(chosen()).toBe('Victoria')
    expect(document.activeElement?.textContent).toBe('Victoria')

    await userEvent.keyboard('{ArrowLeft}')
    expect(chosen()).toBe('Western Australia')
  })
})

describe('choices', () => {
  test('of a list take a single answer', async () => {
    const choose = vi.fn()
    render(<ChoiceList label="Where" choices={STATES} value={null} onChange={choose} />)

    await userEvent.click(screen.getByRole('radio', { name: 'Victoria' }))

    expect(choose).toHaveBeenCalledWith('vic')
  })

  test('as chips select up to the maximum and deselect', async () => {
    function Chips() {
      const [values, setValues] = useState<State[]>([])
      return <ChoiceChips label="Where" choices={STATES} values={values} max={2} onChange={setValues} />
    }
    render(<Chips />)
    const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

    await userEvent.click(chip('Victoria'))
    await userEvent.click(chip('New South Wales'))
    expect(chip('Western Australia').disabled).toBe(true)

    await userEvent.click(chip('Victoria'))
    expect(chip('Victoria').checked).toBe(false)
    expect(chip('Western Australia').disabled).toBe(false)
  })
})

test('a stepper goes from not sure to its start, stops at its ends and goes back to not sure', async () => {
  function Beds() {
    const [value, setValue] = useState<number | null>(null)
    return <Stepper label="Bedrooms" value={value} min={1} max={4} start={3} onChange={setValue} />
  }
  render(<Beds />)
  const shown = () => screen.getByRole('status').textContent
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'More: Bedrooms' })
  const fewer = screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer: Bedrooms' })
  expect(shown()).toBe('Not sure')

  await userEvent.click(more)
  expect(shown()).toBe('3')

  await userEvent.click(more)
  expect(shown()).toBe('4')
  expect(more.disabled).toBe(true)

  for (let presses = 0; presses < 4; presses += 1) await userEvent.click(fewer)
  expect(shown()).toBe('Not sure')
  expect(fewer.disabled).toBe(true)
})
