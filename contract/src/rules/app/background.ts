/** Timing of background work in milliseconds, in a file of its own so that the first card does not load it. */

/** Prefetching (product §9): batch size, and max wait for an idle moment. */
export const PREFETCH_BATCH = 3
export const PREFETCH_IDLE_MS = 3000
/** Delays after the start before prefetching continues: first screens, then the rest. */
export const ROUTE_PREFETCH_MS = 1500
export const BACKGROUND_PREFETCH_MS = [2000, 5000, 10_000] as const
/** Likes before an unlock at which lists and videos are preloaded: at 8 and 16 (product §9). */
export const PRELOAD_BEFORE = { lists: 2, videos: 0 } as const

const MINUTE = 60_000
/** Interval at which an open app checks the server's build. */
export const BUILD_CHECK_EVERY_MS = 10 * MINUTE
/** Debounce of the check on resume: the browser may fire twice at once. */
export const BUILD_RECHECK_MS = 1000
/**
 * Time in which a build that the app has already run is not offered again, so that two servers with two builds do not send it to
 * and fro.
 */
export const BUILD_REMEMBERED_MS = 60 * MINUTE
/** Retention of earlier builds' scripts on the server, for apps that are still open. */
export const EARLIER_BUILDS_DAYS = 7
