import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Composer } from './composer.tsx'

function open() {
  const [onSend, onCancel, onFiles] = [vi.fn(), vi.fn(), vi.fn()]
  render(
    <Composer
      draft="東京"
      onDraft={() => undefined}
      onSend={onSend}
      onType={() => undefined}
      attach={{ onFiles, onPickPlan: undefined, planLabel: 'Plan' }}
      above={null}
      extras={undefined}
      onCancel={onCancel}
      placeholder="Message"
      label="Message to Tess"
      focusKey={null}
    />,
  )
  return { field: screen.getByRole('textbox'), onSend, onCancel, onFiles }
}

/** Keys of a composition as browsers report them; Safari ends one without `isComposing`. */
const OF_COMPOSITION = [
  { isComposing: true, keyCode: 229 },
  { isComposing: false, keyCode: 229 },
]

test.each(OF_COMPOSITION)('a key of a composition neither sends nor cancels: %j', (init) => {
  const { field, onSend, onCancel } = open()

  fireEvent.keyDown(field, { key: 'Enter', ...init })
  fireEvent.keyDown(field, { key: 'Escape', ...init })

  expect(onSend).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})

test('the same keys outside a composition do', () => {
  const { field, onSend, onCancel } = open()

  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 })

  expect(onSend).toHaveBeenCalledExactlyOnceWith('東京')
  expect(onCancel).toHaveBeenCalledOnce()
})

const picture = new File(['picture'], 'image.png', { type: 'image/png' })
const plan = new File(['plan'], 'Kitchen plan.pdf', { type: 'application/pdf' })

/** Fake clipboard with files, and text by its type. */
const clipboard = (files: File[], text: Record<string, string>) => ({
  clipboardData: { files, getData: (type: string) => text[type] ?? '' },
})

test.each([
  ['text of Word, with a picture of it', 'Hello Tess', true],
  ['cells of Excel, with a picture of them', '4\t2\t2\r\n', true],
  ['nothing but a picture', '', false],
  ['nothing but a picture and an empty line', ' \r\n', false],
])('%s, pasted, is text: %j %s', (_, text, isText) => {
  const { field, onFiles } = open()

  const isLeftToBrowser = fireEvent.paste(
    field,
    clipboard([picture], { 'text/plain': text, 'text/html': '<p>' }),
  )

  expect(isLeftToBrowser).toBe(isText)
  expect(onFiles.mock.calls).toEqual(isText ? [] : [[[picture]]])
})

test('a file copied in a file manager is a file, although its path comes as text', () => {
  const { field, onFiles } = open()

  fireEvent.paste(
    field,
    clipboard([plan, picture], { 'text/plain': '/home/sam/Kitchen plan.pdf\nC:\\image.png' }),
  )

  expect(onFiles.mock.calls).toEqual([[[plan, picture]]])
})
