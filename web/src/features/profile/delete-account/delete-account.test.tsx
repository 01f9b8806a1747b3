import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'

async function open(answer: Parameters<typeof fakeApi>[0]['POST /api/account/delete']) {
  const asked: unknown[] = []
  fakeApi({
    'POST /api/account/delete': (request) => {
      asked.push(request.body)
      return answer?.(request) ?? {}
    },
  })
  const onDeleted = vi.fn()
  const { person: user } = renderApp(<DeleteAccountCard email="maya@example.com" onDeleted={onDeleted} />)
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
  return { user, asked, onDeleted, dialog }
}
const send = async (user: Awaited<ReturnType<typeof open>>['user'], [word, password]: [string, string]) => {
  await user.type(screen.getByLabelText('Type DELETE'), word)
  await user.type(screen.getByLabelText('Your password'), password)
  await user.click(screen.getAllByRole('button', { name: 'Delete my account' }).at(-1) as HTMLElement)
}

test('explains what is erased, what the broker keeps, and how to cancel', async () => {
  const { dialog } = await open(() => ({}))

  expect(dialog.textContent).toMatch(/For 14 days you can change your mind/)
  expect(dialog.textContent).toMatch(/Your broker keeps the messages they wrote to you/)
})

test('requires the word and the password, and says when the account is erased', async () => {
  const eraseAt = '2026-12-08T02:00:00.000Z'
  const { user, asked, onDeleted } = await open(() => ({ status: 202, body: { eraseAt } }))

  await send(user, ['DELETE', 'Dream-2026'])

  await waitFor(() => expect(onDeleted).toHaveBeenCalledWith(eraseAt))
  expect(asked).toEqual([{ confirm: 'DELETE', password: 'Dream-2026' }])
})

test('another word deletes nothing, and a wrong password is reported at its field', async () => {
  const { user, asked, onDeleted } = await open(() =>
    fail(400, 'password-wrong', "That's not your current password."),
  )

  await send(user, ['delete', 'wrong'])
  await screen.findByText('Type DELETE in capitals')
  expect(asked).toEqual([])

  await user.clear(screen.getByLabelText('Type DELETE'))
  await user.type(screen.getByLabelText('Type DELETE'), 'DELETE')
  await user.click(screen.getAllByRole('button', { name: 'Delete my account' }).at(-1) as HTMLElement)
  await screen.findByText("That's not your current password.")
  expect(onDeleted).not.toHaveBeenCalled()
})
