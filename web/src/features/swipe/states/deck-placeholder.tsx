import { Placeholder } from '#ui/status/placeholder.tsx'
import css from './deck-placeholder.module.css'

/** Empty card shape while the first cards are loading. */
export function DeckPlaceholder() {
  return (
    <div className={css['card']} role="status">
      <span className="visually-hidden">Loading...</span>
      <div className={css['plan']} />
      <div className={css['rows']}>
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row}>
            <Placeholder className={css['fact']} />
          </div>
        ))}
      </div>
      <div className={css['strip']}>
        <Placeholder className={css['name']} />
        <Placeholder className={css['line']} />
      </div>
    </div>
  )
}
