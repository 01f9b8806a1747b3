import { zodResolver } from '@hookform/resolvers/zod'
import type { User } from '@dream/contract/api/account/user'
import { MESSAGES } from '@dream/contract/rules/app/messages'
import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { LoginForm, RegisterForm } from './account-forms.ts'
import { logIn, register } from './sign-in.ts'

type OnSignedIn = (user: User) => void

export function useLoginForm(email: string, onSignedIn: OnSignedIn) {
  const [isCodeAsked, setCodeAsked] = useState(false)
  const checked = useCheckedForm<LoginForm>({
    resolver: zodResolver(LoginForm),
    defaultValues: { email, password: '', code: '' },
    fields: ['email', 'password', 'code'],
    fieldOf: { 'second-factor-required': 'code', 'code-wrong': 'code' },
    fallback: MESSAGES.loginFailed,
    async send(values) {
      try {
        onSignedIn(await logIn(values))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'second-factor-required') setCodeAsked(true)
        throw error
      }
    },
  })
  return { ...checked, isCodeAsked }
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
