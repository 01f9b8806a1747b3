/** Rows of the learning hub, in their order. */
export const VIDEO_TOPICS = ['Your block', 'Sun and air', 'Inside the plan', 'Building it'] as const

/** The part of a video after which it counts as watched. */
export const WATCHED_SHARE = 0.9
