import type { ReportCard } from '@dream/contract/api/designs/tags'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { useModal } from '#ui/overlays/use-layer.ts'
import { ReportDrawing } from './report-drawing.tsx'
import css from './report-story.module.css'

type Props = {
  cards: readonly ReportCard[]
  likes: number
  onClose: () => void
  /** Shares the shown card; without it sharing is not offered. */
  onShare?: (card: ReportCard) => void
}

/** Minimum distance of a swipe; less is a tap. */
const SWIPE_PX = 48

/** Taste report as a story: a tap, an arrow key or a swipe goes forward and back. */
export function ReportStory({ cards, likes, onClose, onShare }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const from = useRef<number | null>(null)
  const titleId = useId()
  const [at, setAt] = useState(0)
  useModal(dialog, onClose)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [at])
  const card = cards[at]
  const isLast = at === cards.length - 1
  const go = (by: 1 | -1) => {
    if (by === 1 && isLast) onClose()
    else setAt(Math.max(0, at + by))
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
  }
  function lift(event: PointerEvent<HTMLElement>) {
    const dx = from.current === null ? 0 : event.clientX - from.current
    from.current = null
    if (Math.abs(dx) > SWIPE_PX) return go(dx < 0 ? 1 : -1)
    if (event.target instanceof Element && event.target.closest('button')) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    go(event.clientX - left < width / 3 ? -1 : 1)
  }
  if (!card) return null
  return (
    <dialog ref={dialog} className={css['story']} aria-label="Your taste report" onKeyDown={press}>
      <div className={css['head']}>
        <ol className={css['steps']} aria-hidden="true">
          {cards.map(({ kind }, place) => (
            <li key={kind} data-done={place <= at ? '' : undefined} />
          ))}
        </ol>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </div>
      <section
        key={card.kind}
        className={css['card']}
        data-kind={card.kind}
        aria-labelledby={titleId}
        onPointerDown={(event) => (from.current = event.clientX)}
        onPointerUp={lift}
        onPointerCancel={() => (from.current = null)}
      >
        <p className={css['of']}>
          {at + 1} of {cards.length} · from {likes} likes
        </p>
        <ReportDrawing of={card.kind} />
        <h2 ref={heading} id={titleId} tabIndex={-1} className={css['title']}>
          {card.title}
        </h2>
        <p className={css['figure']}>{card.figure}</p>
        <p className={css['sentence']}>{card.sentence}</p>
      </section>
      <div className={css['foot']}>
        <IconButton label="Back" icon={<ChevronLeft />} disabled={at === 0} onClick={() => go(-1)} />
        {onShare && (
          <Button variant="outline" onClick={() => onShare(card)}>
            Share this card
          </Button>
        )}
        <IconButton
          label={isLast ? 'Done' : 'Next'}
          icon={isLast ? <X /> : <ChevronRight />}
          onClick={() => go(1)}
        />
      </div>
    </dialog>
  )
}
