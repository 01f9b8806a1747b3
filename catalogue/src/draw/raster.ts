import sharp from 'sharp'

/** Pixels per CSS pixel of the card pictures. */
const DENSITY = 2.4

interface Raster {
  data: Buffer
  width: number
  height: number
}

export async function toAvif(svg: string): Promise<Raster> {
  const image = sharp(Buffer.from(svg), { density: 72 * DENSITY }).ensureAlpha()
  const { data, info } = await image
    .avif({ quality: 38, effort: 2, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
