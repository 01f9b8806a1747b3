const MB = 1024 * 1024

/** Files of a video that an editor uploads: its film, the picture before it plays, and its captions. */
export const VIDEO_FILE_KINDS = ['film', 'poster', 'captions'] as const
export type VideoFileKind = (typeof VIDEO_FILE_KINDS)[number]

export const VIDEO_FILE = { maxBytes: 200 * MB, posterMaxBytes: 20 * MB, maxSeconds: 900 } as const
