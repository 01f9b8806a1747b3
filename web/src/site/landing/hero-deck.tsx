import { ArrowRight, ThumbsUp } from 'lucide-react'
import type { Samples } from '../content.ts'
import { LinkButton } from '../layout/link-button.tsx'
import { DeckCard } from './deck-card.tsx'
import css from './hero-deck.module.css'

/**
 * Deck that is complete as a picture: without a script it shows a card in the middle of its swipe. live-deck.ts finds its parts by
 * their `data-` names and continues from there.
 */
export function HeroDeck({ samples }: { samples: Samples }) {
  const { plans, kitchen, bathroom, living } = samples
  const [first, second, third] = plans
  return (
    <figure className={css['deck']} data-deck="">
      <figcaption className="visually-hidden">
        {`Three cards of the deck. On top the floor plan ${first.title} is being swiped to the right, to like it; behind it are a kitchen and a bathroom.`}
      </figcaption>
      <div className={css['stage']} data-stage="" aria-hidden="true">
        <DeckCard design={bathroom} place={2} />
        <DeckCard design={kitchen} place={1} />
        <DeckCard design={first} place={0} />
      </div>
      <div className={css['axis']} data-axis="" aria-hidden="true">
        <span className={css['pass']} data-side="pass">
          Pass
        </span>
        <span className={css['line']}>
          <span className={css['run']} data-run="" />
          <span className={css['slide']} data-slide="">
            <span className={css['knob']} />
          </span>
        </span>
        <span className={css['like']} data-side="like">
          Like
        </span>
      </div>
      <p role="status" className="visually-hidden" data-deck-announcer="" />
      <template data-deck-more="">
        <DeckCard design={second} />
        <DeckCard design={living} />
        <DeckCard design={third} />
        <div className={css['end']} data-card="" data-end="" data-name="Keep going on your phone">
          <ThumbsUp size={48} strokeWidth={1.25} aria-hidden="true" />
          <p>Keep going on your phone</p>
          <LinkButton href="/app" variant="main">
            Start Swiping Now
            <ArrowRight size={48} strokeWidth={1.25} aria-hidden="true" />
          </LinkButton>
        </div>
      </template>
    </figure>
  )
}
