import { zodResolver } from '@hookform/resolvers/zod'
import type { User } from '@dream/contract/api/account/user'
import { PHONE_CODE } from '@dream/contract/rules/account/codes'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { receiveOneTimeCode } from '#lib/device/one-time-code.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CodeField } from '#ui/forms/code-field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { CodeForm } from './phone-forms.ts'
import { ResendCode } from './resend-code.tsx'
import type { SentCode } from './sent-code.ts'
import css from './verify-phone.module.css'

type Props = {
  sent: SentCode
  /** What became of it while the number was being changed. */
  note: string
  onSentAgain: (sent: SentCode) => void
  onChangeNumber: () => void
  onVerified: (user: User) => void
}

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '')

/** One field for the code; the sixth digit sends it, whether typed, pasted or taken from the message. */
export function CodeEntry({ sent, note, onSentAgain, onChangeNumber, onVerified }: Props) {
  const { form, isBusy, problem, submit } = useCheckedForm<CodeForm>({
    resolver: zodResolver(CodeForm),
    defaultValues: { code: '' },
    fields: ['code'],
    fieldOf: { 'code-wrong': 'code', 'code-expired': 'code', 'too-many-attempts': 'code' },
    fallback: "We couldn't check the code. Please try again.",
    send: async (values) => onVerified(await call('POST /api/auth/phone/verify', { body: values })),
  })
  const field = form.register('code')
  const lastTried = useRef('')

  function tryCode(typed: string) {
    const digits = digitsOf(typed)
    if (digits.length !== PHONE_CODE.digits || digits === lastTried.current) return
    lastTried.current = digits
    void submit()
  }
  useCodeFromMessage((code) => {
    form.setValue('code', code)
    tryCode(code)
  })
  useEffect(() => form.setFocus('code'), [form])
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <CodeField
        label="Code"
        digits={PHONE_CODE.digits}
        enterKeyHint="go"
        hint={note || undefined}
        error={form.formState.errors.code?.message}
        {...field}
        onChange={(event) => {
          void field.onChange(event)
          tryCode(event.currentTarget.value)
        }}
      />
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Confirm
      </Button>
      <div className={css['aside']}>
        <ResendCode
          sent={sent}
          onSent={(again) => {
            lastTried.current = ''
            form.reset({ code: '' })
            form.setFocus('code')
            onSentAgain(again)
          }}
        />
        <Button variant="quiet" onClick={onChangeNumber}>
          Change number
        </Button>
      </div>
    </form>
  )
}

/** Offers the code of the arriving SMS where the browser can read it. */
function useCodeFromMessage(onCode: (code: string) => void) {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    const leaving = new AbortController()
    void receiveOneTimeCode(leaving.signal).then((code) => {
      if (code && !leaving.signal.aborted) take(code)
    })
    return () => leaving.abort()
  }, [])
}
