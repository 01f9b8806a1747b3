import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import css from './select-field.module.css'

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  label: string
  choices: readonly { value: string; label: string }[]
}

/** Labelled native select, for a choice among many. */
export function SelectField({ label, choices, ...select }: Props) {
  const id = useId()
  return (
    <div className={css['field']}>
      <label htmlFor={id} className={css['label']}>
        {label}
      </label>
      <div className={css['box']}>
        <select {...select} id={id}>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden="true" />
      </div>
    </div>
  )
}
