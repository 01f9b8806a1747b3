import { useId } from 'react'
import { FieldNote } from '#ui/field.tsx'
import css from './page.module.css'

type Props = {
  label: string
  value: string
  max: number
  rows?: number
  hint?: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A text of several lines, with how much room is left once it gets scarce. */
export function LongField({ label, value, max, rows = 4, hint, error, onChange }: Props) {
  const id = useId()
  const left = max - value.length
  const isScarce = left < max / 5
  return (
    <div className={css['long']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        maxLength={max}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldNote id={`${id}-note`} error={error} hint={isScarce ? `${left} letters left` : hint} />
    </div>
  )
}
