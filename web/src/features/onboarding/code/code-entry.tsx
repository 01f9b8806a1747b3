import { CODE_INVALID } from '@dream/contract/rules/account/codes'
import type { User } from '@dream/contract/api/account/user'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import * as z from 'zod/mini'
import { receiveOneTimeCode } from '#lib/device/one-time-code.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { oneTimeCode } from '#lib/forms/form-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CodeField } from '#ui/forms/code-field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './code-forms.module.css'
import { ResendCode } from './resend-code.tsx'
import type { CodeFlow } from './use-code-flow.ts'

type Props = { flow: CodeFlow; onVerified: (user: User) => void }

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '')

/** Field for the code; the last digit submits it, whether typed, pasted or filled in from the SMS. */
export function CodeEntry({ flow, onVerified }: Props) {
  const { proof, sent, note, change, sendTo, end } = flow
  const resolver = useMemo(
    () => zodResolver(z.object({ code: oneTimeCode(proof.digits, CODE_INVALID) })),
    [proof],
  )
  const { form, isBusy, problem, submit } = useCheckedForm<{ code: string }>({
    resolver,
    defaultValues: { code: '' },
    fields: ['code'],
    fieldOf: { 'code-wrong': 'code', 'code-expired': 'code', 'too-many-attempts': 'code' },
    fallback: "We couldn't check the code. Please try again.",
    send: async ({ code }) => {
      const user = await proof.verify(code)
      end()
      onVerified(user)
    },
  })
  const field = form.register('code')
  const lastTried = useRef('')

  function tryCode(typed: string) {
    const digits = digitsOf(typed)
    if (digits.length !== proof.digits || digits === lastTried.current) return
    lastTried.current = digits
    void submit()
  }
  useCodeFromMessage(proof.comesBySms, (code) => {
    form.setValue('code', code)
    tryCode(code)
  })
  useEffect(() => form.setFocus('code'), [form])
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <CodeField
        label="Code"
        digits={proof.digits}
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
        {sent && (
          <ResendCode
            sent={sent}
            start={proof.start}
            onSent={(again) => {
              lastTried.current = ''
              form.reset({ code: '' })
              form.setFocus('code')
              sendTo(again)
            }}
          />
        )}
        <Button variant="quiet" onClick={change}>
          {proof.changeLabel}
        </Button>
      </div>
    </form>
  )
}

/** Fills in the code of the arriving SMS where the browser can read it. */
function useCodeFromMessage(comesBySms: boolean, onCode: (code: string) => void) {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!comesBySms) return undefined
    const leaving = new AbortController()
    void receiveOneTimeCode(leaving.signal).then((code) => {
      if (code && !leaving.signal.aborted) take(code)
    })
    return () => leaving.abort()
  }, [comesBySms])
}
