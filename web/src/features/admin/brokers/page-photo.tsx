import { hideBroken } from '#ui/pictures/photo.tsx'
import css from './brokers.module.css'

/** A broker's photo as it would be seen. */
export function PagePhoto({ portrait }: { portrait: string | null }) {
  if (portrait === null) return 'None'
  return (
    <img
      className={css['photo']}
      src={portrait}
      alt="As buyers see it"
      width="120"
      height="120"
      onError={hideBroken}
    />
  )
}
