import { clsx } from 'clsx'
import css from './code-field.module.css'
import { Field, type FieldProps } from './field.tsx'

type Props = Omit<FieldProps, 'type' | 'end' | 'unit' | 'inputMode' | 'autoComplete'> & { digits: number }

/** One field for a one-time code: the keyboard's suggestion from the message fills all of it. */
export function CodeField({ digits, className, ...props }: Props) {
  return (
    <Field
      {...props}
      className={clsx(css['code'], className)}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`\\d{${digits}}`}
      // Room for a pasted code with a space or dash in it.
      maxLength={digits + 4}
      placeholder={'•'.repeat(digits)}
    />
  )
}
