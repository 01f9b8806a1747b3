import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ChangePasswordForm, LoginForm, RegisterForm, ResetForm } from './account-forms.ts'

/** Returns the first error of each field, as a form shows it. */
function firstMessages(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const result = z.safeParse(schema, values)
  const found: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) found[issue.path.join('.')] ??= issue.message
  return found
}

const registration = {
  name: 'Maya King',
  email: 'maya@example.com',
  password: 'Sunny-days-1',
  confirmPassword: 'Sunny-days-1',
}

describe('login (product §5)', () => {
  test.each([
    [{ email: '', password: '' }, ['Please enter a valid email address', 'Password is required']],
    [{ email: 'maya@', password: 'x' }, ['Please enter a valid email address', undefined]],
    [{ email: 'maya@example.com', password: '' }, [undefined, 'Password is required']],
    [{ email: ' Maya@Example.com ', password: 'x' }, [undefined, undefined]],
  ])('says what is wrong with %o', (values, [email, password]) => {
    const messages = firstMessages(LoginForm, values)

    expect([messages['email'], messages['password']]).toEqual([email, password])
  })
})

describe('registration (product §5)', () => {
  test.each([
    ['an empty name', { name: '  ' }, { name: 'Name is required' }],
    ['a bad address', { email: 'maya.example.com' }, { email: 'Please enter a valid email address' }],
    [
      'a short password',
      { password: 'Abc1', confirmPassword: 'Abc1' },
      { password: 'Password must be at least 8 characters', confirmPassword: 'Please confirm your password' },
    ],
    [
      'a password without a capital',
      { password: 'sunny-days-1', confirmPassword: 'sunny-days-1' },
      { password: 'Password must contain uppercase, lowercase, and number' },
    ],
    [
      'a password without a number',
      { password: 'Sunny-days', confirmPassword: 'Sunny-days' },
      { password: 'Password must contain uppercase, lowercase, and number' },
    ],
    ['nothing to confirm', { confirmPassword: '' }, { confirmPassword: 'Please confirm your password' }],
    [
      'a different confirmation',
      { confirmPassword: 'Sunny-days-2' },
      { confirmPassword: "Passwords don't match" },
    ],
    [
      'a different confirmation beside an empty name',
      { name: '', confirmPassword: 'Sunny-days-2' },
      { name: 'Name is required', confirmPassword: "Passwords don't match" },
    ],
    ['nothing wrong', {}, {}],
  ])('says what is wrong with %s', (_, change, expected) => {
    expect(firstMessages(RegisterForm, { ...registration, ...change })).toEqual(expected)
  })

  test('the email is sent trimmed and in lower case, the password exactly as typed', () => {
    const sent = z.parse(RegisterForm, {
      ...registration,
      email: '  Maya@Example.COM ',
      password: ' Sunny 1 days ',
      confirmPassword: ' Sunny 1 days ',
    })

    expect(sent.email).toBe('maya@example.com')
    expect(sent.password).toBe(' Sunny 1 days ')
  })
})

describe('the reset code', () => {
  test('is eight digits, with spaces from a paste removed', () => {
    const { password, confirmPassword } = registration

    expect(z.parse(ResetForm, { code: '1234 5678', password, confirmPassword }).code).toBe('12345678')
    expect(firstMessages(ResetForm, { code: '1234', password, confirmPassword })).toEqual({
      code: 'Enter the code we sent you',
    })
  })
})

test('changing the password requires the current one', () => {
  const { password, confirmPassword } = registration

  expect(firstMessages(ChangePasswordForm, { current: '', password, confirmPassword })).toEqual({
    current: 'Password is required',
  })
})
