import type { ReactNode } from 'react'
import { Logo } from '#ui/pictures/logo.tsx'
import css from './alone.module.css'

/** Screen without bars: the logo on top, the rest in a column. */
export function Alone({ children }: { children: ReactNode }) {
  return (
    <div className={css['place']}>
      <div className={css['screen']} data-sheet="">
        <header className={css['head']}>
          <Logo />
        </header>
        {children}
      </div>
    </div>
  )
}
