import { zodResolver } from '@hookform/resolvers/zod'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from '../code/code-forms.module.css'
import type { CodeFlow } from '../code/use-code-flow.ts'
import { PhoneForm } from './phone-form.ts'

/** Form for the mobile number, in any notation. */
export function NumberEntry({ flow }: { flow: CodeFlow }) {
  const { form, isBusy, problem, submit } = useCheckedForm<PhoneForm>({
    resolver: zodResolver(PhoneForm),
    defaultValues: { phone: flow.sent?.to ?? '' },
    fields: ['phone'],
    fieldOf: { 'phone-taken': 'phone' },
    fallback: "We couldn't send a code. Please try again.",
    send: ({ phone }) => flow.send(phone),
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
      {flow.sent && (
        <Button variant="quiet" onClick={flow.keep}>
          Back to the code
        </Button>
      )}
    </form>
  )
}
