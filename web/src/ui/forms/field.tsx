import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { enterMovesOn } from './enter-moves-on.ts'
import css from './field.module.css'

type Frame = {
  label: string
  /** Text under the field until there is an error. */
  hint?: ReactNode
  /** Error message with what to do; replaces the hint and is announced. */
  error?: string | undefined
}

export type FieldProps = Frame &
  Omit<ComponentProps<'input'>, 'size'> & {
    /** Control inside the field's right end. */
    end?: ReactNode
    /** Unit inside the field's right end. */
    unit?: string
  }

/** Labelled text input with hint and error. Accepts react-hook-form's `register` as it is. */
export function Field({ label, hint, error, end, unit, className, id, ...input }: FieldProps) {
  const made = useId()
  const inputId = id ?? made
  const noteId = `${inputId}-note`
  const hasNote = Boolean(error ?? hint)
  return (
    <div className={clsx(css['field'], className)}>
      <label className={css['label']} htmlFor={inputId}>
        {label}
      </label>
      <div className={css['box']} data-invalid={error ? '' : undefined}>
        <input
          type="text"
          onKeyDown={enterMovesOn}
          {...input}
          id={inputId}
          className={css['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={hasNote ? noteId : undefined}
        />
        {unit && <span className={css['unit']}>{unit}</span>}
        {end}
      </div>
      {hasNote && <FieldNote id={noteId} hint={hint} error={error} />}
    </div>
  )
}

/** Line under a field: its error, or else its hint. */
export function FieldNote({ id, hint, error }: Omit<Frame, 'label'> & { id: string }) {
  return (
    <p id={id} className={clsx(css['note'], error && css['error'])} role={error ? 'alert' : undefined}>
      {error ?? hint}
    </p>
  )
}
