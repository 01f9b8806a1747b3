import type { SetUp } from '@dream/contract/api/admin/step-up/step-up'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { call } from '#lib/api/api-client.ts'
import { copyText } from '#lib/device/clipboard.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CodeField } from '#ui/forms/code-field.tsx'
import { TotpSecret } from '#ui/second-factor/totp-secret.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import css from './step-up.module.css'

const DIGITS = 6
const TotpCode = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\D/g, ''))
    .pipe(z.string().length(DIGITS, `The code has ${DIGITS} digits`)),
})

type Props = { onDone: (setUp: SetUp) => void; onBack: () => void }
type Secret = { secret: string; uri: string }

/** Shows the secret for an authenticator app, and checks its first code. */
export function TotpForm({ onDone, onBack }: Props) {
  const [totp, setTotp] = useState<Secret | null>(null)
  const { failure, run } = useSubmission("Couldn't begin. Please try again.")
  // Only once: a second request would replace the secret that is being typed.
  useEffect(() => {
    void run(async () => setTotp(await call('POST /api/admin/step-up/set-up/totp')))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <div className={css['ways']}>
      <ProblemLine message={failure?.message} />
      {totp ? <FirstCode totp={totp} onDone={onDone} /> : !failure && <Waiting />}
      <Button variant="quiet" onClick={onBack}>
        Back
      </Button>
    </div>
  )
}

function FirstCode({ totp: { secret, uri }, onDone }: Pick<Props, 'onDone'> & { totp: Secret }) {
  const { form, isBusy, problem, submit } = useCheckedForm<{ code: string }>({
    resolver: zodResolver(TotpCode),
    defaultValues: { code: '' },
    fields: ['code'],
    fieldOf: { 'code-wrong': 'code', 'too-many-attempts': 'code' },
    fallback: "We couldn't check the code. Please try again.",
    send: async ({ code }) =>
      onDone(await call('POST /api/admin/step-up/set-up/totp/confirm', { body: { code, name: '' } })),
  })
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <TotpSecret secret={secret} uri={uri} copy={copyText} />
      <CodeField
        label="Code from the app"
        digits={DIGITS}
        enterKeyHint="go"
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Set it up
      </Button>
    </form>
  )
}
