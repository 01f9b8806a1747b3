import css from './card-progress.module.css'

/** Progress through the cards, as a dimension line with one part per card. */
export function CardProgress({ card, count }: { card: number; count: number }) {
  return (
    <div
      className={css['progress']}
      role="progressbar"
      aria-label="Welcome"
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={card}
      aria-valuetext={`Card ${card} of ${count}`}
    >
      {Array.from({ length: count }, (_, at) => (
        <i key={at} data-done={at < card ? '' : undefined} />
      ))}
    </div>
  )
}
