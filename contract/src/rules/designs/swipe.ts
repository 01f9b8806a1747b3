/** Limits of the deck and its gesture (product §4, §9). */
export const DESIGN_BATCH = 5
/** Refill when this many cards or fewer remain. */
export const REFILL_AT = 2
export const STACK_SIZE = 3
/** Displacement in CSS px that completes a swipe on release. */
export const SWIPE_DISTANCE_PX = 100
/** Horizontal release velocity in px/ms that completes a swipe. */
export const SWIPE_VELOCITY = 0.2
/** Distance that completes a swipe of the alternate card variant (product §4), which ignores velocity. */
export const CARD_DRAG_PX = 90
export const FLY_OFF_MS = 250
export const UNDO_DEPTH = 10
/** Display time of the pass reasons. */
export const PASS_REASONS_MS = 3000
export const PASS_REASONS_MAX = 3
export const CARD_INTERESTS_MAX = 5
export const CARD_LOOKING_FOR_MAX = 4
export const CARD_FEATURES_MAX = 6
/** Min share of floor plans among the dealt cards, until everything is unlocked. */
export const FLOOR_PLAN_SHARE = 0.7

/** Passes in a row after which the deck deals differently, and offers to change an answer. */
export const COURSE_AFTER = 8
/** Interval of exploration: one card in so many is dealt regardless of taste. */
export const EXPLORE_EVERY = 20

export type SwipeAction = 'like' | 'pass'
