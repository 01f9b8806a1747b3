import sharp from 'sharp'

import type { Layout } from './layout.ts'

/** The longest sides of a picture in pixels. */
const LARGEST = { width: 720, height: 960 }
/** A house that is small for its frame is not shown larger than this, in pixels a metre. */
const LARGEST_SCALE = 52

/** Raise it when the same scene is to be printed or packed in another way. */
export const LOOK = 1

export function pictureSize({ w, h }: Layout['view']): { width: number; height: number } {
  const scale = Math.min(LARGEST.width / w, LARGEST.height / h, LARGEST_SCALE)
  return { width: Math.round(w * scale), height: Math.round(h * scale) }
}

/** Packs pixels with their transparency. */
export const packed = (
  pixels: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .avif({ quality: 34, effort: 3, chromaSubsampling: '4:2:0' })
    .toBuffer()
