const MB = 1024 * 1024

/** Limits of pictures and files in conversations. */
export const FILE = {
  maxBytes: 10 * MB,
  /** Longest side of a stored picture and of its thumbnail, in pixels. */
  maxSide: 2048,
  previewSide: 480,
  /** Max pixels of a picture: 24 megapixels as phones count them, 5712 by 4284. */
  maxPixels: 24_500_000,
  nameMax: 120,
  /** Time after which an upload that was not sent is removed. */
  unsentHours: 24,
} as const

/** Upload limits of one person per day. */
export const UPLOADS_A_DAY = { files: 60, bytes: 200 * MB } as const

/**
 * Accepted types, detected from the bytes and never from the name. HEIC is excluded: its location record cannot be removed, and a
 * phone that is not offered it hands over a JPEG.
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
