import sharp from 'sharp'

/** Pixels per CSS pixel of the card pictures. */
const DENSITY = 2.4

interface Raster {
  data: Buffer
  width: number
  height: number
}

async function pixels(svg: string, density: number) {
  return sharp(Buffer.from(svg), { density: 72 * density }).ensureAlpha()
}

export async function toAvif(svg: string): Promise<Raster> {
  const image = await pixels(svg, DENSITY)
  const { data, info } = await image
    .avif({ quality: 38, effort: 2, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export async function toPng(svg: string, options: { density: number; ground: string }): Promise<Buffer> {
  return (await pixels(svg, options.density)).flatten({ background: options.ground }).png().toBuffer()
}
