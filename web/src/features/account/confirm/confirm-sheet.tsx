import { zodResolver } from '@hookform/resolvers/zod'
import { KeyRound } from 'lucide-react'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { call } from '#lib/api/api-client.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { useStepUpSheet } from '#lib/auth/use-step-up-sheet.ts'
import { hasPasskeys, signWithPasskey } from '#lib/passkeys/passkey.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { currentPassword } from '#lib/forms/form-rules.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from '../account-form.module.css'

/** Step-up dialog for calls that a session alone must not make; the call is then repeated. */
export function ConfirmSheet({ email }: { email: string }) {
  const { isOpen, close } = useStepUpSheet()
  return (
    <Sheet isOpen={isOpen} onClose={() => close(false)} label="Confirm it's you">
      <p className="secondary-text">Changing how you sign in needs your password or your passkey.</p>
      <PasskeyButton onConfirmed={() => close(true)} />
      <PasswordForm email={email} onConfirmed={() => close(true)} />
    </Sheet>
  )
}

/** Shown only if the account has a passkey. */
function PasskeyButton({ onConfirmed }: { onConfirmed: () => void }) {
  const { data } = useApiQuery('GET /api/auth/passkeys')
  const { isBusy, failure, run } = useSubmission("We couldn't check the passkey. Please try again.")
  if (!hasPasskeys() || !data || data.items.length === 0) return null
  const confirm = () =>
    run(async () => {
      const body = await signWithPasskey(await call('POST /api/auth/confirm/passkey/options'))
      await call('POST /api/auth/confirm/passkey', { body })
      onConfirmed()
    })
  return (
    <div className={css['passkey']}>
      <Button icon={<KeyRound aria-hidden="true" />} isBusy={isBusy} onClick={() => void confirm()}>
        Use your passkey
      </Button>
      <ProblemLine message={failure?.message} />
      <p className="secondary-text">Or with your password:</p>
    </div>
  )
}

const ConfirmForm = z.object({ password: currentPassword })
type ConfirmForm = z.infer<typeof ConfirmForm>

function PasswordForm({ email, onConfirmed }: { email: string; onConfirmed: () => void }) {
  const { form, isBusy, problem, submit } = useCheckedForm<ConfirmForm>({
    resolver: zodResolver(ConfirmForm),
    defaultValues: { password: '' },
    fields: ['password'],
    fieldOf: { 'password-wrong': 'password', 'too-many-attempts': 'password' },
    fallback: "We couldn't check the password. Please try again.",
    send: async (body) => {
      await call('POST /api/auth/confirm', { body })
      onConfirmed()
    },
  })
  useEffect(() => form.setFocus('password'), [form])
  return (
    <form className={css['form']} onSubmit={submit} noValidate aria-label="Confirm it's you">
      {/* Hidden username, for password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Confirm
      </Button>
    </form>
  )
}
