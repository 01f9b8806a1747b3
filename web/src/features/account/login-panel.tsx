import type { MouseEvent } from 'react'
import { navigate } from '#lib/navigation.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { ProblemLine } from '#ui/problem-line.tsx'
import css from './account-form.module.css'
import type { LoginFormState } from './use-account-forms.ts'

/** The Login tab. */
export function LoginPanel({ state }: { state: LoginFormState }) {
  const { form, isBusy, problem, submit } = state
  const { errors } = form.formState
  /** The address that was typed goes along. */
  const forgot = (event: MouseEvent) => {
    event.preventDefault()
    navigate('/forgot-password', { state: { email: form.getValues('email') } })
  }
  return (
    <form className={css['form']} onSubmit={submit} noValidate aria-label="Login">
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <a href="/forgot-password" className={css['forgot']} onClick={forgot}>
        Forgot password
      </a>
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Login
      </Button>
    </form>
  )
}
