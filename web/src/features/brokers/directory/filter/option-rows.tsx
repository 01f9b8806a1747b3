import { Check } from 'lucide-react'
import css from './filter-bar.module.css'

type Props = {
  choices: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
}

/** Options that are applied with a single press. */
export function OptionRows({ choices, value, onChoose }: Props) {
  return (
    <ul className={css['options']}>
      {choices.map((choice) => (
        <li key={choice.value}>
          <button type="button" aria-pressed={choice.value === value} onClick={() => onChoose(choice.value)}>
            {choice.label}
            <Check size={20} strokeWidth={2.4} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
