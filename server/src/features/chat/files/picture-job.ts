import { writeFile } from 'node:fs/promises'
import { argv, exit, stderr, stdout } from 'node:process'
import { FILE } from '@dream/contract/rules/chat/files'
import sharp from 'sharp'

/**
 * Makes the pictures that are stored of one that was uploaded, as a process of its own: `node picture-job.ts <source> <full>
 * <preview>`. Whatever a file does to a decoder, it does it here and to nobody else.
 */
const [, , source = '', full = '', preview = ''] = argv

/** Larger ones are refused before they are unpacked. */
const MAX_PIXELS = 50_000_000
const TIMEOUT_S = 10
const PLACEHOLDER_SIDE = 16

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadWebpBuffer',
  ],
})
sharp.concurrency(1)
sharp.cache(false)

const within = (side: number) => ({
  width: side,
  height: side,
  fit: 'inside' as const,
  withoutEnlargement: true,
})

try {
  const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize(within(FILE.maxSide))
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  await writeFile(full, data)
  await sharp(data).resize(within(FILE.previewSide)).webp({ quality: 72 }).toFile(preview)
  const tiny = await sharp(data).resize(within(PLACEHOLDER_SIDE)).webp({ quality: 40 }).toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  stdout.write(JSON.stringify({ width: info.width, height: info.height, placeholder }))
} catch (error) {
  stderr.write(String(error))
  exit(1)
}
