import { clsx } from 'clsx'
import css from './pill-switch.module.css'

type Props = {
  label: string
  names: readonly string[]
  shown: number
  onShow: (index: number) => void
  className?: string | undefined
}

/** Switch between a few pictures, centred over them; set its height by `className`. */
export function PillSwitch({ label, names, shown, onShow, className }: Props) {
  return (
    <div className={clsx(css['switch'], className)} role="group" aria-label={label}>
      {names.map((name, index) => (
        <button key={index} type="button" aria-pressed={index === shown} onClick={() => onShow(index)}>
          <span>{name}</span>
        </button>
      ))}
    </div>
  )
}
