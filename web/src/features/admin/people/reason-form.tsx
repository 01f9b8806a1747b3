import { useState, type ReactNode } from 'react'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './people.module.css'

type Props = {
  /** Reason given for the lookup, as the default; it can be edited. */
  reason: string
  /** Explanation of the action. */
  children: ReactNode
  button: string
  fallback: string
  onSend: (reason: string) => Promise<void>
}

/** Confirmation, with a reason, of an action that a person will notice. */
export function ReasonForm({ reason: first, children, button, fallback, onSend }: Props) {
  const { isBusy, failure, run } = useSubmission(fallback)
  const [reason, setReason] = useState(first)
  return (
    <form
      className={css['actions']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => onSend(reason))
      }}
    >
      {children}
      <Field
        label="Why"
        hint="For the audit log; they don't read it."
        value={reason}
        error={failure?.fields.find(({ path }) => path === 'reason')?.message}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <ProblemLine message={failure && failure.fields.length === 0 ? failure.message : undefined} />
      <Button type="submit" variant="danger" isBusy={isBusy}>
        {button}
      </Button>
    </form>
  )
}
