import type { TourStep } from '@dream/contract/rules/app/tours'
import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { useModal } from '#ui/overlays/use-layer.ts'
import css from './spotlight.module.css'
import { useFollow } from './use-follow.ts'

type Props = {
  step: TourStep
  at: number
  count: number
  onNext: () => void
  /** Called when the tour is skipped, by its button, Escape or the phone's back. */
  onEnd: () => void
}

/** One step of a tour: a spotlight on its target, with the callout beside it. The screen behind is visible but inert. */
export function Spotlight({ step, at, count, onNext, onEnd }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const hole = useRef<HTMLSpanElement>(null)
  const callout = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isLast = at === count - 1
  useModal(dialog, onEnd)
  useLayoutEffect(() => {
    next.current?.focus({ preventScroll: true })
  }, [])
  useFollow(step, { hole, callout, area })
  return (
    <dialog
      ref={dialog}
      className={css['tour']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <span ref={hole} className={css['hole']} aria-hidden="true" />
      <div ref={area} className={css['area']} aria-hidden="true" />
      <div ref={callout} className={css['callout']}>
        <div role="status">
          <p className={css['count']}>
            <span className="visually-hidden">
              Step {at + 1} of {count}
            </span>
            {Array.from({ length: count }, (_, tick) => (
              <i key={tick} data-done={tick <= at ? '' : undefined} />
            ))}
          </p>
          <h2 id={`${id}-title`} className={css['title']}>
            {step.title}
          </h2>
          <p id={`${id}-text`} className={css['text']}>
            {step.subtitle}
          </p>
        </div>
        <div className={css['foot']}>
          <Button ref={next} className={css['next']} onClick={onNext}>
            {isLast ? 'Got it!' : 'Next'}
          </Button>
          {!isLast && (
            <Button variant="quiet" className={css['skip']} onClick={onEnd}>
              Skip
            </Button>
          )}
        </div>
      </div>
    </dialog>
  )
}
