import { NAME_MAX } from '@dream/contract/rules/account/credentials'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './account-form.module.css'
import { ConsentLine } from './consent/consent-line.tsx'
import { EmailField, NewPasswordFields } from './credential-fields.tsx'
import type { RegisterFormState } from './use-account-forms.ts'

/** Register tab. `onHasAccount` leads somebody with an existing account to the login. */
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
      <EmailField enterKeyHint="next" error={errors.email?.message} {...form.register('email')} />
      {errors.email?.type === 'email-taken' && (
        <Button variant="outline" size="small" className={css['switch'] ?? ''} onClick={onHasAccount}>
          Log in with this email
        </Button>
      )}
      <NewPasswordFields
        label="Password"
        errors={errors}
        password={form.register('password', { deps: ['confirmPassword'] })}
        confirmPassword={form.register('confirmPassword')}
        ownWords={() => form.getValues(['name', 'email'])}
      />
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Create account
      </Button>
      <ConsentLine />
    </form>
  )
}
