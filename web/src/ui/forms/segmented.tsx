import type { KeyboardEvent } from 'react'
import css from './segmented.module.css'

type Props<V extends string> = {
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
  /** Id of the panel that the tabs switch. */
  controls?: string
}

/** Two to four tabs in one pill; arrow keys move between them. */
export function Segmented<V extends string>({ label, options, value, onChange, controls }: Props<V>) {
  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = options.findIndex((option) => option.value === value)
    const next = (at + step + options.length) % options.length
    const option = options[next]
    if (!option) return
    onChange(option.value)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={css['track']}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="tab"
          className={css['tab']}
          aria-selected={option.value === value}
          aria-controls={controls}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
          onKeyDown={move}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
