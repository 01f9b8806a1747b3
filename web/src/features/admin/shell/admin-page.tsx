import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './admin-page.module.css'

type Props = {
  title: string
  /** Purpose of the page, in one sentence. */
  lead?: string
  /** Link back to the list. */
  back?: { href: string; label: string }
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** Layout of an admin page: its title with actions, and below it the content. */
export function AdminPage({ title, lead, back, actions, children }: Props) {
  return (
    <section className={css['page']}>
      <header className={css['head']}>
        <div>
          {back && (
            <a href={back.href} className={css['back']}>
              <ChevronLeft size={18} aria-hidden="true" />
              {back.label}
            </a>
          )}
          <h1 className={css['title']}>{title}</h1>
          {lead && <p className="secondary-text">{lead}</p>}
        </div>
        {actions && <div className={css['actions']}>{actions}</div>}
      </header>
      {children}
    </section>
  )
}
