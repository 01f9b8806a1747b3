import * as rules from '@dream/contract/rules/account/credentials'
import * as z from 'zod/mini'

/** An email address, trimmed and in lower case. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.email({ pattern: rules.EMAIL_PATTERN, error: rules.EMAIL_INVALID }),
    z.maxLength(rules.EMAIL_MAX, rules.EMAIL_INVALID),
  )

/** A name as a person types it, without the spaces around it. */
export const personName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, rules.NAME_REQUIRED),
    z.maxLength(rules.NAME_MAX, `At most ${rules.NAME_MAX} characters`),
  )

/** The password a person has; any non-empty text may be it. */
export const currentPassword = z.string().check(z.minLength(1, rules.PASSWORD_REQUIRED))

/** A password as it may be chosen. */
export const newPassword = z
  .string()
  .check(
    z.minLength(rules.PASSWORD_MIN, rules.PASSWORD_TOO_SHORT),
    z.maxLength(rules.PASSWORD_MAX, rules.PASSWORD_TOO_LONG),
    z.regex(rules.PASSWORD_MIX, rules.PASSWORD_TOO_SIMPLE),
  )

/** The chosen password, typed again. */
export const confirmPassword = z.string().check(z.minLength(rules.PASSWORD_MIN, rules.CONFIRM_REQUIRED))

/** Says on `confirmPassword` that it differs, also while other fields are still wrong. */
export const samePassword = () =>
  z.refine<{ password: string; confirmPassword: string }>((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: rules.PASSWORDS_DIFFER,
    when: () => true,
  })

/** A one-time code of so many digits; spaces that came with a paste are forgiven. */
export const oneTimeCode = (digits: number, message: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replaceAll(/\s/g, '')),
    ),
    z.string().check(z.regex(new RegExp(`^\\d{${digits}}$`), message)),
  )
