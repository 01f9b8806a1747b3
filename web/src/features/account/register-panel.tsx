import { NAME_MAX, PASSWORD_HINT } from '@dream/contract/rules/credentials'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { ProblemLine } from '#ui/problem-line.tsx'
import css from './account-form.module.css'

import type { RegisterFormState } from './use-account-forms.ts'

/** The Register tab. `onHasAccount` leads somebody whose address is known already to the login. */
export function RegisterPanel({
  state,
  onHasAccount,
}: {
  state: RegisterFormState
  onHasAccount: () => void
}) {
  const { form, isBusy, problem, submit } = state
  const { errors } = form.formState
  return (
    <form className={css['form']} onSubmit={submit} noValidate aria-label="Register">
      <Field
        label="Name"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={NAME_MAX}
        error={errors.name?.message}
        {...form.register('name')}
      />
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
      {errors.email?.type === 'email-taken' && (
        <Button variant="outline" size="small" className={css['switch'] ?? ''} onClick={onHasAccount}>
          Log in with this email
        </Button>
      )}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        enterKeyHint="next"
        hint={PASSWORD_HINT}
        error={errors.password?.message}
        {...form.register('password', { deps: ['confirmPassword'] })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        enterKeyHint="go"
        placeholder="Type it again"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Create account
      </Button>
    </form>
  )
}
