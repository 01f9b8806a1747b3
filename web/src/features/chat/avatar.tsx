import { clsx } from 'clsx'
import { personMark } from '#lib/display/person-mark.ts'
import person from '#ui/pictures/person-tone.module.css'
import { hideBroken } from '#ui/pictures/photo.tsx'
import css from './avatar.module.css'

type Props = { name: string; portrait: string | null; isOnline?: boolean; size?: 'small' | 'large' }

/** Portrait or initials of a person, with a dot while they are online. */
export function Avatar({ name, portrait, isOnline = false, size = 'small' }: Props) {
  const { initials, tone } = personMark(name)
  return (
    <span
      className={clsx(person['person'], css['avatar'])}
      data-tone={tone}
      data-size={size}
      aria-hidden="true"
    >
      {initials}
      {portrait && <img src={portrait} alt="" width="60" height="60" onError={hideBroken} />}
      {isOnline && <span className={css['dot']} />}
    </span>
  )
}
