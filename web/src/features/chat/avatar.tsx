import { hideBroken } from '#ui/photo.tsx'
import css from './avatar.module.css'

type Props = { name: string; portrait: string | null; isOnline?: boolean; size?: 'small' | 'large' }

/** Somebody's portrait, or their initials; a dot says that they are there. */
export function Avatar({ name, portrait, isOnline = false, size = 'small' }: Props) {
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
  return (
    <span className={css['avatar']} data-size={size} aria-hidden="true">
      {initials}
      {portrait && <img src={portrait} alt="" width="60" height="60" onError={hideBroken} />}
      {isOnline && <span className={css['dot']} />}
    </span>
  )
}
