import sharp from 'sharp'

import type { Layout } from './layout.ts'

/** The sides of a picture in pixels, at most: the longer and the shorter one. */
const MAX_PX = { longer: 960, shorter: 720 }
/** A house that is small for its frame is not shown larger than this, in pixels a metre. */
const MAX_PX_PER_M = 52

/** Raise it when the same scene is to be rendered or packed in another way. */
export const RENDER_VERSION = 2

export function pictureSize({ w, h }: Layout['view']): { width: number; height: number } {
  const scale = Math.min(MAX_PX.longer / Math.max(w, h), MAX_PX.shorter / Math.min(w, h), MAX_PX_PER_M)
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
