import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fail, fakeApi, noNetwork, noServer, type Reply } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { AccountScreen } from './account-screen.tsx'

const maya = aUser()

function open() {
  const onSignedIn = vi.fn()
  return {
    onSignedIn,
    ...renderApp(<AccountScreen onSignedIn={onSignedIn} />, { path: '/app-home', user: null }),
  }
}
type Opened = ReturnType<typeof open>

async function fillLogin({ person }: Opened, email = 'maya@example.com', password = 'Sunny-days-1') {
  await person.type(screen.getByLabelText('Email'), email)
  await person.type(screen.getByLabelText('Password'), password)
}
const logIn = ({ person }: Opened) => person.click(screen.getByRole('button', { name: 'Login' }))

test('says what the product is for, and who makes it', () => {
  open()

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Find Your DREAM DESIGN')
  screen.getByText('Swipe through stunning floor plans and discover designs that match your vision.')
  for (const badge of ['Smart Matching', '500+ Designs', 'Expert Brokers']) screen.getByText(badge)
  screen.getByText(/Powered By/)
  expect(screen.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toBe('/forgot-password')
})

test('an empty login shows each error at its field and focuses the first (product §5)', async () => {
  const { calls } = fakeApi({})
  const opened = open()

  await logIn(opened)

  const email = screen.getByRole('textbox', { name: 'Email' })
  await waitFor(() => expect(document.activeElement).toBe(email))
  expect(email.getAttribute('aria-invalid')).toBe('true')
  const note = document.getElementById(email.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Please enter a valid email address')
  screen.getByText('Password is required')
  expect(calls).toEqual([])
})

test('a person with an authenticator app is asked for its code after the password, and logs in with it', async () => {
  const sent: unknown[] = []
  fakeApi({
    'POST /api/auth/login': ({ body }) => {
      sent.push(body)
      return sent.length === 1
        ? fail(
            401,
            'second-factor-required',
            'Enter the code from your authenticator app, or a recovery code.',
          )
        : { body: maya }
    },
  })
  const opened = open()
  await fillLogin(opened)
  expect(screen.queryByLabelText(/authenticator/)).toBeNull()
  await logIn(opened)

  const code = await screen.findByLabelText('Code from your authenticator app')
  await waitFor(() => expect(document.activeElement).toBe(code))
  screen.getByText('Enter the code from your authenticator app, or a recovery code.')
  await opened.person.type(code, '123456{Enter}')

  await waitFor(() => expect(opened.onSignedIn).toHaveBeenCalledWith(maya))
  expect(sent).toEqual([
    { email: 'maya@example.com', password: 'Sunny-days-1' },
    { email: 'maya@example.com', password: 'Sunny-days-1', code: '123456' },
  ])
})

test('a login passes on the user', async () => {
  let sent: unknown
  fakeApi({
    'POST /api/auth/login': ({ body }) => {
      sent = body
      return { body: maya }
    },
  })
  const opened = open()

  await fillLogin(opened, ' Maya@Example.com ')
  await logIn(opened)

  await waitFor(() => expect(opened.onSignedIn).toHaveBeenCalledExactlyOnceWith(maya))
  expect(sent).toEqual({ email: 'maya@example.com', password: 'Sunny-days-1' })
})

test.each([
  [
    'the words of the server',
    () => fail(401, 'credentials-wrong', "That email and password don't match."),
    "That email and password don't match.",
  ],
  [
    'its own words when the server has none',
    () => ({ status: 502, body: 'Bad gateway' }),
    'Login failed. Please try again.',
  ],
  ['that there is no network', noNetwork, 'No internet connection. Please check your network.'],
  ['that the server is away', noServer, "Dream Design isn't responding. Please try again in a moment."],
])('a failed login says %s and keeps what was typed (product §8)', async (_, answer, message) => {
  fakeApi({ 'POST /api/auth/login': answer })
  const opened = open()

  await fillLogin(opened)
  await logIn(opened)

  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'maya@example.com')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Sunny-days-1')
  expect(opened.onSignedIn).not.toHaveBeenCalled()
})

test('a login without user data says so (product §4)', async () => {
  fakeApi({ 'POST /api/auth/login': () => ({ raw: null }), 'GET /api/auth/me': () => ({ raw: null }) })
  const opened = open()

  await fillLogin(opened)
  await logIn(opened)

  await screen.findByText('Login succeeded but user data unavailable. Please try again.')
})

test('a double press logs in once', async () => {
  const answer = Promise.withResolvers<Reply<'POST /api/auth/login'>>()
  const api = fakeApi({ 'POST /api/auth/login': () => answer.promise })
  const opened = open()

  await fillLogin(opened)
  await logIn(opened)
  await waitFor(() => expect(api.count('POST /api/auth/login')).toBe(1))
  await logIn(opened)
  await opened.person.type(screen.getByLabelText('Password'), '{Enter}')
  answer.resolve({ body: maya })

  await waitFor(() => expect(opened.onSignedIn).toHaveBeenCalledOnce())
  expect(api.count('POST /api/auth/login')).toBe(1)
})

test("the keyboard's next key moves to the empty password, and submits once it is filled", async () => {
  const api = fakeApi({ 'POST /api/auth/login': () => ({ body: maya }) })
  const opened = open()

  await opened.person.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(api.calls).toEqual([])
  await opened.person.keyboard('Sunny-days-1')
  await opened.person.type(screen.getByLabelText('Email'), '{Enter}')

  await waitFor(() => expect(opened.onSignedIn).toHaveBeenCalledOnce())
})

test('the password can be shown and hidden', async () => {
  const { person } = open()
  const password = screen.getByLabelText('Password')

  await person.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveProperty('type', 'text')
  await person.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveProperty('type', 'password')
})

test('the tabs respond to arrow keys and keep what was typed', async () => {
  const opened = open()
  const { person } = opened
  await fillLogin(opened)

  screen.getByRole('tab', { name: 'Login' }).focus()
  await person.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Register' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'maya@example.com')
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Maya')
  await person.click(screen.getByRole('tab', { name: 'Login' }))

  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Sunny-days-1')
  await person.click(screen.getByRole('tab', { name: 'Register' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Maya')
})

test('offline, the screen says so', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  open()

  screen.getByText('No internet connection. Please check your network.')
})
