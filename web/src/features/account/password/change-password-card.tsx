import { zodResolver } from '@hookform/resolvers/zod'
import { call } from '#lib/api/api-client.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from '../account-form.module.css'
import { NewPasswordFields } from '../credential-fields.tsx'
import { ChangePasswordForm } from '../account-forms.ts'

type Props = { email: string; currentLabel?: string; onChanged: () => void | Promise<void> }

/** Form with the current password, the new one and its repetition. The change signs out every other device. */
export function ChangePasswordCard({ email, currentLabel = 'Current password', onChanged }: Props) {
  const { form, isBusy, problem, submit } = useCheckedForm<ChangePasswordForm>({
    resolver: zodResolver(ChangePasswordForm),
    defaultValues: { current: '', password: '', confirmPassword: '' },
    fields: ['current', 'password', 'confirmPassword'],
    fieldOf: { 'password-wrong': 'current', 'password-unchanged': 'password' },
    fallback: "Couldn't change your password. Please try again.",
    send: async ({ current, password }) => {
      await call('POST /api/auth/password/change', { body: { current, password } })
      await onChanged()
    },
  })
  const { errors } = form.formState
  return (
    <form className={css['form']} onSubmit={submit} noValidate aria-label="Change password">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={currentLabel}
        autoComplete="current-password"
        enterKeyHint="next"
        error={errors.current?.message}
        {...form.register('current')}
      />
      <NewPasswordFields
        label="New password"
        errors={errors}
        password={form.register('password', { deps: ['confirmPassword'] })}
        confirmPassword={form.register('confirmPassword')}
        ownWords={() => [email]}
      />
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Change password
      </Button>
    </form>
  )
}
