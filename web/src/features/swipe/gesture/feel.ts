const TILT_PX_PER_DEG = 14
const TILT_MAX_DEG = 10
/** A spring of stiffness 320 and damping 27 per unit of mass: one small overshoot, at rest in about 0.4 s. */
const STIFFNESS = 320
const DAMPING = 27
/** After this long the spring is home for any eye. */
export const SPRING_MS = 450

/** Degrees that the card tilts; the same formula stands in swipe-card.module.css. */
export const tiltAt = (dx: number) => Math.min(TILT_MAX_DEG, Math.max(-TILT_MAX_DEG, dx / TILT_PX_PER_DEG))

/** Where a released card is after `ms`, springing home from `from` px at `velocity` px/ms. */
export function springAt(from: number, velocity: number, ms: number): number {
  const t = ms / 1000
  const decay = DAMPING / 2
  const turn = Math.sqrt(STIFFNESS - decay * decay)
  const push = (velocity * 1000 + decay * from) / turn
  return Math.exp(-decay * t) * (from * Math.cos(turn * t) + push * Math.sin(turn * t))
}
