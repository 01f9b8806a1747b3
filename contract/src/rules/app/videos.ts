/** Rows of the learning hub, in their order. */
export const VIDEO_TOPICS = ['Your block', 'Sun and air', 'Inside the plan', 'Building it'] as const

/** Max progress, longer than any video; and max number of videos that a device sends at once. */
export const VIDEO_MAX_S = 7200
export const PROGRESS_BATCH_MAX = 100

/** Share of a video after which it counts as watched. */
export const WATCHED_SHARE = 0.9
