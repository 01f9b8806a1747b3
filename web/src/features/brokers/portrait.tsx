import { clsx } from 'clsx'
import { hideBroken } from '#ui/photo.tsx'
import css from './portrait.module.css'

type Props = { name: string; portrait: string | null; className?: string | undefined }

/** A broker's drawn portrait; their initials until there is one. Give it its size by `className`. */
export function Portrait({ name, portrait, className }: Props) {
  const initials = name
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0))
  return (
    <span className={clsx(css['portrait'], className)} aria-hidden="true">
      <span className={css['initials']}>{[initials[0], initials.length > 1 && initials.at(-1)]}</span>
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
