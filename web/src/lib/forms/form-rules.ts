import * as rules from '@dream/contract/rules/account/credentials'
import * as z from 'zod/mini'

/** Email address, trimmed and in lower case. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.email({ pattern: rules.EMAIL_PATTERN, error: rules.EMAIL_INVALID }),
    z.maxLength(rules.EMAIL_MAX, rules.EMAIL_INVALID),
  )

/** Name, trimmed. */
export const personName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, rules.NAME_REQUIRED),
    z.maxLength(rules.NAME_MAX, `At most ${rules.NAME_MAX} characters`),
  )

/** Existing password; any non-empty text is valid. */
export const currentPassword = z.string().check(z.minLength(1, rules.PASSWORD_REQUIRED))

/** New password. */
export const newPassword = z
  .string()
  .check(
    z.minLength(rules.PASSWORD_MIN, rules.PASSWORD_TOO_SHORT),
    z.maxLength(rules.PASSWORD_MAX, rules.PASSWORD_TOO_LONG),
    z.regex(rules.PASSWORD_MIX, rules.PASSWORD_TOO_SIMPLE),
  )

/** Repetition of the new password. */
export const confirmPassword = z.string().check(z.minLength(rules.PASSWORD_MIN, rules.CONFIRM_REQUIRED))

/** Checks that `confirmPassword` matches, also while other fields are invalid. */
export const samePassword = () =>
  z.refine<{ password: string; confirmPassword: string }>((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: rules.PASSWORDS_DIFFER,
    when: () => true,
  })

/** One-time code of `digits` digits; spaces from a paste are removed. */
export const oneTimeCode = (digits: number, message: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replaceAll(/\s/g, '')),
    ),
    z.string().check(z.regex(new RegExp(`^\\d{${digits}}$`), message)),
  )
