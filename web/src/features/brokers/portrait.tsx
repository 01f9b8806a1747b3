import { clsx } from 'clsx'
import { personMark } from '#lib/display/person-mark.ts'
import person from '#ui/pictures/person-tone.module.css'
import { hideBroken } from '#ui/pictures/photo.tsx'
import css from './portrait.module.css'

type Props = { name: string; portrait: string | null; className?: string | undefined }

/** Portrait of a broker, or their initials; set its size by `className`. */
export function Portrait({ name, portrait, className }: Props) {
  const { initials, tone } = personMark(name)
  return (
    <span className={clsx(person['person'], css['portrait'], className)} data-tone={tone} aria-hidden="true">
      <span className={css['initials']}>{initials}</span>
      {portrait && (
        <img
          src={portrait}
          alt=""
          width="480"
          height="480"
          loading="lazy"
          decoding="async"
          onError={hideBroken}
        />
      )}
    </span>
  )
}
