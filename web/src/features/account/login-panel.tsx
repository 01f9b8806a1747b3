import type { User } from '@dream/contract/api/account/user'
import { lazy, type MouseEvent, Suspense, useEffect } from 'react'
import { navigate } from '#lib/navigation/navigation.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './account-form.module.css'
import { EmailField } from './credential-fields.tsx'
import type { LoginFormState } from './use-account-forms.ts'

/** Lazy WebAuthn code, which most logins do not need; without it there is the password. */
const PasskeyLogin = lazy(() =>
  import('./passkeys/passkey-login.tsx').then(
    ({ PasskeyLogin: login }) => ({ default: login }),
    () => ({ default: () => null }),
  ),
)

type Props = { state: LoginFormState; onSignedIn: (user: User) => void }

/** Login by email and password, or by a passkey. */
export function LoginPanel({ state, onSignedIn }: Props) {
  const { form, isBusy, problem, submit, isCodeAsked } = state
  const { errors } = form.formState
  useEffect(() => {
    if (isCodeAsked) form.setFocus('code')
  }, [form, isCodeAsked])
  /** Passes the typed email to the reset page. */
  const forgot = (event: MouseEvent) => {
    event.preventDefault()
    navigate('/forgot-password', { state: { email: form.getValues('email') } })
  }
  return (
    <form className={css['form']} onSubmit={submit} noValidate aria-label="Login">
      <EmailField
        autoComplete="username webauthn"
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
      {isCodeAsked && (
        <Field
          label="Code from your authenticator app"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
      <a href="/forgot-password" className={css['forgot']} onClick={forgot}>
        Forgot password
      </a>
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Login
      </Button>
      <Suspense>
        <PasskeyLogin onSignedIn={onSignedIn} />
      </Suspense>
    </form>
  )
}
