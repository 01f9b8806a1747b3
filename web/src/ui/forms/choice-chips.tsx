import { clsx } from 'clsx'
import { useId } from 'react'
import css from './choice-chips.module.css'
import shared from './choice.module.css'

type Common<V extends string> = {
  label: string
  isLabelHidden?: boolean
  hint?: string
  choices: readonly { value: V; label: string }[]
  error?: string | undefined
  className?: string
}
type One<V extends string> = Common<V> & {
  value: V | null
  values?: undefined
  onChange: (value: V) => void
}
type Many<V extends string> = Common<V> & {
  value?: undefined
  values: readonly V[]
  max: number
  onChange: (values: V[]) => void
}

/** Choice as chips: a single one with `value`, up to `max` of them with `values`. */
export function ChoiceChips<V extends string>(props: One<V> | Many<V>) {
  const name = useId()
  const isMany = props.values !== undefined
  const chosen: readonly (V | null)[] = isMany ? props.values : [props.value]
  const isFull = isMany && props.values.length >= props.max
  const note = props.error ?? props.hint

  function toggle(value: V) {
    if (props.values === undefined) return props.onChange(value)
    const isOn = props.values.includes(value)
    props.onChange(isOn ? props.values.filter((each) => each !== value) : [...props.values, value])
  }
  return (
    <fieldset
      className={props.className}
      data-invalid={props.error ? '' : undefined}
      aria-describedby={note ? `${name}-note` : undefined}
    >
      <legend className={props.isLabelHidden ? 'visually-hidden' : shared['legend']}>{props.label}</legend>
      <div className={css['chips']}>
        {props.choices.map(({ value, label }) => (
          <label key={value} className={css['chip']}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              disabled={isFull && !chosen.includes(value)}
              onChange={() => toggle(value)}
              className={shared['input']}
            />
            {label}
          </label>
        ))}
      </div>
      {note && (
        <p
          id={`${name}-note`}
          className={clsx(css['note'], props.error && css['error'])}
          role={props.error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </fieldset>
  )
}
