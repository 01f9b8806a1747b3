import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import css from './on-off-line.module.css'

type Props = { isOn: boolean; className?: string | undefined; children: ReactNode }

/** Line with a status dot: an empty ring, or filled and green while on. */
export const OnOffLine = ({ isOn, className, children }: Props) => (
  <p className={clsx(css['line'], className)} data-on={isOn ? '' : undefined}>
    {children}
  </p>
)
