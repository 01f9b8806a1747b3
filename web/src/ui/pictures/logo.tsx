import { clsx } from 'clsx'
import css from './logo.module.css'

/** Mark alone; decorative, so name it where it stands by itself. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={clsx(css['mark'], className)} aria-hidden="true">
      <path fill="currentColor" d="M8 6H31A26 26 0 0 1 31 58H8V47H31A15 15 0 0 0 31 17H19V23H8Z" />
      <path className={css['quarter']} d="M8 47V27A20 20 0 0 1 28 47Z" />
    </svg>
  )
}

/** Logo: mark and name. */
export function Logo({ name = 'Dream Design', className }: { name?: string; className?: string }) {
  return (
    <span className={clsx(css['logo'], className)}>
      <LogoMark />
      <span className={css['name']}>{name}</span>
    </span>
  )
}
