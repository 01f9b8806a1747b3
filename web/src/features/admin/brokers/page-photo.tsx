import { hideBroken } from '#ui/pictures/photo.tsx'
import css from './brokers.module.css'

/** Broker's photo as buyers would see it. */
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
