import sharp from 'sharp'

import { PALETTES } from './palette.ts'

/** Pixels per CSS pixel of the card pictures. */
const DENSITY = 2.4
const AVIF = { quality: 32, effort: 2, chromaSubsampling: '4:4:4' } as const
/** Width in pixels of the edge that fades into the page's lawn colour. */
const SOFT_EDGE = 10

/** Encoding settings as a cache key: changes whenever the same drawing would give another picture. */
export const RECIPE = JSON.stringify({ density: DENSITY, edge: SOFT_EDGE, ...AVIF })

interface Size {
  width: number
  height: number
}

/** Size in pixels of the picture of a drawing that is `w` by `h` CSS pixels large. */
export const pixelsOf = ({ w, h }: { w: number; h: number }): Size => ({
  width: Math.round(w * DENSITY),
  height: Math.round(h * DENSITY),
})

/** Alpha mask: opaque but for the fading edges. */
function fading({ width, height }: Size): Buffer {
  const alpha = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = Math.min(x, y, width - 1 - x, height - 1 - y)
      alpha[y * width + x] = Math.min(255, Math.round((255 * (inside + 0.5)) / SOFT_EDGE))
    }
  }
  return alpha
}

/** One thread for each picture: pictures are encoded in parallel instead. */
sharp.concurrency(1)

/** Picture of a drawing on its lawn: an even ground compresses far better than transparency around every outline. */
export const toAvif = (svg: string, theme: keyof typeof PALETTES, size: Size): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * DENSITY })
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: PALETTES[theme].lawn })
    .joinChannel(fading(size), { raw: { ...size, channels: 1 } })
    .avif(AVIF)
    .toBuffer()
