import { zodResolver } from '@hookform/resolvers/zod'
import { FACTOR_CODE } from '@dream/contract/rules/account/factors'
import * as z from 'zod/mini'
import { call } from '#lib/api/api-client.ts'
import { copyText } from '#lib/device/clipboard.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import * as rule from '#lib/forms/form-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CodeField } from '#ui/forms/code-field.tsx'
import { TotpSecret } from '#ui/second-factor/totp-secret.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './authenticator.module.css'

const { digits } = FACTOR_CODE
const TotpCode = z.object({ code: rule.oneTimeCode(digits, `The code has ${digits} digits`) })
type TotpCode = z.infer<typeof TotpCode>

export type Totp = { secret: string; uri: string }
type Props = { totp: Totp; onDone: (recoveryCodes: readonly string[]) => void; onCancel: () => void }

/** Shows the secret for an authenticator app, and checks its first code. */
export function FirstCode({ totp: { secret, uri }, onDone, onCancel }: Props) {
  const { form, isBusy, problem, submit } = useCheckedForm<TotpCode>({
    resolver: zodResolver(TotpCode),
    defaultValues: { code: '' },
    fields: ['code'],
    fieldOf: { 'code-wrong': 'code', 'too-many-attempts': 'code' },
    fallback: "We couldn't check the code. Please try again.",
    send: async (body) =>
      onDone((await call('POST /api/broker/authenticator/confirm', { body })).recoveryCodes),
  })
  return (
    <form className={css['part']} onSubmit={submit} noValidate aria-label="Authenticator app">
      <TotpSecret secret={secret} uri={uri} copy={copyText} />
      <CodeField
        label="Code from the app"
        digits={digits}
        enterKeyHint="go"
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Set it up
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Not now
      </Button>
    </form>
  )
}
