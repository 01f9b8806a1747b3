import type { ReactNode } from 'react'
import css from './section.module.css'

type Props = { href: string; look: 'main' | 'outline' | 'ink'; children: ReactNode }

/** A link in the shape of a button. */
export const LinkButton = ({ href, look, children }: Props) => (
  <a className={css['button']} data-look={look} href={href}>
    {children}
  </a>
)
