import { FLY_OFF_MS, type SwipeAction } from '@dream/contract/rules/designs/swipe'
import { prefersReducedMotion } from '#lib/display/motion.ts'
import { tiltAt } from './feel.ts'

const FADE_MS = 150
const OUT_DEG = 14
const flights = new WeakMap<Element, Animation>()

const at = (across: string, tilt: number) => `translate3d(${across}, 0, 0) rotate(${tilt}deg)`
const signOf = (action: SwipeAction) => (action === 'like' ? 1 : -1)
/** Distance at which a tilted card is out of sight. In CSS, as reading the width would force a layout. */
const outside = (action: SwipeAction) =>
  at(`calc(${signOf(action)} * (100vw + 60px))`, signOf(action) * OUT_DEG)

/** `isReduced` is passed in: reading the media query here would force a style recalculation. */
type Leaving = { action: SwipeAction; dx: number; isReduced: boolean }

/** Animates a card off from where it is; `onFinished` is called when it is out of sight. */
export function flyOff(card: HTMLElement, { action, dx, isReduced }: Leaving, onFinished: () => void) {
  const from = at(`${dx}px`, tiltAt(dx))
  card.querySelector<HTMLElement>(`[data-veil="${action}"]`)?.style.setProperty('opacity', '1')
  const frames = isReduced
    ? [
        { opacity: 1, transform: from },
        { opacity: 0, transform: from },
      ]
    : [{ transform: from }, { transform: outside(action) }]
  play(card, frames, {
    duration: isReduced ? FADE_MS : FLY_OFF_MS,
    easing: isReduced ? 'linear' : 'cubic-bezier(0.3, 0.2, 0.7, 0.9)',
    fill: 'both',
  }).onfinish = onFinished
}

/** Animates an undone card back from the side it left to. */
export function flyBack(card: HTMLElement, action: SwipeAction) {
  cancelFlight(card)
  if (prefersReducedMotion()) {
    play(card, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS })
    return
  }
  play(card, [{ transform: outside(action) }, { transform: 'none' }], {
    duration: FLY_OFF_MS,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  })
}

/** Cancels a card's animation: its elements are for another card now. */
export function cancelFlight(card: HTMLElement) {
  flights.get(card)?.cancel()
  flights.delete(card)
  for (const veil of card.querySelectorAll<HTMLElement>('[data-veil]')) veil.style.removeProperty('opacity')
}

function play(card: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  flights.get(card)?.cancel()
  const flight = card.animate(frames, timing)
  flights.set(card, flight)
  return flight
}
