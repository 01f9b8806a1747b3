import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import css from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  /** Accessible name, also the title unless `title` is set. */
  label: string
  icon: ReactNode
  variant?: 'plain' | 'raised'
}

/** Round button of at least 44 px with only an icon. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(css['button'], css[variant], className)}
    >
      {icon}
    </button>
  )
}
