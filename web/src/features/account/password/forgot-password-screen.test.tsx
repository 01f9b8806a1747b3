import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'

const ANSWER = "If that email has an account, we've sent a code."
const sendsCode = () => ({ status: 202 as const, body: { message: ANSWER } })

function open() {
  const onDone = vi.fn()
  const onBack = vi.fn()
  const app = renderApp(<ForgotPasswordScreen onDone={onDone} onBack={onBack} />, { user: null })
  return { ...app, onDone, onBack }
}
type Opened = ReturnType<typeof open>

async function askForCode({ person }: Opened) {
  await person.type(screen.getByLabelText('Email'), 'Maya@example.com')
  await person.click(screen.getByRole('button', { name: 'Send a code' }))
  await screen.findByText(ANSWER)
}
async function setPassword({ person }: Opened, code = '1234 5678') {
  await person.type(screen.getByLabelText('Code'), code)
  await person.type(screen.getByLabelText('New password'), 'Rainy-days-2')
  await person.type(screen.getByLabelText('Confirm password'), 'Rainy-days-2')
  await person.click(screen.getByRole('button', { name: 'Set new password' }))
}

test('a code and a new password lead back to the login', async () => {
  let sent: unknown
  fakeApi({
    'POST /api/auth/password/forgot': sendsCode,
    'POST /api/auth/password/reset': ({ body }) => {
      sent = body
      return { status: 204 }
    },
  })
  const opened = open()

  await askForCode(opened)
  await setPassword(opened)

  await waitFor(() => expect(opened.onDone).toHaveBeenCalledExactlyOnceWith('maya@example.com'))
  expect(sent).toEqual({ email: 'maya@example.com', code: '12345678', password: 'Rainy-days-2' })
})

test('no code is sent without an email', async () => {
  const { calls } = fakeApi({})
  const { person } = open()

  await person.click(screen.getByRole('button', { name: 'Send a code' }))

  await screen.findByText('Please enter a valid email address')
  expect(calls).toEqual([])
})

test('a wrong code shows its error at the field and keeps the passwords', async () => {
  fakeApi({
    'POST /api/auth/password/forgot': sendsCode,
    'POST /api/auth/password/reset': () => fail(400, 'code-wrong', "That code isn't right. 4 tries left."),
  })
  const opened = open()

  await askForCode(opened)
  await setPassword(opened)

  await screen.findByText("That code isn't right. 4 tries left.")
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'Rainy-days-2')
})

test('too many codes show the time until the next one', async () => {
  fakeApi({
    'POST /api/auth/password/forgot': () =>
      fail(429, 'too-many-attempts', 'Too many attempts. Try again in 12 minutes.'),
  })
  const { person } = open()

  await person.type(screen.getByLabelText('Email'), 'maya@example.com')
  await person.click(screen.getByRole('button', { name: 'Send a code' }))

  await screen.findByText('Too many attempts. Try again in 12 minutes.')
})

test('switching to the email app and a reload lose only the passwords', async () => {
  fakeApi({ 'POST /api/auth/password/forgot': sendsCode })
  const opened = open()
  await askForCode(opened)

  opened.unmount()
  open()

  screen.getByText('maya@example.com')
  screen.getByLabelText('Code')
})

test('another email can be used', async () => {
  fakeApi({ 'POST /api/auth/password/forgot': sendsCode })
  const opened = open()
  await askForCode(opened)

  await opened.person.click(screen.getByRole('button', { name: 'Use another email' }))

  screen.getByRole('heading', { name: 'Forgot password' })
})
