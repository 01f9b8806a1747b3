import { zodResolver } from '@hookform/resolvers/zod'
import { PASSWORD_HINT } from '@dream/contract/rules/credentials'
import { call } from '#lib/api-client.ts'
import { useCheckedForm } from '#lib/checked-form.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { ProblemLine } from '#ui/problem-line.tsx'
import css from './account-form.module.css'
import { ChangePasswordForm } from './account-forms.ts'

type Props = { email: string; onChanged: () => void }

/** Current password, new one, and again. Changing it signs out every other device. */
export function ChangePasswordCard({ email, onChanged }: Props) {
  const { form, isBusy, problem, submit } = useCheckedForm<ChangePasswordForm>({
    resolver: zodResolver(ChangePasswordForm),
    defaultValues: { current: '', password: '', confirmPassword: '' },
    fields: ['current', 'password', 'confirmPassword'],
    fieldOf: { 'password-wrong': 'current', 'password-unchanged': 'password' },
    fallback: 'Your password could not be changed. Please try again.',
    send: async ({ current, password }) => {
      await call('POST /api/auth/password/change', { body: { current, password } })
      onChanged()
    },
  })
  const { errors } = form.formState
  return (
    <form className={css['form']} onSubmit={submit} noValidate aria-label="Change password">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        enterKeyHint="next"
        error={errors.current?.message}
        {...form.register('current')}
      />
      <PasswordField
        label="New password"
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
        Change password
      </Button>
    </form>
  )
}
