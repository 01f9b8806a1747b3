import type { ReactNode } from 'react'
import { Logo } from '#ui/logo.tsx'
import css from './alone.module.css'

/** A screen without bars: the logo on top, the rest in a column. */
export function Alone({ children }: { children: ReactNode }) {
  return (
    <div className={css['screen']}>
      <header className={css['head']}>
        <Logo />
      </header>
      {children}
    </div>
  )
}
