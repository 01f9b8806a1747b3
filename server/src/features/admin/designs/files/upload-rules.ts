const MB = 1024 * 1024

/** Limits of pictures for the catalogue. */
export const CATALOGUE_FILE = {
  maxBytes: 25 * MB,
  /** Larger ones are refused before they are decompressed. */
  maxPixels: 40_000_000,
  svgMaxBytes: 5 * MB,
  /** Stored widths of each kind, and the min size of both sides. */
  picture: { widths: [480, 800, 1280], least: 480 },
  plan: { widths: [480, 800, 1280], least: 480 },
  logo: { widths: [96, 192, 384], least: 48 },
  /** Width of a plan's zoomable drawing. */
  drawingWidth: 2400,
} as const

/** Index of the drawing among the outputs: behind an AVIF and a WebP in each of three widths. */
export const DRAWING_PLACE = 6

export type FileKind = 'picture' | 'plan' | 'logo'

/** Reasons for refusing a picture. */
export const PICTURE_REFUSED = {
  'too-many-pixels': 'This picture has more than 40 megapixels. Save it smaller and try again.',
  'too-small': 'This picture is too small: it needs at least 480 pixels on each side.',
  'logo-too-small': 'This logo is too small: it needs at least 48 pixels on each side.',
} as const
export type PictureRefused = keyof typeof PICTURE_REFUSED
