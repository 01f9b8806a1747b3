import { FLY_OFF_MS, type SwipeAction } from '@dream/contract/rules/swipe'
import { prefersReducedMotion } from '#lib/motion.ts'
import { tiltAt } from './feel.ts'

const FADE_MS = 150
const OUT_DEG = 14
const flights = new WeakMap<Element, Animation>()

const at = (dx: number, tilt: number) => `translate3d(${dx}px, 0, 0) rotate(${tilt}deg)`
/** Far enough that a tilted card is out of sight. */
const outside = (action: SwipeAction) => (action === 'like' ? 1 : -1) * (globalThis.innerWidth + 60)

/** Sends a card off from where it is; `landed` is called when it is out of sight. */
export function flyOff(card: HTMLElement, leaving: { action: SwipeAction; dx: number }, landed: () => void) {
  const { action, dx } = leaving
  const sign = action === 'like' ? 1 : -1
  card.querySelector<HTMLElement>(`[data-veil="${action}"]`)?.style.setProperty('opacity', '1')
  const isReduced = prefersReducedMotion()
  const frames = isReduced
    ? [
        { opacity: 1, transform: at(dx, tiltAt(dx)) },
        { opacity: 0, transform: at(dx, tiltAt(dx)) },
      ]
    : [{ transform: at(dx, tiltAt(dx)) }, { transform: at(outside(action), sign * OUT_DEG) }]
  play(card, frames, {
    duration: isReduced ? FADE_MS : FLY_OFF_MS,
    easing: isReduced ? 'linear' : 'cubic-bezier(0.3, 0.2, 0.7, 0.9)',
    fill: 'both',
  }).onfinish = landed
}

/** Brings an undone card back from the side it left to. */
export function flyBack(card: HTMLElement, action: SwipeAction) {
  land(card)
  if (prefersReducedMotion()) {
    play(card, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS })
    return
  }
  const from = at(outside(action), (action === 'like' ? 1 : -1) * OUT_DEG)
  play(card, [{ transform: from }, { transform: 'none' }], {
    duration: FLY_OFF_MS,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  })
}

/** Ends a card's flight: its elements are for another card now. */
export function land(card: HTMLElement) {
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
