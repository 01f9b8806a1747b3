import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { ChangePasswordCard } from './change-password-card.tsx'

async function change() {
  const onChanged = vi.fn()
  const { person } = renderApp(<ChangePasswordCard email="maya@example.com" onChanged={onChanged} />)
  await person.type(screen.getByLabelText('Current password'), 'Sunny-days-1')
  await person.type(screen.getByLabelText('New password'), 'Rainy-days-2')
  await person.type(screen.getByLabelText('Confirm password'), 'Rainy-days-2')
  await person.click(screen.getByRole('button', { name: 'Change password' }))
  return onChanged
}

test('a new password is set with the current one', async () => {
  let sent: unknown
  fakeApi({
    'POST /api/auth/password/change': ({ body }) => {
      sent = body
      return { status: 204 }
    },
  })

  const onChanged = await change()

  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(sent).toEqual({ current: 'Sunny-days-1', password: 'Rainy-days-2' })
})

test.each([
  ['password-wrong', "That's not your current password.", 'Current password'],
  ['password-unchanged', "Choose a password that's different from your current one.", 'New password'],
])('%s is told at its field', async (code, message, label) => {
  fakeApi({ 'POST /api/auth/password/change': () => fail(400, code, message) })

  const onChanged = await change()

  await screen.findByText(message)
  expect(document.activeElement).toBe(screen.getByLabelText(label))
  expect(onChanged).not.toHaveBeenCalled()
})
