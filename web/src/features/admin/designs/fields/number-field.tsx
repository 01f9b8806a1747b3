import { useState } from 'react'
import { Field } from '#ui/forms/field.tsx'

type Props = {
  label: string
  value: number | null
  onChange: (value: number | null) => void
  unit?: string
  hint?: string
  error?: string | undefined
  isWhole?: boolean
}

const textOf = (value: number | null) => (value === null ? '' : String(value))

/** Number field that accepts a comma or a point; empty means not known yet. */
export function NumberField({ label, value, onChange, unit, hint, error, isWhole = false }: Props) {
  const [typed, setTyped] = useState(textOf(value))
  const read = readNumber(typed, isWhole)
  // Show the value instead of the typed text after a change from elsewhere.
  const shown = read === value || (read === undefined && typed !== '') ? typed : textOf(value)
  return (
    <Field
      label={label}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={shown}
      {...(unit && { unit })}
      {...(hint && { hint })}
      error={error ?? (readNumber(shown, isWhole) === undefined ? 'Enter a number' : undefined)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const next = readNumber(currentTarget.value, isWhole)
        if (next !== undefined) onChange(next)
      }}
    />
  )
}

/** Parses a number; undefined when it is invalid. */
function readNumber(text: string, isWhole: boolean): number | null | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  const isFine = isWhole ? /^\d{1,4}$/.test(plain) : /^\d{1,6}(\.\d{0,2})?$/.test(plain)
  return isFine ? Number(plain) : undefined
}
