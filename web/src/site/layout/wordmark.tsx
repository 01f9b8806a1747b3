import { LogoMark } from '#ui/pictures/logo.tsx'
import css from './wordmark.module.css'

/** Mark and name, as large as the header wants them. */
export const Wordmark = () => (
  <span className={css['wordmark']}>
    <LogoMark />
    <span>Dream Design</span>
  </span>
)
