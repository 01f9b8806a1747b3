import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import css from './chip.module.css'

type Props = {
  children: ReactNode
  tone?: 'mist' | 'sand' | 'leaf' | 'outline'
  icon?: ReactNode
  className?: string
}

/** A short fact to read, not to press. One line; what does not fit ends in an ellipsis. */
export function Chip({ children, tone = 'mist', icon, className }: Props) {
  return (
    <span className={clsx(css['chip'], css[tone], className)}>
      {icon}
      <span className={css['text']}>{children}</span>
    </span>
  )
}
