import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { email } from '#lib/forms/form-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from '../code/code-forms.module.css'
import type { CodeFlow } from '../code/use-code-flow.ts'

const EmailForm = z.object({ email })
type EmailForm = z.infer<typeof EmailForm>

type Props = {
  flow: CodeFlow
  /** Initial value of the field. */
  known: string
  label?: string
}

/** Form for the email to verify, where a typo of the registration can be corrected. */
export function EmailEntry({ flow, known, label = 'Email' }: Props) {
  const { form, isBusy, problem, submit } = useCheckedForm<EmailForm>({
    resolver: zodResolver(EmailForm),
    defaultValues: { email: flow.sent?.to ?? known },
    fields: ['email'],
    fieldOf: { 'email-taken': 'email' },
    fallback: "We couldn't send a code. Please try again.",
    send: (values) => flow.send(values.email),
  })
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <Field
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
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
