import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { VerifyPhoneScreen } from './verify-phone-screen.tsx'

const maya = aUser({ isPhoneVerified: false, hasCompletedProfile: false })
const verified = aUser({ hasCompletedProfile: false })
const sendsCode = () => ({ status: 202 as const, body: { phone: '+61412345678', resendAfterSeconds: 60 } })

function open(user = maya) {
  const onVerified = vi.fn()
  const onEmailVerified = vi.fn()
  const onLogOut = vi.fn()
  const app = renderApp(<VerifyPhoneScreen {...{ user, onVerified, onEmailVerified, onLogOut }} />, {
    path: '/verify-phone',
    user,
  })
  return { ...app, onVerified, onEmailVerified, onLogOut }
}
type Opened = ReturnType<typeof open>

async function sendCode({ person }: Opened, number = '(04) 1234 5678') {
  await person.type(screen.getByLabelText('Mobile number'), number)
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  return screen.findByLabelText('Code')
}

test('a number that is not an Australian mobile is rejected', async () => {
  const { calls } = fakeApi({})
  const { person } = open()

  await person.type(screen.getByLabelText('Mobile number'), '02 9876 5432')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))

  await screen.findByText('Enter an Australian mobile number, like 0412 345 678')
  expect(calls).toEqual([])
})

test('the sixth digit submits the code, once', async () => {
  const sent: unknown[] = []
  fakeApi({
    'POST /api/auth/phone/start': sendsCode,
    'POST /api/auth/phone/verify': ({ body }) => {
      sent.push(body)
      return { body: verified }
    },
  })
  const opened = open()

  const code = await sendCode(opened)
  screen.getByText('0412 345 678')
  await opened.person.type(code, '123456')

  await waitFor(() => expect(opened.onVerified).toHaveBeenCalledExactlyOnceWith(verified))
  expect(sent).toEqual([{ code: '123456' }])
})

test('a pasted code with a space is accepted', async () => {
  let sent: unknown
  fakeApi({
    'POST /api/auth/phone/start': sendsCode,
    'POST /api/auth/phone/verify': ({ body }) => {
      sent = body
      return { body: verified }
    },
  })
  const opened = open()

  const code = await sendCode(opened)
  await opened.person.click(code)
  await opened.person.paste('123 456')

  await waitFor(() => expect(sent).toEqual({ code: '123456' }))
})

test('a wrong code shows the number of tries left and can be corrected', async () => {
  const codes: unknown[] = []
  fakeApi({
    'POST /api/auth/phone/start': sendsCode,
    'POST /api/auth/phone/verify': ({ body }) => {
      codes.push(body)
      return codes.length === 1
        ? fail(400, 'code-wrong', "That code isn't right. 3 tries left.")
        : { body: verified }
    },
  })
  const opened = open()
  const code = await sendCode(opened)

  await opened.person.type(code, '123456')
  await screen.findByText("That code isn't right. 3 tries left.")
  expect(code.getAttribute('aria-invalid')).toBe('true')
  await opened.person.type(code, '{Backspace}7')

  await waitFor(() => expect(opened.onVerified).toHaveBeenCalledOnce())
  expect(codes).toEqual([{ code: '123456' }, { code: '123457' }])
})

test.each([
  [400, 'code-expired', 'That code has expired. Send a new one.'],
  [429, 'too-many-attempts', 'Too many attempts. Try again in 12 minutes.'],
  [409, 'phone-taken', 'This number is already used by another account.'],
])('%i %s has its own message', async (status, code, message) => {
  fakeApi({
    'POST /api/auth/phone/start': sendsCode,
    'POST /api/auth/phone/verify': () => fail(status, code, message),
  })
  const opened = open()

  await opened.person.type(await sendCode(opened), '123456')

  await screen.findByText(message)
})

test('a number of another account is reported at the field', async () => {
  fakeApi({
    'POST /api/auth/phone/start': () =>
      fail(409, 'phone-taken', 'This number is already used by another account.'),
  })
  const { person } = open()

  await person.type(screen.getByLabelText('Mobile number'), '0412345678')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))

  await screen.findByText('This number is already used by another account.')
  expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'))
})

