import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import css from './stepper.module.css'

type Props = {
  label: string
  /** null is shown as "Not sure". */
  value: number | null
  min: number
  max: number
  onChange: (value: number | null) => void
  /** Value after the first press on "Not sure". */
  start?: number
}

/** Stepper for a small whole number; below its minimum it is "Not sure". */
export function Stepper({ label, value, min, max, onChange, start = min }: Props) {
  const id = useId()
  const lower = value === null || value <= min ? null : value - 1
  const higher = value === null ? start : Math.min(max, value + 1)
  return (
    <div className={css['row']} role="group" aria-labelledby={id}>
      <span id={id} className={css['label']}>
        {label}
      </span>
      <span className={css['control']}>
        <IconButton
          label={`Fewer: ${label}`}
          icon={<Minus />}
          disabled={value === null}
          onClick={() => onChange(lower)}
        />
        <output className={css['value']} data-unsure={value === null ? '' : undefined}>
          {value ?? 'Not sure'}
        </output>
        <IconButton
          label={`More: ${label}`}
          icon={<Plus />}
          disabled={value === max}
          onClick={() => onChange(higher)}
        />
      </span>
    </div>
  )
}
