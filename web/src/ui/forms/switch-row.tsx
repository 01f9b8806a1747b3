import { useId, type ReactNode } from 'react'
import css from './switch-row.module.css'

type Props = {
  label: string
  hint?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Switch for a setting; the whole row is its target. */
export function SwitchRow({ label, hint, isOn, onChange }: Props) {
  const id = useId()
  return (
    <label className={css['row']}>
      <span className={css['text']}>
        <span id={id} className={css['label']}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={css['hint']}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={css['input']}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <span className={css['track']} aria-hidden="true" />
    </label>
  )
}
