import { Check } from 'lucide-react'
import { useId } from 'react'
import css from './choice-list.module.css'
import shared from './choice.module.css'

type Choice<V extends string> = { value: V; label: string }

type Props<V extends string> = {
  /** Question; `isLabelHidden` when the screen's title asks it already. */
  label: string
  isLabelHidden?: boolean
  choices: readonly Choice<V>[]
  value: V | null
  onChange: (value: V) => void
  error?: string | undefined
  columns?: 1 | 2
}

/** Single choice out of a few, as large radio rows. */
export function ChoiceList<V extends string>(props: Props<V>) {
  const { label, isLabelHidden, choices, value, onChange, error, columns = 1 } = props
  const name = useId()
  return (
    <fieldset data-invalid={error ? '' : undefined} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={isLabelHidden ? 'visually-hidden' : shared['legend']}>{label}</legend>
      <div className={css['rows']} data-columns={columns}>
        {choices.map((choice) => (
          <label key={choice.value} className={css['row']}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className={shared['input']}
            />
            {choice.label}
            <Check size={18} strokeWidth={2.4} className={css['check']} aria-hidden="true" />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={css['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
