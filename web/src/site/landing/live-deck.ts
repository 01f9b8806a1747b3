import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
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
import { prefersReducedMotion } from '#lib/display/motion-preference.ts'
import { addControls } from './deck-controls.ts'
import { type Pose, prerenderedPose, putTop, sendOff } from './deck-motion.ts'
import { wordOf } from './watch-presses.ts'
import { cardAt, deckElements, type DeckElements, isFinished, moveUp, sharpen } from './deck-elements.ts'

const TILT_DEG_PER_PX = 0.05
/** Distance over which the prerendered tilt of the first card blends into the one of its position. */
const STRAIGHTEN_PX = 80
const STRAIGHT: Pose = { x: 0, y: 0, turn: 0 }

const sampleOf = ({ clientX, clientY, timeStamp }: PointerEvent): Sample => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
})

/**
 * Makes the prerendered deck interactive for fingers, mouse and keys. `first` is the press before this code was loaded: on a word,
 * or on a card by a finger that is still down.
 */
export function startLiveDeck(deck: HTMLElement, first: PointerEvent | null = null) {
  const elements = deckElements(deck)
  if (!elements) return
  const top = topCard(elements)
  addControls(elements, top.decide)
  const word = first && wordOf(first)
  if (word) top.decide(word.dataset['side'] === 'like' ? 'like' : 'pass')
  listen(elements, top, word ? null : first)
}

type TopCard = ReturnType<typeof topCard>

/** Controller of the top card: its position, its return and its exit. */
function topCard(elements: DeckElements) {
  let rest = prerenderedPose(elements)
  let dx = rest.x
  let frame = 0
  const hold = () => cancelAnimationFrame(frame)

  function show(next: number) {
    dx = next
    const prerendered = Math.max(0, 1 - Math.abs(dx - rest.x) / STRAIGHTEN_PX)
    const turn = dx * TILT_DEG_PER_PX + (rest.turn - rest.x * TILT_DEG_PER_PX) * prerendered
    putTop(elements, { x: dx, y: rest.y * prerendered, turn }, stampAt(dx))
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
    if (isFinished(elements)) return
    hold()
    elements.deck.dataset['live'] = ''
    const name = cardAt(elements, 0)?.dataset['name'] ?? ''
    sendOff(elements, action)
    moveUp(elements)
    rest = STRAIGHT
    dx = 0
    const next = cardAt(elements, 0)?.dataset['name'] ?? ''
    if (elements.announcer)
      elements.announcer.textContent = `${action === 'like' ? 'Liked' : 'Passed'} ${name}. Next: ${next}.`
  }
  return { dx: () => dx, hold, show, goHome, decide }
}

function listen(elements: DeckElements, top: TopCard, first: PointerEvent | null) {
  const { deck, stage } = elements
  let drag: Drag = RESTING
  let pointer: number | null = null

  function take(event: PointerEvent) {
    if (pointer !== null || event.button !== 0 || isFinished(elements)) return
    top.hold()
    sharpen(elements)
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
  function end(event: PointerEvent) {
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
  stage.addEventListener('pointerup', end)
  stage.addEventListener('pointercancel', end)
  if (first) take(first)
}
