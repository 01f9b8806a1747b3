import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import css from './pictures.module.css'

/** Dimension line: a label, and a hairline between two ticks. */
export const Dimension = ({
  children,
  className,
}: {
  children?: ReactNode
  className?: string | undefined
}) => (
  <span className={clsx(css['dimension'], className)}>
    {children}
    <i aria-hidden="true" />
  </span>
)
