import type { SwipeAction } from '@dream/contract/rules/swipe'
import {
  move,
  press,
  release,
  RESTING,
  type Drag,
  type Release,
  type Sample,
} from '#features/swipe/gesture/drag.ts'
import { SPRING_MS, springAt, stampAt } from '#features/swipe/gesture/feel.ts'
import { prefersReducedMotion } from '#lib/motion-preference.ts'
import { addControls } from './deck-controls.ts'
import { type Pose, printedPose, putTop, sendOff } from './deck-motion.ts'
import { cardAt, deckParts, type DeckParts, isOver, moveUp, sharpen } from './deck-parts.ts'

const TILT_DEG_PER_PX = 0.05
/** Over this way under the finger the printed tilt of the first card becomes the one that its place asks for. */
const STRAIGHTEN_PX = 80
const STRAIGHT: Pose = { x: 0, y: 0, turn: 0 }

const sampleOf = ({ clientX, clientY, timeStamp }: PointerEvent): Sample => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
})

/**
 * Lets a finger, a mouse or keys go on with the printed deck. `first` is the touch that asked for this code, if one did:
 * the finger may be on its way already.
 */
export function startLiveDeck(deck: HTMLElement, first: PointerEvent | null = null) {
  const parts = deckParts(deck)
  if (!parts) return
  const top = topCard(parts)
  addControls(parts, top.decide)
  listen(parts, top, first)
}

type TopCard = ReturnType<typeof topCard>

/** The card on top: where it is, its way home and its way out. */
function topCard(parts: DeckParts) {
  let rest = printedPose(parts)
  let dx = rest.x
  let frame = 0
  const hold = () => cancelAnimationFrame(frame)

  function show(next: number) {
    dx = next
    const printed = Math.max(0, 1 - Math.abs(dx - rest.x) / STRAIGHTEN_PX)
    const turn = dx * TILT_DEG_PER_PX + (rest.turn - rest.x * TILT_DEG_PER_PX) * printed
    putTop(parts, { x: dx, y: rest.y * printed, turn }, stampAt(dx))
  }
  function goHome({ velocity }: Pick<Release, 'velocity'>) {
    const from = dx
    const startedAt = performance.now()
    rest = STRAIGHT
    const step = (now: number) => {
      const ms = Math.max(0, now - startedAt)
      show(ms >= SPRING_MS || prefersReducedMotion() ? 0 : springAt(from, velocity, ms))
      if (ms < SPRING_MS) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  function decide(action: SwipeAction) {
    if (isOver(parts)) return
    hold()
    parts.deck.dataset['live'] = ''
    const name = cardAt(parts, 0)?.dataset['name'] ?? ''
    sendOff(parts, action)
    moveUp(parts)
    rest = STRAIGHT
    dx = 0
    const next = cardAt(parts, 0)?.dataset['name'] ?? ''
    if (parts.news)
      parts.news.textContent = `${action === 'like' ? 'Liked' : 'Passed'} ${name}. Next: ${next}.`
  }
  return { dx: () => dx, hold, show, goHome, decide }
}

function listen(parts: DeckParts, top: TopCard, first: PointerEvent | null) {
  const { deck, stage } = parts
  let drag: Drag = RESTING
  let pointer: number | null = null

  function take(event: PointerEvent) {
    if (pointer !== null || event.button !== 0 || isOver(parts)) return
    top.hold()
    sharpen(parts)
    drag = press(sampleOf(event), innerWidth, top.dx())
    if (drag.state !== 'resting') pointer = event.pointerId
  }
  function follow(event: PointerEvent) {
    if (event.pointerId !== pointer) return
    const before = drag.state
    drag = move(drag, sampleOf(event))
    if (drag.state === 'resting') pointer = null
    if (drag.state !== 'dragging') return
    if (before === 'pressed') {
      deck.dataset['live'] = ''
      stage.setPointerCapture(event.pointerId)
    }
    top.show(drag.dx)
  }
  function letGo(event: PointerEvent) {
    if (event.pointerId !== pointer) return
    const wasDragged = drag.state === 'dragging'
    const released = release(drag, event.timeStamp)
    drag = RESTING
    pointer = null
    if (event.type === 'pointerup' && released.outcome === 'decided') top.decide(released.action)
    else if (wasDragged) top.goHome(released)
  }
  stage.addEventListener('pointerdown', take)
  stage.addEventListener('pointermove', follow)
  stage.addEventListener('pointerup', letGo)
  stage.addEventListener('pointercancel', letGo)
  if (first) take(first)
}
