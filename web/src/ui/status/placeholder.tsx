import { clsx } from 'clsx'
import css from './placeholder.module.css'

/** A calm stand-in for something that is coming; give it its size by `className`. */
export function Placeholder({ className }: { className?: string | undefined }) {
  return <span className={clsx(css['placeholder'], className)} aria-hidden="true" />
}

/** A line of waiting text in the middle of its place; the text appears only when the wait is felt. */
export function Waiting({ text = 'Loading...' }: { text?: string }) {
  return (
    <div className={css['waiting']} role="status">
      <span className={css['dial']} aria-hidden="true" />
      <p>{text}</p>
    </div>
  )
}
