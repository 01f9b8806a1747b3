import { clsx } from 'clsx'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './outbound.module.css'

/** Link to another site in a new tab, announced as such. */
export function Outbound({
  href,
  className,
  children,
}: {
  href: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <a className={clsx(css['outbound'], className)} href={href} target="_blank" rel="noopener noreferrer">
      <span className={css['text']}>{children}</span>
      <ArrowUpRight size={18} aria-hidden="true" />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
