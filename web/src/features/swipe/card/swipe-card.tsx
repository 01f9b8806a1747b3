import { Heart, X } from 'lucide-react'
import { memo, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { cancelFlight } from '../gesture/fly.ts'
import type { Depth } from '../hand/hand.ts'
import { CardFace, type CardFacts, type Open } from './card-face.tsx'
import css from './swipe-card.module.css'

type Props = {
  design: CardFacts
  /** Position in the order of dealing. A card is above all that were dealt after it. */
  place: number
  depth: Depth
  onOpen: Open
}

/** Constant elements, shared by all cards: React skips elements that are identical. */
const LIKE_VEIL = (
  <span className={css['veil']} data-veil="like" aria-hidden="true">
    <span className={css['stamp']} data-stamp="like">
      <Heart size={30} strokeWidth={2.4} fill="currentColor" /> LIKE
    </span>
  </span>
)
const PASS_VEIL = (
  <span className={css['veil']} data-veil="pass" aria-hidden="true">
    <span className={css['stamp']} data-stamp="pass">
      <X size={30} strokeWidth={2.4} /> PASS
    </span>
  </span>
)

/** One of the four rendered cards. Presentation only: the drag sets its styles, the deck its depth. */
export const SwipeCard = memo(function SwipeCard({ design, place, depth, onOpen }: Props) {
  const card = useRef<HTMLElement>(null)
  const titleId = useId()
  const isTop = depth === 0
  useLayoutEffect(() => {
    const element = card.current
    if (!element) return
    if (depth !== 'leaving') cancelFlight(element)
    // Not `inert`: it restyles the whole card, in the very frame in which the cards move up.
    const stops = element.querySelectorAll<HTMLElement>('button, [data-scrolls]')
    for (const stop of stops) stop.tabIndex = isTop ? 0 : -1
  }, [depth, isTop, design])
  useEffect(() => {
    const element = card.current
    // Checked first: setting the same scroll position would still cause a layout.
    const scrolled = element?.querySelector('[data-scrolled]')
    scrolled?.scrollTo?.(0, 0)
    scrolled?.removeAttribute('data-scrolled')
    const pictures = [...(element?.querySelectorAll('img') ?? [])]
    // Decode while it is still behind the others, so that it never pops in on top.
    void Promise.allSettled(pictures.map((picture) => picture.decode?.())).then(() => {
      if (element) element.dataset['decoded'] = design.id
    })
  }, [design])
  return (
    <article
      ref={card}
      onScroll={(event) => event.target instanceof HTMLElement && (event.target.dataset['scrolled'] = '')}
      className={css['card']}
      data-depth={depth}
      // Constant z-index by place: a change of the stacking order would repaint all cards in the frame of a decision.
      style={{ zIndex: -place }}
      data-design={design.id}
      aria-labelledby={titleId}
      aria-hidden={!isTop}
    >
      <div className={css['face']}>
        <CardFace design={design} titleId={titleId} onOpen={onOpen} />
      </div>
      {LIKE_VEIL}
      {PASS_VEIL}
    </article>
  )
})
