import type { CurrentLandCard } from '@dream/contract/api/sections/land'
import type { State } from '@dream/contract/rules/account/australia'
import { BadgeCheck, ExternalLink, Hourglass } from 'lucide-react'
import { dayText, stateName } from '../guide.ts'
import css from './card-reader.module.css'

type Checked = Pick<CurrentLandCard, 'source' | 'checkedOn' | 'reviewBy' | 'isBeingReviewed'>
type Props = {
  card: CurrentLandCard
  state: State | null
  /** Whether the card has state-specific lines. */
  differs: boolean
}

/** Text of a card: the rule, the differences by state, what to ask, and its source. */
export function CardBody({ card, state, differs }: Props) {
  const places = card.states?.map((each) => stateName(each)).join(', ') ?? stateName(null)
  return (
    <>
      {card.text.map((paragraph) => (
        <p key={paragraph} className={css['text']}>
          {paragraph}
        </p>
      ))}
      {card.lines.map((line) => (
        <section key={line.text} className={css['line']}>
          <h2>{line.states.map((each) => stateName(each)).join(', ')}</h2>
          <p>{line.text}</p>
          <Origin checked={line} />
        </section>
      ))}
      {differs && card.lines.length === 0 && (
        <p className={css['none']}>
          We couldn't confirm anything specific for {stateName(state)}. Ask there before you rely on this.
        </p>
      )}
      <section className={css['ask']}>
        <h2>What to ask</h2>
        <blockquote>“{card.ask.question}”</blockquote>
        <p>Ask: {card.ask.whom.charAt(0).toLowerCase() + card.ask.whom.slice(1)}</p>
      </section>
      <Origin checked={card} places={places} />
      <p className="secondary-text">General information, not advice.</p>
    </>
  )
}

/** Source of the rule, and the date of its last check. */
function Origin({ checked, places }: { checked: Checked; places?: string }) {
  const { source, checkedOn, reviewBy, isBeingReviewed } = checked
  return (
    <div className={css['origin']}>
      <p>
        <BadgeCheck size={18} aria-hidden="true" />
        <span>
          {places && `${places} · `}Checked on {dayText(checkedOn)}
        </span>
      </p>
      {isBeingReviewed && (
        <p>
          <Hourglass size={18} aria-hidden="true" />
          <span>Being reviewed: it was due for a check by {dayText(reviewBy)}.</span>
        </p>
      )}
      <a href={source.url} target="_blank" rel="noreferrer">
        {source.name}
        <span className="visually-hidden">, opens another site</span>
        <ExternalLink size={14} aria-hidden="true" />
      </a>
    </div>
  )
}
