import { zodResolver } from '@hookform/resolvers/zod'
import type { User } from '@dream/contract/api/account/user'
import { MESSAGES } from '@dream/contract/rules/app/messages'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { LoginForm, RegisterForm } from './account-forms.ts'
import { logIn, register } from './sign-in.ts'

type OnSignedIn = (user: User) => void

export function useLoginForm(email: string, onSignedIn: OnSignedIn) {
  return useCheckedForm<LoginForm>({
    resolver: zodResolver(LoginForm),
    defaultValues: { email, password: '' },
    fields: ['email', 'password'],
    fallback: MESSAGES.loginFailed,
    send: async (values) => onSignedIn(await logIn(values)),
  })
}

export function useRegisterForm(email: string, onSignedIn: OnSignedIn) {
  return useCheckedForm<RegisterForm>({
    resolver: zodResolver(RegisterForm),
    defaultValues: { name: '', email, password: '', confirmPassword: '' },
    fields: ['name', 'email', 'password', 'confirmPassword'],
    fieldOf: { 'email-taken': 'email' },
    fallback: MESSAGES.registrationFailed,
    send: async (values) => onSignedIn(await register(values)),
  })
}

export type LoginFormState = ReturnType<typeof useLoginForm>
export type RegisterFormState = ReturnType<typeof useRegisterForm>
