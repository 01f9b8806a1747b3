const MB = 1024 * 1024

/** Uploads for a video: its video file, its poster and its captions. */
export const VIDEO_FILE_KINDS = ['video', 'poster', 'captions'] as const
export type VideoFileKind = (typeof VIDEO_FILE_KINDS)[number]

export const VIDEO_FILE = { maxBytes: 200 * MB, posterMaxBytes: 20 * MB, maxSeconds: 900 } as const
