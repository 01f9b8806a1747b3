import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { digest, FORMATS, type RoomRender, ROOMS_FOLDER, MAX_WIDTH_PX } from './manifest.ts'

const [AVIF_QUALITY, WEBP_QUALITY] = [60, 62]

type Encoded = Pick<RoomRender, 'files' | 'placeholder' | 'width' | 'height'>

/** Reads a PPM as raw pixels, because sharp does not support the format. */
export async function pixelsOf(path: string): Promise<Sharp> {
  const data = await readFile(path)
  const end = data.indexOf(10) + 1
  const [, width = 0, height = 0] = data.subarray(0, end).toString().split(' ').map(Number)
  return sharp(data.subarray(end), { raw: { width, height, channels: 3 } })
}

/** Encodes a picture in all widths and formats into the room's folder, and keeps its existing files. */
export async function encode(slug: string, path: string): Promise<Encoded> {
  const source = await pixelsOf(path)
  const { width, height } = await source.metadata()
  const folder = join(ROOMS_FOLDER, slug)
  await mkdir(folder, { recursive: true })
  const files: Record<string, string> = {}
  for (const { kind, widths } of FORMATS) {
    for (const each of widths) {
      const sized = source.clone().resize({ width: each, kernel: 'lanczos3' })
      const image =
        kind === 'avif'
          ? sized.avif({ quality: AVIF_QUALITY, effort: 5, chromaSubsampling: '4:2:0' })
          : sized.webp({ quality: WEBP_QUALITY, effort: 6 })
      const bytes = await image.toBuffer()
      const name = `${each}.${digest(bytes).slice(0, 8)}.${kind}`
      await writeFile(join(folder, name), bytes)
      files[name] = digest(bytes)
    }
  }
  const tiny = await source.clone().resize({ width: 12 }).webp({ quality: 40 }).toBuffer()
  return {
    files,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    width: MAX_WIDTH_PX,
    height: Math.round((MAX_WIDTH_PX * height) / width),
  }
}

/**
 * Removes files of an earlier picture from a room's folder. Call it only after the manifest names the new files: an interruption
 * would lose both.
 */
export async function removeOthers(slug: string, files: Encoded['files']): Promise<void> {
  const folder = join(ROOMS_FOLDER, slug)
  const old = (await readdir(folder)).filter((name) => !(name in files))
  await Promise.all(old.map((name) => rm(join(folder, name))))
}