test('another code can be sent after a minute, which survives a reload', async () => {
  const api = fakeApi({ 'POST /api/auth/phone/start': sendsCode })
  const opened = open()
  await sendCode(opened)
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()
  screen.getByText(/You can send a new one in/)

  opened.unmount()
  const later = Date.now() + 61_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  const reloaded = open()

  screen.getByText('0412 345 678')
  await reloaded.person.click(await screen.findByRole('button', { name: 'Send a new code' }))
  await waitFor(() => expect(api.count('POST /api/auth/phone/start')).toBe(2))
  await act(async () => {})
})

test('a resend that comes too early says when it is possible', async () => {
  let isFirst = true
  fakeApi({
    'POST /api/auth/phone/start': () => {
      if (!isFirst)
        return {
          ...fail(429, 'too-many-attempts', 'Too many attempts. Try again in 5 minutes.'),
          headers: { 'Retry-After': '300' },
        }
      isFirst = false
      return { status: 202, body: { phone: '+61412345678', resendAfterSeconds: 0 } }
    },
  })
  const opened = open()
  await sendCode(opened)

  await opened.person.click(await screen.findByRole('button', { name: 'Send a new code' }))

  await screen.findByText('Too many attempts. Try again in 5 minutes.')
  await screen.findByText('5:00')
})

describe('changing the number', () => {
  const numbersOf = (bodies: unknown[]) => bodies.map((body) => (body as { phone: string }).phone)

  async function change() {
    const sentTo: unknown[] = []
    fakeApi({
      'POST /api/auth/phone/start': ({ body }) => {
        sentTo.push(body)
        return sendsCode()
      },
    })
    const opened = open()
    await sendCode(opened)
    await opened.person.click(screen.getByRole('button', { name: 'Change number' }))
    return { ...opened, sentTo, field: screen.getByLabelText('Mobile number') }
  }

  test('and cancelling keeps the valid code', async () => {
    const { person, sentTo } = await change()
    screen.getByText(/The one for 0412 345 678 works until then/)

    await person.click(screen.getByRole('button', { name: 'Back to the code' }))

    screen.getByRole('textbox', { name: 'Code', description: 'The code we sent still works.' })
    screen.getByText('0412 345 678')
    expect(sentTo).toHaveLength(1)
  })

  test('to the same one, in any notation, leads back to the valid code', async () => {
    const { person, sentTo, field } = await change()

    await person.clear(field)
    await person.type(field, '+61 (0)412 345 678')
    await person.click(screen.getByRole('button', { name: 'Send the code' }))

    await screen.findByRole('textbox', { name: 'Code', description: 'The code we sent still works.' })
    expect(sentTo).toHaveLength(1)
  })

  test('to another one sends a code at once, and says that the first code is invalid', async () => {
    const { person, sentTo, field } = await change()

    await person.clear(field)
    await person.type(field, '0498 765 432')
    await person.click(screen.getByRole('button', { name: 'Send the code' }))

    await screen.findByText('0498 765 432')
    const description = 'The code for 0412 345 678 no longer works.'
    screen.getByRole('textbox', { name: 'Code', description })
    expect(numbersOf(sentTo)).toEqual(['(04) 1234 5678', '0498 765 432'])
  })

  test('a reload in the middle of it restores the valid code', async () => {
    const { unmount } = await change()

    unmount()
    open()

    screen.getByLabelText('Code')
  })
})

test('the number can be changed, and logging out is always possible', async () => {
  fakeApi({ 'POST /api/auth/phone/start': sendsCode })
  const opened = open()
  await sendCode(opened)

  await opened.person.click(screen.getByRole('button', { name: 'Change number' }))
  expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '0412 345 678')
  await opened.person.click(screen.getByRole('button', { name: 'Log out' }))

  expect(opened.onLogOut).toHaveBeenCalledOnce()
})
