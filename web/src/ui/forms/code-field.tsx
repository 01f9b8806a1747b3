import { clsx } from 'clsx'
import css from './code-field.module.css'
import { Field, type FieldProps } from './field.tsx'

type Props = Omit<FieldProps, 'type' | 'end' | 'unit' | 'inputMode' | 'autoComplete'> & { digits: number }

/** Single field for a one-time code, so that the keyboard's suggestion from the SMS fills all of it. */
export function CodeField({ digits, className, ...props }: Props) {
  return (
    <Field
      {...props}
      className={clsx(css['code'], className)}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`\\d{${digits}}`}
      // Allows a pasted code with a space or dash in it.
      maxLength={digits + 4}
      placeholder={'•'.repeat(digits)}
    />
  )
}
