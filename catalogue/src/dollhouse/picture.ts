import sharp from 'sharp'

import type { Layout } from './layout.ts'

/** Maximum size of a picture in pixels: the longer and the shorter side. */
const MAX_PX = { longer: 960, shorter: 720 }
/** Maximum scale in pixels per metre, for a house that is small for its frame. */
const MAX_PX_PER_M = 52

/** Version of rendering and encoding: increase it to render the same scene anew. */
export const RENDER_VERSION = 2

export function pictureSize({ w, h }: Layout['view']): { width: number; height: number } {
  const scale = Math.min(MAX_PX.longer / Math.max(w, h), MAX_PX.shorter / Math.min(w, h), MAX_PX_PER_M)
  return { width: Math.round(w * scale), height: Math.round(h * scale) }
}

/** Encodes pixels with their transparency. */
export const encodeAvif = (
  pixels: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .avif({ quality: 34, effort: 3, chromaSubsampling: '4:2:0' })
    .toBuffer()
