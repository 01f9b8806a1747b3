import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldNote } from './field.tsx'
import css from './text-area.module.css'

type Props = ComponentProps<'textarea'> & { label: string; hint?: ReactNode; error?: string | undefined }

/** Labelled multi-line text with hint and error. */
export function TextArea({ label, hint, error, className, ...input }: Props) {
  const id = useId()
  const hasNote = Boolean(error ?? hint)
  return (
    <div className={clsx(css['field'], className)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        rows={3}
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={hasNote ? `${id}-note` : undefined}
      />
      {hasNote && <FieldNote id={`${id}-note`} hint={hint} error={error} />}
    </div>
  )
}
