import type { AdminStepUp } from '@dream/contract/api/admin/step-up/step-up'
import { zodResolver } from '@hookform/resolvers/zod'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { call } from '#lib/api/api-client.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CodeField } from '#ui/forms/code-field.tsx'
import { Field } from '#ui/forms/field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './step-up.module.css'
import { hasPasskeys } from '#lib/passkeys/passkey.ts'
import { confirmWithPasskey } from './passkey.ts'

type Props = {
  ways: AdminStepUp['ways']
  /** Label of the button that sends a code. */
  action: string
  onConfirmed: (stepUp: AdminStepUp) => void
}

/** Step-up form with each second factor that the admin has. */
export function ConfirmForm({ ways, action, onConfirmed }: Props) {
  const [isRecovering, setRecovering] = useState(false)
  const passkey = useSubmission("We couldn't check the passkey. Please try again.")
  const hasCodes = ways.includes('totp') || ways.includes('demo')
  const offersPasskey = ways.includes('passkey') && hasPasskeys() && !isRecovering
  return (
    <div className={css['ways']}>
      {offersPasskey && (
        <>
          <Button
            icon={<KeyRound aria-hidden="true" />}
            isBusy={passkey.isBusy}
            onClick={() => void passkey.run(async () => onConfirmed(await confirmWithPasskey()))}
          >
            Use your passkey
          </Button>
          <ProblemLine message={passkey.failure?.message} />
          {hasCodes && <p className="secondary-text">Or with a code:</p>}
        </>
      )}
      {(hasCodes || isRecovering) && (
        <CodeForm
          key={String(isRecovering)}
          kind={isRecovering ? 'recovery' : 'app'}
          isMain={!offersPasskey}
          action={action}
          onConfirmed={onConfirmed}
        />
      )}
      {ways.includes('recovery') && (
        <Button variant="quiet" onClick={() => setRecovering(!isRecovering)}>
          {isRecovering ? 'Back' : 'Use a recovery code'}
        </Button>
      )}
    </div>
  )
}

const DIGITS = 6
const FORMS = {
  app: z.object({
    code: z
      .string()
      .transform((typed) => typed.replaceAll(/\D/g, ''))
      .pipe(z.string().length(DIGITS, `The code has ${DIGITS} digits`)),
  }),
  recovery: z.object({ code: z.string().trim().min(10, 'A recovery code looks like k7mx4-rt9wq') }),
}

type CodeFormProps = Pick<Props, 'action' | 'onConfirmed'> & { kind: keyof typeof FORMS; isMain: boolean }

function CodeForm({ kind, isMain, action, onConfirmed }: CodeFormProps) {
  const { form, isBusy, problem, submit } = useCheckedForm<{ code: string }>({
    resolver: zodResolver(FORMS[kind]),
    defaultValues: { code: '' },
    fields: ['code'],
    fieldOf: { 'code-wrong': 'code', 'too-many-attempts': 'code' },
    fallback: "We couldn't check the code. Please try again.",
    send: async (body) => onConfirmed(await call('POST /api/admin/step-up/code', { body })),
  })
  useEffect(() => {
    if (isMain) form.setFocus('code')
  }, [form, isMain])
  const field = { error: form.formState.errors.code?.message, ...form.register('code') }
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      {kind === 'app' ? (
        <CodeField label="Code" digits={DIGITS} enterKeyHint="go" {...field} />
      ) : (
        <Field label="Recovery code" autoComplete="off" autoCapitalize="none" enterKeyHint="go" {...field} />
      )}
      <ProblemLine message={problem?.message} />
      <Button type="submit" variant={isMain ? 'main' : 'outline'} isBusy={isBusy}>
        {action}
      </Button>
    </form>
  )
}
