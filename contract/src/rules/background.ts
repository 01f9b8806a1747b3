/** What nobody waits for, in a file of its own: the first card does not carry it. Times in milliseconds. */

/** What is fetched ahead of need (spec §9): so much at a time, at the latest after so long a wait for an idle moment. */
export const PREFETCH_BATCH = 3
export const PREFETCH_IDLE_MS = 3000
/** When it goes on after the start: with screens, then with what may wait. */
export const ROUTE_PREFETCH_MS = 1500
export const BACKGROUND_PREFETCH_MS = [2000, 5000, 10_000] as const
/** Likes from which on lists and videos are fetched ahead, shortly before they unlock (spec §9). */
export const PRELOAD_AT = { lists: 8, videos: 16 } as const

const MINUTE = 60_000
/** How often an open app asks for the server's build. */
export const BUILD_ASKED_EVERY_MS = 10 * MINUTE
/** An app that comes back to life asks again; it may be told so twice in one moment. */
export const BUILD_ASKED_AGAIN_MS = 1000
/** A build that an app has been is no news for so long: two servers with two builds do not send it to and fro. */
export const BUILD_REMEMBERED_MS = 60 * MINUTE
/** Scripts of earlier builds stay on the server for apps that are still open. */
export const EARLIER_BUILDS_DAYS = 7
