import { Link } from 'wouter'
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
      <Link href="/forgot-password" state={{ email: form.watch('email') }} className={css['forgot']}>
        Forgot password
      </Link>
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Login
      </Button>
    </form>
  )
}
