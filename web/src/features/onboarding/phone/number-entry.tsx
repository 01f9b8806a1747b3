import { zodResolver } from '@hookform/resolvers/zod'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { PhoneForm } from './phone-forms.ts'
import { readableMobile, type SentCode } from './sent-code.ts'
import { startPhone } from './start-phone.ts'
import css from './verify-phone.module.css'

type Props = {
  phone: string
  /** The code that still runs, while the number is being changed. */
  sent: SentCode | null
  onSent: (sent: SentCode) => void
  /** Back to the code that still runs. */
  onKeep: () => void
}

/** Which number the code goes to; however it is written. */
export function NumberEntry({ phone, sent, onSent, onKeep }: Props) {
  const { form, isBusy, problem, submit } = useCheckedForm<PhoneForm>({
    resolver: zodResolver(PhoneForm),
    defaultValues: { phone },
    fields: ['phone'],
    fieldOf: { 'phone-taken': 'phone' },
    fallback: "We couldn't send a code. Please try again.",
    send: async (values) => {
      // The same number has its code: another one is refused so soon, and would make this one worthless.
      const hasCode =
        sent !== null && readableMobile(values.phone) === sent.phone && Date.now() < sent.resendAt
      if (hasCode) onKeep()
      else onSent(await startPhone(values.phone))
    },
  })
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <Field
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="send"
        placeholder="0412 345 678"
        maxLength={40}
        error={form.formState.errors.phone?.message}
        {...form.register('phone')}
      />
      <ProblemLine message={problem?.message} />
      <Button type="submit" isBusy={isBusy}>
        Send the code
      </Button>
      {sent && (
        <Button variant="quiet" onClick={onKeep}>
          Back to the code
        </Button>
      )}
    </form>
  )
}
