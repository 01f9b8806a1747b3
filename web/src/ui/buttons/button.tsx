import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import css from './button.module.css'

type ButtonLook = {
  /** `main` once per screen; `outline` beside it; `quiet` for a text-like action; `danger` for what cannot be undone. */
  variant?: 'main' | 'outline' | 'quiet' | 'danger'
  size?: 'normal' | 'small'
  icon?: ReactNode
  /** Busy: keeps its size, sets `aria-busy` and cannot be pressed again. */
  isBusy?: boolean
}

function buttonClass({ variant = 'main', size = 'normal' }: ButtonLook, className?: string) {
  return clsx(css['button'], css[variant], size === 'small' && css['small'], className)
}

/** Pill-shaped button, full width in a column. */
export function Button(props: ButtonLook & ComponentProps<'button'>) {
  const { variant, size, icon, isBusy = false, className, children, disabled, onClick, ...rest } = props
  const look = { ...(variant && { variant }), ...(size && { size }) }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isBusy ? <span className={css['busy']} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

type ButtonLinkProps = Pick<ButtonLook, 'variant' | 'size'> & ComponentProps<'a'>

/** Link that looks like a button. */
export function ButtonLink({
  variant = 'main',
  size = 'normal',
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size }, className)}>
      {children}
    </a>
  )
}
