import { useId, type ReactNode } from 'react'
import css from './card.module.css'

/** Titled card of the profile. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css['card']} aria-labelledby={id}>
      <h2 id={id} className={css['title']}>
        {title}
      </h2>
      {children}
    </section>
  )
}
