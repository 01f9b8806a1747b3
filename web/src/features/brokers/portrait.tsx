import { clsx } from 'clsx'
import { initialsOf } from '#lib/display/initials-of.ts'
import { hideBroken } from '#ui/pictures/photo.tsx'
import css from './portrait.module.css'

type Props = { name: string; portrait: string | null; className?: string | undefined }

/** A broker's drawn portrait; their initials until there is one. Give it its size by `className`. */
export function Portrait({ name, portrait, className }: Props) {
  return (
    <span className={clsx(css['portrait'], className)} aria-hidden="true">
      <span className={css['initials']}>{initialsOf(name)}</span>
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
