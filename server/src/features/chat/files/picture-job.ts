import { readFileSync, writeSync } from 'node:fs'
import { argv, exit, stderr, stdout } from 'node:process'
import { FILE } from '@dream/contract/rules/chat/files'
import sharp from 'sharp'

/**
 * Makes the pictures that are stored of one that was uploaded, as a process of its own: reads the upload from its standard input, writes
 * the copies to its files 3 and 4. Whatever a file does to a decoder, it does it here and to nobody else. With `probe` it only shows
 * that it can start.
 */
if (argv[2] === 'probe') exit(0)

const [SOURCE, FULL, PREVIEW] = [0, 3, 4]
const TIMEOUT_S = 10
const PLACEHOLDER_SIDE = 16

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.concurrency(1)
sharp.cache(false)

const within = (side: number) => ({
  width: side,
  height: side,
  fit: 'inside' as const,
  withoutEnlargement: true,
})

/** A file takes as much at once as it likes. */
function writeAll(file: number, data: Buffer) {
  for (let at = 0; at < data.length;) at += writeSync(file, data, at)
}

try {
  // Larger ones are refused before they are unpacked.
  const { data, info } = await sharp(readFileSync(SOURCE), {
    limitInputPixels: FILE.maxPixels,
    failOn: 'error',
  })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize(within(FILE.maxSide))
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  writeAll(FULL, data)
  writeAll(PREVIEW, await sharp(data).resize(within(FILE.previewSide)).webp({ quality: 72 }).toBuffer())
  const tiny = await sharp(data).resize(within(PLACEHOLDER_SIDE)).webp({ quality: 40 }).toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  stdout.write(JSON.stringify({ width: info.width, height: info.height, placeholder }))
} catch (error) {
  stderr.write(String(error))
  exit(1)
}
