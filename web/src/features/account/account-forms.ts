import { CODE_INVALID, RESET_CODE } from '@dream/contract/rules/account/codes'
import * as z from 'zod/mini'
import * as rule from '#lib/forms/form-rules.ts'

/** `code`: from the authenticator app, when the server asks for it. */
export const LoginForm = z.object({
  email: rule.email,
  password: rule.currentPassword,
  code: z.string().check(z.trim()),
})
export type LoginForm = z.infer<typeof LoginForm>

export const RegisterForm = z
  .object({
    name: rule.personName,
    email: rule.email,
    password: rule.newPassword,
    confirmPassword: rule.confirmPassword,
  })
  .check(rule.samePassword())
export type RegisterForm = z.infer<typeof RegisterForm>

export const ForgotForm = z.object({ email: rule.email })
export type ForgotForm = z.infer<typeof ForgotForm>

export const ResetForm = z
  .object({
    code: rule.oneTimeCode(RESET_CODE.digits, CODE_INVALID),
    password: rule.newPassword,
    confirmPassword: rule.confirmPassword,
  })
  .check(rule.samePassword())
export type ResetForm = z.infer<typeof ResetForm>

export const ChangePasswordForm = z
  .object({
    current: rule.currentPassword,
    password: rule.newPassword,
    confirmPassword: rule.confirmPassword,
  })
  .check(rule.samePassword())
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>
