import { SWIPE_DISTANCE_PX } from '@dream/contract/rules/designs/swipe'

const STAMP_FROM_PX = 24
const TILT_PX_PER_DEG = 14
const TILT_MAX_DEG = 10
/** Spring of stiffness 320 and damping 27 per unit of mass: one small overshoot, at rest in about 0.4 s. */
const STIFFNESS = 320
const DAMPING = 27
/** Duration after which the spring is visibly at rest. */
export const SPRING_MS = 450

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Opacity of the stamp: none up to 24 px, full at 100 px. */
export const stampAt = (dx: number) =>
  within(0, (Math.abs(dx) - STAMP_FROM_PX) / (SWIPE_DISTANCE_PX - STAMP_FROM_PX), 1)

/** Progress of the rise of the next cards, 0 to 1. */
export const liftAt = (dx: number) => within(0, Math.abs(dx) / SWIPE_DISTANCE_PX, 1)

export const tiltAt = (dx: number) => within(-TILT_MAX_DEG, dx / TILT_PX_PER_DEG, TILT_MAX_DEG)

/** Transform of the top card at `dx`. */
export const cardAt = (dx: number) =>
  `translate3d(${dx.toFixed(1)}px, 0, 0) rotate(${tiltAt(dx).toFixed(2)}deg)`

/**
 * Transform of a card behind the top one: `depth` 1 or 2, raised by `lift`. The resting positions are in swipe-card.module.css
 * too.
 */
export function stackedAt(depth: 1 | 2, lift: number): string {
  const deep = depth - lift
  return `translate3d(0, ${(9 * deep).toFixed(2)}px, 0) scale(${(1 - 0.05 * deep).toFixed(4)})`
}

/** Offset of a released card after `ms`, springing back from `from` px at `velocity` px/ms. */
export function springAt(from: number, velocity: number, ms: number): number {
  const t = ms / 1000
  const decay = DAMPING / 2
  const turn = Math.sqrt(STIFFNESS - decay * decay)
  const push = (velocity * 1000 + decay * from) / turn
  return Math.exp(-decay * t) * (from * Math.cos(turn * t) + push * Math.sin(turn * t))
}
