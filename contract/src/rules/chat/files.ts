const MB = 1024 * 1024

/** Limits of pictures and files in conversations. */
export const FILE = {
  maxBytes: 10 * MB,
  /** Longest side of a picture as it is stored, and of its small copy, in pixels. */
  maxSide: 2048,
  previewSide: 480,
  /** Of a picture: 24 megapixels as phones count them, 5712 by 4284. */
  maxPixels: 24_500_000,
  nameMax: 120,
  /** What nobody has sent after this time is removed. */
  unsentHours: 24,
} as const

/** What one person may upload in a day. */
export const UPLOADS_A_DAY = { files: 60, bytes: 200 * MB } as const

/**
 * Types that are taken, told from the bytes and never from the name. HEIC is none of them: its record of the place cannot be removed,
 * and a phone that is not offered it hands over a JPEG.
 */
export const FILE_TYPES = [
  { mime: 'image/jpeg', kind: 'image' },
  { mime: 'image/png', kind: 'image' },
  { mime: 'image/webp', kind: 'image' },
  { mime: 'application/pdf', kind: 'file' },
] as const
export type FileType = (typeof FILE_TYPES)[number]

/** For the `accept` of a file input. */
export const FILE_ACCEPT = FILE_TYPES.map(({ mime }) => mime).join(',')

export const FILE_TOO_LARGE = `At most ${FILE.maxBytes / MB} MB`
export const PICTURE_TOO_LARGE = 'Pictures can have at most 24 megapixels. Send a smaller one.'
export const FILE_TYPE_WRONG = 'Send a photo (JPEG, PNG, WebP) or a PDF'
export const HEIC_WRONG = "HEIC photos can't be sent here. Send it as a JPEG."
