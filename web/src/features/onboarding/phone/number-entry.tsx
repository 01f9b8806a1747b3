import { zodResolver } from '@hookform/resolvers/zod'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { PhoneForm } from './phone-forms.ts'
import type { SentCode } from './sent-code.ts'
import { startPhone } from './start-phone.ts'
import css from './verify-phone.module.css'

type Props = { phone: string; onSent: (sent: SentCode) => void }

/** Which number the code goes to; however it is written. */
export function NumberEntry({ phone, onSent }: Props) {
  const { form, isBusy, problem, submit } = useCheckedForm<PhoneForm>({
    resolver: zodResolver(PhoneForm),
    defaultValues: { phone },
    fields: ['phone'],
    fieldOf: { 'phone-taken': 'phone' },
    fallback: "We couldn't send a code. Please try again.",
    send: async (values) => onSent(await startPhone(values.phone)),
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
    </form>
  )
}
