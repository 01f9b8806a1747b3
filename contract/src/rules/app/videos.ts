/** Rows of the learning hub, in their order. */
export const VIDEO_TOPICS = ['Your block', 'Sun and air', 'Inside the plan', 'Building it'] as const

/** Longer than any video, and more videos than a device sends at once. */
export const VIDEO_MAX_S = 7200
export const PROGRESS_BATCH_MAX = 100

/** The part of a video after which it counts as watched. */
export const WATCHED_SHARE = 0.9
