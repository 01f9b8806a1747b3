import type { ReactNode } from 'react'
import css from './section.module.css'

type Props = { href: string; variant: 'main' | 'outline' | 'ink'; children: ReactNode }

/** Link in the shape of a button. */
export const LinkButton = ({ href, variant, children }: Props) => (
  <a className={css['button']} data-look={variant} href={href}>
    {children}
  </a>
)
