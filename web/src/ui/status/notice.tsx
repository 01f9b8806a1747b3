import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import css from './notice.module.css'

type Props = {
  title: ReactNode
  /** One or two sentences: the situation, and what to do. */
  children: ReactNode
  drawing?: ReactNode
  /** At most two actions, the main one first. */
  actions?: ReactNode
  className?: string
}

/** Screen with one message: empty, not yet, not found, failed. */
export function Notice({ title, children, drawing, actions, className }: Props) {
  return (
    <section className={clsx(css['notice'], className)}>
      {drawing && <div className={css['drawing']}>{drawing}</div>}
      <h1 className="screen-title">{title}</h1>
      <div className={css['text']}>{children}</div>
      {actions && <div className={css['actions']}>{actions}</div>}
    </section>
  )
}
