import sharp from 'sharp'

import type { Layout } from './layout.ts'

/** The longest sides of a picture in pixels. */
const MAX_SIZE_PX = { width: 720, height: 960 }
/** A house that is small for its frame is not shown larger than this, in pixels a metre. */
const MAX_PX_PER_M = 52

/** Raise it when the same scene is to be rendered or packed in another way. */
export const RENDER_VERSION = 1

export function pictureSize({ w, h }: Layout['view']): { width: number; height: number } {
  const scale = Math.min(MAX_SIZE_PX.width / w, MAX_SIZE_PX.height / h, MAX_PX_PER_M)
  return { width: Math.round(w * scale), height: Math.round(h * scale) }
}

/** Packs pixels with their transparency. */
export const encodeAvif = (
  pixels: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .avif({ quality: 34, effort: 3, chromaSubsampling: '4:2:0' })
    .toBuffer()
