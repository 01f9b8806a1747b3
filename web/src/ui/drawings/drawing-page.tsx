import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import css from './drawing-page.module.css'

type Props = {
  title: string
  lead?: ReactNode
  /** The row at the top: back, progress, a way out. */
  nav: ReactNode
  drawing: ReactNode
  /** The ground behind the drawing. */
  tone?: 'mist' | 'leaf' | 'sand'
  children: ReactNode
  /** Stays at the lower edge while the rest scrolls. */
  foot?: ReactNode
  /** When it changes, the title takes the focus: a new page of the same flow is read aloud. */
  page?: string | number
  /** It stands between the app's bars instead of alone. */
  isFramed?: boolean
}

/** A page with one idea: a drawing on top, a sheet with a question under it. */
export function DrawingPage(props: Props) {
  const { title, lead, nav, drawing, tone = 'mist', children, foot, page, isFramed } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    globalThis.scrollTo?.(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return (
    <div className={clsx(css['page'], isFramed && css['framed'])}>
      <header className={clsx(css['art'], css[tone])}>
        <div className={css['nav']}>{nav}</div>
        <div className={css['drawing']} aria-hidden="true">
          {drawing}
        </div>
      </header>
      <section className={css['sheet']}>
        <h1 ref={heading} tabIndex={-1} className={css['title']}>
          {title}
        </h1>
        {lead && <p className={css['lead']}>{lead}</p>}
        <div className={css['content']}>{children}</div>
        {foot && <div className={css['foot']}>{foot}</div>}
      </section>
    </div>
  )
}
