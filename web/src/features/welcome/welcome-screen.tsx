import type { UnlockAt } from '@dream/contract/rules/designs/unlocks'
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { CardProgress } from './card-progress.tsx'
import { PathCard } from './path-card.tsx'
import css from './welcome-screen.module.css'
import { NextCard } from './next-card.tsx'

export const WELCOME_CARDS = [1, 2, 3] as const
export type WelcomeCard = (typeof WELCOME_CARDS)[number]

/** A card of an address; what makes no sense is the first. */
export const toWelcomeCard = (requested: number): WelcomeCard =>
  WELCOME_CARDS.find((card) => card === requested) ?? 1

/** What the person did with the card to try. */
export type Tried = 'like' | 'pass' | 'both' | null

type Props = {
  name: string
  /** At how many likes features unlock. */
  unlockAt: UnlockAt
  card: WelcomeCard
  onNext: () => void
  /** To the deck, from the last card or over all of them. */
  onDone: () => void
  tried: Tried
  /** The real card to try. */
  practice: ReactNode
}

/** Three cards between the profile and the deck, once. Each can be skipped, with all that follow. */
export function WelcomeScreen({ name, unlockAt, card, onNext, onDone, tried, practice }: Props) {
  const isLast = card === WELCOME_CARDS.length
  const heading = useFocusOn(card)
  return (
    <div className={css['screen']} data-sheet="">
      <header className={css['nav']}>
        <CardProgress card={card} count={WELCOME_CARDS.length} />
        {!isLast && (
          <Button variant="quiet" className={css['skip']} icon={<X aria-hidden="true" />} onClick={onDone}>
            Skip
          </Button>
        )}
      </header>
      <section key={card} className={css['card']} data-card={card}>
        <h1 ref={heading} tabIndex={-1} className={css['title']}>
          {titleOf(card, name)}
        </h1>
        {card === 1 && <PathCard unlockAt={unlockAt} />}
        {card === 2 && (
          <>
            <p className={css['lead']} role="status">
              {triedText(tried)}
            </p>
            <div className={css['practice']}>{practice}</div>
          </>
        )}
        {card === 3 && <NextCard />}
      </section>
      <footer className={css['foot']}>
        <Button onClick={isLast ? onDone : onNext}>{isLast ? 'Start swiping' : 'Continue'}</Button>
      </footer>
    </div>
  )
}

function titleOf(card: WelcomeCard, name: string) {
  if (card === 1) return `You're in, ${name}`
  return card === 2 ? 'Try one' : 'What comes next'
}

function triedText(tried: Tried) {
  if (tried === 'both') return "That's all there is to it. This one hasn't counted yet: you'll meet it again."
  if (tried === 'like') return "That's a like. Now swipe it left, to pass."
  if (tried === 'pass') return "That's a pass. Now swipe it right, to like it."
  return 'Swipe right if you could live here, left if not. This one is just to try.'
}

/** The next card is read aloud from its title; the first one as the page that it is. */
function useFocusOn(card: WelcomeCard) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(card)
  useEffect(() => {
    if (shown.current === card) return
    shown.current = card
    heading.current?.focus({ preventScroll: true })
  }, [card])
  return heading
}
