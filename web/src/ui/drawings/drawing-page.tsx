import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import css from './drawing-page.module.css'

type Props = {
  title: string
  lead?: ReactNode
  /** Row at the top: back, progress, exit. */
  nav: ReactNode
  drawing: ReactNode
  /** Background tone behind the drawing. */
  tone?: 'mist' | 'leaf' | 'sand'
  children: ReactNode
  /** Footer that sticks to the bottom edge while the rest scrolls. */
  foot?: ReactNode
  /** Key of the page: on a change the title takes the focus, so that screen readers announce the new page of the same flow. */
  page?: string | number
  /** Whether it is shown between the app's bars instead of alone. */
  isFramed?: boolean
}

/** Page with one idea: a drawing on top, a sheet with a question under it. */
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
