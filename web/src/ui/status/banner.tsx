import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import css from './banner.module.css'

type Props = {
  children: ReactNode
  tone?: 'plain' | 'good' | 'problem'
  icon?: ReactNode
  className?: string
}

/** One sentence across the column, announced when it appears. A problem is assertive, the rest polite. */
export function Banner({ children, tone = 'plain', icon, className }: Props) {
  return (
    <div className={clsx(css['banner'], css[tone], className)} role={tone === 'problem' ? 'alert' : 'status'}>
      {icon}
      <span>{children}</span>
    </div>
  )
}
