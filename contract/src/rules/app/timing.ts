/** Times in milliseconds that people can notice (product §9). */
export const SPLASH_SLOW_MS = 3000
export const JUST_LOGGED_IN_MS = 3000
export const BACK_ONLINE_MS = 3000
export const CONFETTI_MS = 3000
export const CONFETTI_PIECES = 30
export const CONFETTI_SPARKLES = 8
export const EXPLORE_TOUR_DELAY_MS = 500
export const INSTALL_PROMPT_MS = 30_000
export const TOOLTIP_DELAY_MS = 700
export const TOOLTIP_SKIP_MS = 300

const MINUTE = 60_000
/** Ages after which the client treats an answer as stale. */
export const STALE_MS = {
  default: 5 * MINUTE,
  designs: 5 * MINUTE,
  userProgress: 5 * MINUTE,
  liked: 10 * MINUTE,
  tags: 30 * MINUTE,
} as const
export const CACHE_GC_MS = 5 * MINUTE
export const UNREAD_CAP = 99
/** Delay after the start before prefetching begins; what follows is in background.ts. */
export const FIRST_PREFETCH_MS = 1000
/** Exponential backoff of retries: doubled by each failure (product §9). */
export const RETRY = { firstMs: 1000, maxMs: 30_000 } as const
