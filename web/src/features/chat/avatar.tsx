import { initialsOf } from '#lib/display/initials-of.ts'
import { hideBroken } from '#ui/pictures/photo.tsx'
import css from './avatar.module.css'

type Props = { name: string; portrait: string | null; isOnline?: boolean; size?: 'small' | 'large' }

/** Somebody's portrait, or their initials; a dot says that they are there. */
export function Avatar({ name, portrait, isOnline = false, size = 'small' }: Props) {
  return (
    <span className={css['avatar']} data-size={size} aria-hidden="true">
      {initialsOf(name)}
      {portrait && <img src={portrait} alt="" width="60" height="60" onError={hideBroken} />}
      {isOnline && <span className={css['dot']} />}
    </span>
  )
}
