import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { call } from '#lib/api/api-client.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { ConfirmSheet } from './confirm-sheet.tsx'

const START = 'POST /api/auth/email/start'
const body = { email: 'next@example.com' }

function open() {
  let isConfirmed = false
  const api = fakeApi({
    [START]: () =>
      isConfirmed
        ? { status: 202, body: { ...body, resendAfterSeconds: 60 } }
        : fail(403, 'confirm-it-is-you', "Confirm it's you first."),
    'GET /api/auth/passkeys': () => ({ body: { items: [] } }),
    'POST /api/auth/confirm': ({ body: sent }) => {
      isConfirmed = (sent as { password: string }).password === 'Mine-2026'
      return isConfirmed ? { status: 204 } : fail(400, 'password-wrong', "That's not your current password.")
    },
  })
  const app = renderApp(<ConfirmSheet email="maya@example.com" />, { user: aUser() })
  const outcome = call(START, { body }).then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
  return { ...app, api, outcome }
}

test('a call that needs step-up asks for the password and is then repeated', async () => {
  const { person, api, outcome } = open()

  await person.type(await screen.findByLabelText('Password'), 'Wrong-2026{Enter}')
  await screen.findByText("That's not your current password.")
  await person.clear(screen.getByLabelText('Password'))
  await person.type(screen.getByLabelText('Password'), 'Mine-2026{Enter}')

  await waitFor(async () => expect(await outcome).toBe('done'))
  expect(api.count(START)).toBe(2)
})

test('closing the sheet cancels the step-up, and the call fails with the reason', async () => {
  const { person, api, outcome } = open()
  await screen.findByLabelText('Password')

  await person.click(screen.getByRole('button', { name: 'Close' }))

  expect(await act(() => outcome)).toBe('confirm-it-is-you')
  expect(api.count(START)).toBe(1)
})
