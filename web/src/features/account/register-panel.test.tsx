import { CONSENT_VERSION } from '@dream/contract/rules/account/consent'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { AccountScreen } from './account-screen.tsx'

const maya = aUser({ isPhoneVerified: false, hasCompletedProfile: false })
const filled = {
  Name: 'Maya King',
  Email: 'maya@example.com',
  Password: 'Sunny-days-1',
  'Confirm password': 'Sunny-days-1',
}

function open() {
  const onSignedIn = vi.fn()
  const app = renderApp(<AccountScreen onSignedIn={onSignedIn} tab="register" />, {
    path: '/app-home',
    user: null,
  })
  const form = within(screen.getByRole('form', { name: 'Register' }))
  return { ...app, onSignedIn, form }
}
type Opened = ReturnType<typeof open>

async function fill({ person, form }: Opened, values: Partial<typeof filled> = {}) {
  for (const [label, text] of Object.entries({ ...filled, ...values })) {
    if (text) await person.type(form.getByLabelText(label), text)
  }
}
const submit = ({ person, form }: Opened) =>
  person.click(form.getByRole('button', { name: 'Create account' }))

test('shows the password rules in advance', () => {
  const { form } = open()

  form.getByText('Must be 8+ characters with uppercase, lowercase, and number.')
})

test('a registration reports whether the app is installed and passes on the user', async () => {
  let sent: unknown
  fakeApi({
    'POST /api/auth/register': ({ body }) => {
      sent = body
      return { status: 201, body: maya }
    },
  })
  localStorage.setItem('pwa-installed', 'true')
  const opened = open()

  await fill(opened)
  await submit(opened)

  await waitFor(() => expect(opened.onSignedIn).toHaveBeenCalledExactlyOnceWith(maya))
  expect(sent).toEqual({
    name: 'Maya King',
    email: 'maya@example.com',
    password: 'Sunny-days-1',
    hasInstalledApp: true,
    consentVersion: CONSENT_VERSION,
  })
})

test.each([
  [{ Name: '' }, 'Name', 'Name is required'],
  [{ Email: 'maya' }, 'Email', 'Please enter a valid email address'],
  [{ Password: 'Abc1' }, 'Password', 'Password must be at least 8 characters'],
  [{ Password: 'sunny-days' }, 'Password', 'Password must contain uppercase, lowercase, and number'],
  [{ 'Confirm password': '' }, 'Confirm password', 'Please confirm your password'],
  [{ 'Confirm password': 'Sunny-days-2' }, 'Confirm password', "Passwords don't match"],
])('with %o the field %s says: %s (product §5)', async (values, label, message) => {
  const { calls } = fakeApi({})
  const opened = open()

  await fill(opened, values)
  await submit(opened)

  const field = opened.form.getByLabelText(label)
  await waitFor(() => expect(document.activeElement).toBe(field))
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe(message)
  expect(calls).toEqual([])
})

test('correcting the password clears the mismatch at once', async () => {
  const opened = open()
  await fill(opened, { Password: 'Sunny-days-12' })
  await submit(opened)
  await opened.form.findByText("Passwords don't match")

  await opened.person.type(opened.form.getByLabelText('Password'), '{Backspace}')

  await waitFor(() => expect(opened.form.queryByText("Passwords don't match")).toBeNull())
})

test('an email with an account leads to the login, with the email filled in', async () => {
  fakeApi({
    'POST /api/auth/register': () =>
      fail(409, 'email-taken', "There's already an account with this email. Log in instead."),
  })
  const opened = open()

  await fill(opened)
  await submit(opened)
  await opened.form.findByText("There's already an account with this email. Log in instead.")
  expect(document.activeElement).toBe(opened.form.getByLabelText('Email'))
  await opened.person.click(opened.form.getByRole('button', { name: 'Log in with this email' }))

  const login = within(screen.getByRole('form', { name: 'Login' }))
  expect(login.getByLabelText('Email')).toHaveProperty('value', 'maya@example.com')
  await waitFor(() => expect(document.activeElement).toBe(login.getByLabelText('Password')))
})

test('validation errors of the server appear at their fields', async () => {
  fakeApi({
    'POST /api/auth/register': () => ({
      status: 400,
      body: {
        code: 'validation-failed',
        message: 'Check the highlighted fields.',
        errors: [{ path: 'name', message: 'Name is too long' }],
      },
    }),
  })
  const opened = open()

  await fill(opened)
  await submit(opened)

  await opened.form.findByText('Name is too long')
  expect(document.activeElement).toBe(opened.form.getByLabelText('Name'))
})

test('a failure without a message says that the registration failed (product §8)', async () => {
  fakeApi({ 'POST /api/auth/register': () => ({ status: 500 }) })
  const opened = open()

  await fill(opened)
  await submit(opened)

  await opened.form.findByText('Registration failed. Please try again.')
  expect(opened.form.getByLabelText('Confirm password')).toHaveProperty('value', 'Sunny-days-1')
})
