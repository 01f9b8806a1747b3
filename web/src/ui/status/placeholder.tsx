import { clsx } from 'clsx'
import css from './placeholder.module.css'

/** Placeholder for loading content; set its size by `className`. */
export function Placeholder({ className }: { className?: string | undefined }) {
  return <span className={clsx(css['placeholder'], className)} aria-hidden="true" />
}

/** Centred loading text, which appears only after a delay. */
export function Waiting({ text = 'Loading...' }: { text?: string }) {
  return (
    <div className={css['waiting']} role="status">
      <span className={css['dial']} aria-hidden="true" />
      <p>{text}</p>
    </div>
  )
}
