import type { CurrentLandCard } from '@dream/contract/api/sections/land'
import { ArrowLeft, ChevronLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { navigate } from '#lib/navigation/navigation.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { LandDrawing } from '../drawings/land-drawing.tsx'
import type { placeOf } from '../guide.ts'
import type { GuideState } from '../use-guide.ts'
import { CardBody } from './card-body.tsx'
import css from './card-reader.module.css'

type Props = {
  place: NonNullable<ReturnType<typeof placeOf>>
  guide: GuideState
  onRead: (id: string) => void
}

/** Reader of one card: a drawing, a rule and a question to ask; with links to the neighbours. */
export function CardReader({ place, guide, onRead }: Props) {
  const { card, topic, number, total, previous, next } = place
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    onRead(card.id)
    title.current?.closest('main')?.scrollTo({ top: 0 })
    // Move the focus to the new card, for screen readers and keyboards.
    title.current?.focus({ preventScroll: true })
  }, [card.id, onRead])
  const hrefOf = (to: CurrentLandCard) => guide.hrefOf({ card: to.id })
  useArrows(previous && hrefOf(previous), next && hrefOf(next))
  return (
    <article className={css['reader']}>
      <div className={css['stage']}>
        <div className={css['bar']}>
          <a href={guide.hrefOf({})} className={css['round']} aria-label="All topics" title="All topics">
            <ChevronLeft aria-hidden="true" />
          </a>
          <p>
            <b>{topic}</b>
            <span>
              Card {number} of {total}
            </span>
          </p>
        </div>
        <LandDrawing name={card.drawing} />
      </div>
      <div className={css['sheet']}>
        <h1 ref={title} tabIndex={-1}>
          {card.title}
        </h1>
        <CardBody card={card} state={guide.state} differs={guide.differsByState(card.id)} />
      </div>
      <nav className={css['foot']} aria-label="Cards">
        <Dots number={number} total={total} />
        {previous && (
          <a
            href={hrefOf(previous)}
            className={css['round']}
            aria-label={`Back: ${previous.name}`}
            title="Back"
          >
            <ArrowLeft aria-hidden="true" />
          </a>
        )}
        {next ? (
          <ButtonLink href={hrefOf(next)} className={css['next']}>
            Next: {next.name.charAt(0).toLowerCase() + next.name.slice(1)}
          </ButtonLink>
        ) : (
          <ButtonLink href={guide.hrefOf({})} className={css['next']}>
            Back to the guide
          </ButtonLink>
        )}
      </nav>
    </article>
  )
}

/** Position of the card in its topic as dots; the top says it in words. */
function Dots({ number, total }: { number: number; total: number }) {
  return (
    <span className={css['dots']} aria-hidden="true">
      {Array.from({ length: total }, (_, at) => (
        <i key={at} data-now={at + 1 === number ? '' : undefined} data-seen={at < number ? '' : undefined} />
      ))}
    </span>
  )
}

/** Arrow keys turn the page, unless a control handles them. */
function useArrows(previous: string | null, next: string | null) {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const isTaken =
        event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]') !== null
      const to = { ArrowLeft: previous, ArrowRight: next }[event.key]
      if (to && !isTaken) navigate(to)
    }
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [previous, next])
}
