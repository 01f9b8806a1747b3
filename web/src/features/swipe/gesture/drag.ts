import {
  CARD_DRAG_PX,
  SWIPE_DISTANCE_PX,
  SWIPE_VELOCITY,
  type SwipeAction,
} from '@dream/contract/rules/designs/swipe'

/** Movement in px that decides the axis of a gesture. */
export const AXIS_LOCK_PX = 6
/** Edge of the screen that belongs to the system's back gesture. */
export const EDGE_PX = 24
/** Maximum age of samples for the release velocity. */
export const VELOCITY_WINDOW_MS = 80

/** Pointer position in CSS px with its time in ms. */
export type Sample = { x: number; y: number; at: number }

/** State of one finger on one card. `from` is the card's offset when it was touched: not 0 when it is caught on its way back. */
export type Drag =
  | { state: 'resting' }
  | { state: 'pressed'; start: Sample; from: number }
  | { state: 'dragging'; start: Sample; from: number; dx: number; trail: readonly Sample[] }
  | { state: 'leaving'; action: SwipeAction; dx: number; velocity: number }

/**
 * Variant of a drag. `deck` completes by distance or flick; `card`, of a review of passes, by distance alone, so that no slip
 * takes one back (product §4).
 */
export type Variant = 'deck' | 'card'

/** Outcome of a release: a tap, a return, or a decision. */
export type Release =
  | { outcome: 'tap' | 'none'; dx: number; velocity: number }
  | { outcome: 'decided'; action: SwipeAction; dx: number; velocity: number }

export const RESTING: Drag = { state: 'resting' }

export function press(start: Sample, screenWidth: number, from = 0): Drag {
  const isAtEdge = start.x < EDGE_PX || start.x > screenWidth - EDGE_PX
  return isAtEdge ? RESTING : { state: 'pressed', start, from }
}

export function move(drag: Drag, sample: Sample): Drag {
  if (drag.state === 'pressed') return lockAxis(drag, sample)
  if (drag.state !== 'dragging') return drag
  const trail = [...drag.trail.filter((each) => sample.at - each.at <= VELOCITY_WINDOW_MS), sample]
  return { ...drag, dx: drag.from + sample.x - drag.start.x, trail }
}

function lockAxis(drag: Extract<Drag, { state: 'pressed' }>, sample: Sample): Drag {
  const across = sample.x - drag.start.x
  const down = sample.y - drag.start.y
  if (Math.hypot(across, down) < AXIS_LOCK_PX) return drag
  if (Math.abs(down) >= Math.abs(across)) return RESTING
  return { ...drag, state: 'dragging', dx: drag.from + across, trail: [drag.start, sample] }
}

export function release(drag: Drag, at: number, variant: Variant = 'deck'): Release {
  if (drag.state === 'pressed') return { outcome: 'tap', dx: drag.from, velocity: 0 }
  if (drag.state !== 'dragging') return { outcome: 'none', dx: 0, velocity: 0 }
  const velocity = velocityOf(drag.trail, at)
  const action = releaseAction(drag.dx, velocity, variant)
  const rest = { dx: drag.dx, velocity }
  return action ? { outcome: 'decided', action, ...rest } : { outcome: 'none', ...rest }
}

/** Horizontal velocity in px/ms over the last 80 ms; 0 for a finger that has stopped. */
export function velocityOf(trail: readonly Sample[], at: number): number {
  const young = trail.filter((each) => at - each.at <= VELOCITY_WINDOW_MS)
  const first = young[0]
  const last = young.at(-1)
  if (!first || !last || last.at <= first.at) return 0
  return (last.x - first.x) / (last.at - first.at)
}

/** Decision on a release; a flick back returns the card, however far out it is. */
export function releaseAction(dx: number, velocity: number, variant: Variant = 'deck'): SwipeAction | null {
  const action = dx > 0 ? 'like' : 'pass'
  if (variant === 'card') return Math.abs(dx) > CARD_DRAG_PX ? action : null
  if (Math.abs(velocity) > SWIPE_VELOCITY) return velocity * dx > 0 ? action : null
  return Math.abs(dx) > SWIPE_DISTANCE_PX ? action : null
}
