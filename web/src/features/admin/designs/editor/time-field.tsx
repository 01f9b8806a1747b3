import { Field } from '#ui/forms/field.tsx'

const two = (part: number) => String(part).padStart(2, '0')

/** Formats a moment for a `datetime-local` field: `2026-11-24T09:00`. */
export function localTime(at: number): string {
  const date = new Date(at)
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Field for the time of publication. */
export function TimeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const isPast = Date.parse(value) < Date.now()
  return (
    <Field
      label="From"
      type="datetime-local"
      value={value}
      hint={isPast ? 'This moment has passed: it is published at once.' : 'By this computer’s clock.'}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
