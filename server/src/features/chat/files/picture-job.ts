import { readFileSync, writeSync } from 'node:fs'
import { argv, exit, stderr, stdout } from 'node:process'
import { BROKER_PHOTO } from '@dream/contract/rules/brokers/broker-files'
import { FILE } from '@dream/contract/rules/chat/files'
import sharp, { type Region, type Sharp } from 'sharp'
import { dropRights } from '#platform/files/drop-rights.ts'

/**
 * Child process that decodes and re-encodes an uploaded picture, to contain a crash or exploit of a decoder: reads the upload from
 * standard input, writes the copies to file descriptors 3 and 4. With `<x> <y> <size>` it crops to a square.
 */
dropRights()
const square = argv.slice(2)
const isSquare = square.length === 3

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

/** Writes in a loop, since one write may be partial. */
function writeAll(file: number, data: Buffer) {
  for (let at = 0; at < data.length;) at += writeSync(file, data, at)
}

/** Crop in pixels, clamped to the picture. */
async function squareOf(picture: Sharp): Promise<Region> {
  const { width, height } = (await picture.metadata()).autoOrient
  const [x = 0, y = 0, size = 1] = square.map(Number)
  const side = Math.round(Math.min(width, height) * size)
  if (side < BROKER_PHOTO.minCrop) throw new Error('The square is too small')
  const left = Math.min(Math.max(0, Math.round(x * width)), width - side)
  const top = Math.min(Math.max(0, Math.round(y * height)), height - side)
  return { left, top, width: side, height: side }
}

try {
  // Larger pictures are refused before they are decompressed.
  const picture = sharp(readFileSync(SOURCE), { limitInputPixels: FILE.maxPixels, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
  if (isSquare) picture.extract(await squareOf(picture))
  const { data, info } = await picture
    .resize(isSquare ? { width: BROKER_PHOTO.side, height: BROKER_PHOTO.side } : within(FILE.maxSide))
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  writeAll(FULL, data)
  const small = within(isSquare ? BROKER_PHOTO.previewSide : FILE.previewSide)
  writeAll(PREVIEW, await sharp(data).resize(small).webp({ quality: 72 }).toBuffer())
  const tiny = await sharp(data).resize(within(PLACEHOLDER_SIDE)).webp({ quality: 40 }).toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  stdout.write(JSON.stringify({ width: info.width, height: info.height, placeholder }))
} catch (error) {
  stderr.write(String(error))
  exit(1)
}
