import { FLY_OFF_MS, type SwipeAction } from '@dream/contract/rules/designs/swipe'
import { prefersReducedMotion } from '#lib/display/motion-preference.ts'
import { cardAt, type DeckElements } from './deck-elements.ts'

/** Pose of a card: px, px and degrees. */
export type Pose = { x: number; y: number; turn: number }

const AXIS_PX = 100
const FADE_MS = 150
const OUT_DEG = 14

const transformOf = ({ x, y, turn }: Pose) =>
  `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0) rotate(${turn.toFixed(2)}deg)`

/** Prerendered pose of the first card. */
export function prerenderedPose({ deck }: DeckElements): Pose {
  const style = getComputedStyle(deck)
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(`--rest-${name}`)) || 0
  return { x: read('x'), y: read('y'), turn: read('turn') }
}

/** Moves the top card, its stamp and the knob with the finger. */
export function putTop(elements: DeckElements, pose: Pose, strength: number) {
  const card = cardAt(elements, 0)
  if (!card) return
  card.style.transition = 'none'
  card.style.transform = transformOf(pose)
  stamp(card, pose.x, strength)
  point(elements, pose.x)
}

/** Animates the top card off from where it is; it no longer has a place. */
export function sendOff(elements: DeckElements, action: SwipeAction) {
  const card = cardAt(elements, 0)
  if (!card) return
  const sign = action === 'like' ? 1 : -1
  const isReduced = prefersReducedMotion()
  const from = card.style.transform || 'none'
  const out = `translate3d(calc(${sign} * (60vw + 320px)), 0, 0) rotate(${sign * OUT_DEG}deg)`
  delete card.dataset['place']
  card.style.opacity = '1'
  stamp(card, sign, 1)
  const flight = card.animate(
    isReduced ? [{ opacity: 1 }, { opacity: 0 }] : [{ transform: from }, { transform: out }],
    {
      duration: isReduced ? FADE_MS : FLY_OFF_MS,
      easing: 'cubic-bezier(0.3, 0.2, 0.7, 0.9)',
      fill: 'both',
    },
  )
  flight.onfinish = () => card.remove()
  point(elements, 0)
}

function point({ run, slide }: DeckElements, x: number) {
  const share = Math.max(-1, Math.min(1, x / AXIS_PX))
  if (run) run.style.transform = `scaleX(${share.toFixed(3)})`
  if (slide) slide.style.transform = `translateX(${(share * 50).toFixed(2)}%)`
}

function stamp(card: HTMLElement, x: number, strength: number) {
  for (const each of card.querySelectorAll<HTMLElement>('[data-stamp]')) {
    const isMeant = each.dataset['stamp'] === (x > 0 ? 'like' : 'pass')
    each.style.opacity = isMeant ? strength.toFixed(2) : '0'
  }
}
