import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { VerifyPhoneScreen } from '../phone/verify-phone-screen.tsx'

const newcomer = aUser({ isEmailVerified: false, isPhoneVerified: false, hasCompletedProfile: false })
const proved = { ...newcomer, isEmailVerified: true }
const sent = (email: string) => ({ status: 202 as const, body: { email, resendAfterSeconds: 60 } })

function open() {
  const onEmailVerified = vi.fn()
  const app = renderApp(
    <VerifyPhoneScreen
      user={newcomer}
      onEmailVerified={onEmailVerified}
      onVerified={vi.fn()}
      onLogOut={vi.fn()}
    />,
    { path: '/verify-phone', user: newcomer },
  )
  return { ...app, onEmailVerified }
}

test('the email comes before the number, is filled in already, and its code leads on', async () => {
  const bodies: unknown[] = []
  fakeApi({
    'POST /api/auth/email/start': ({ body }) => {
      bodies.push(body)
      return sent(newcomer.email)
    },
    'POST /api/auth/email/verify': ({ body }) => {
      bodies.push(body)
      return { body: proved }
    },
  })
  const { person, onEmailVerified } = open()

  expect(screen.queryByLabelText('Mobile number')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  await person.type(await screen.findByLabelText('Code'), '123456')

  await waitFor(() => expect(onEmailVerified).toHaveBeenCalledExactlyOnceWith(proved))
  expect(bodies).toEqual([{ email: newcomer.email }, { code: '123456' }])
})

test('a mistyped email can be corrected before the code is sent', async () => {
  const bodies: unknown[] = []
  fakeApi({
    'POST /api/auth/email/start': ({ body }) => {
      bodies.push(body)
      return sent('maya.king@example.com')
    },
  })
  const { person } = open()

  await person.clear(screen.getByLabelText('Email'))
  await person.type(screen.getByLabelText('Email'), 'Maya.King@example.com ')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))

  await screen.findByText('maya.king@example.com')
  expect(bodies).toEqual([{ email: 'maya.king@example.com' }])
})

test('an email of another account is reported at the field', async () => {
  const message = "There's already an account with this email. Log in instead."
  fakeApi({ 'POST /api/auth/email/start': () => fail(409, 'email-taken', message) })
  const { person } = open()

  await person.click(screen.getByRole('button', { name: 'Send the code' }))

  await screen.findByText(message)
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})
