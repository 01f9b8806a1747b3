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

/** Parses the card number of the URL; invalid ones give the first. */
export const toWelcomeCard = (requested: number): WelcomeCard =>
  WELCOME_CARDS.find((card) => card === requested) ?? 1

/** Swipes of the practice card so far. */
export type Tried = 'like' | 'pass' | 'both' | null

type Props = {
  name: string
  /** Numbers of likes at which features unlock. */
  unlockAt: UnlockAt
  card: WelcomeCard
  onNext: () => void
  /** Continues to the deck, from the last card or by skipping. */
  onDone: () => void
  tried: Tried
  /** Practice card. */
  practice: ReactNode
}

/** Welcome in three cards between the profile and the deck, shown once. Each can be skipped, together with the following ones. */
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

/** Moves the focus to the title of the next card for screen readers; not on the first one, which is announced as a page. */
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
