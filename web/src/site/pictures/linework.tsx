import { clsx } from 'clsx'
import type { Line } from '../content.ts'
import css from './pictures.module.css'

const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"

type Props = { line: Line; className?: string | undefined; isHiddenOnPhones?: boolean }

/** Line drawing of a plan behind the text; loaded last. */
export const Linework = ({ line, className, isHiddenOnPhones = false }: Props) => (
  <picture className={clsx(css['linework'], className)} data-turns={isHiddenOnPhones || undefined}>
    {isHiddenOnPhones && <source media="(max-width: 760px)" srcSet={NOTHING} />}
    <img {...line} alt="" loading="lazy" decoding="async" fetchPriority="low" />
  </picture>
)
