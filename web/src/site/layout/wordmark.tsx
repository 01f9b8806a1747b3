import { LogoMark } from '#ui/pictures/logo.tsx'
import css from './wordmark.module.css'

/** Mark and name, sized by the header. */
export const Wordmark = () => (
  <span className={css['wordmark']}>
    <LogoMark />
    <span>Dream Design</span>
  </span>
)
