import { readFileSync, writeSync } from 'node:fs'
import { argv, exit, stderr, stdout } from 'node:process'
import sharp, { type Sharp } from 'sharp'
import { dropRights } from '#platform/files/drop-rights.ts'
import { cleanSvg } from './svg/clean-svg.ts'
import { UnsafeDrawing } from './svg/unsafe-drawing.ts'
import { CATALOGUE_FILE, DRAWING_PLACE, type FileKind, type PictureRefused } from './upload-rules.ts'

/**
 * Child process that encodes a picture for the catalogue: `node catalogue-picture-job.ts <kind> <svg|raster>` reads it from
 * standard input and writes to file descriptors 3 and on: for each width an AVIF and a WebP, then at the last place the drawing.
 * Its output lists what it wrote.
 */
dropRights()
const [, , kindName = '', format = ''] = argv

const [SOURCE, FIRST_OUTPUT] = [0, 3]
const TIMEOUT_S = 40
const PLACEHOLDER_SIDE = 16
const PAPER = '#ffffff'

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    // Loads only the sanitised SVG that is written below.
    ...(format === 'svg' ? ['VipsForeignLoadSvgBuffer'] : []),
  ],
})
sharp.concurrency(1)
sharp.cache(false)

class Refused extends Error {
  readonly reason: PictureRefused
  constructor(reason: PictureRefused) {
    super(reason)
    this.reason = reason
  }
}

const isKind = (name: string): name is FileKind => ['picture', 'plan', 'logo'].includes(name)

/** Writes in a loop, since one write may be partial. */
function writeAll(place: number, data: Buffer) {
  for (let at = 0; at < data.length;) at += writeSync(FIRST_OUTPUT + place, data, at)
}

async function make(kind: FileKind) {
  const { widths, least } = CATALOGUE_FILE[kind]
  const { whole, drawing } = format === 'svg' ? await openSvg(kind) : await openRaster(kind)
  const { data, info } = await whole.raw().toBuffer({ resolveWithObject: true })
  if (Math.min(info.width, info.height) < least && format !== 'svg') {
    throw new Refused(kind === 'logo' ? 'logo-too-small' : 'too-small')
  }
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const decoded = () => sharp(data, { raw })
  const made: { width: number; height: number }[] = []
  for (const width of new Set(widths.map((each) => Math.min(each, info.width)))) {
    const scaled = await decoded().resize({ width }).raw().toBuffer({ resolveWithObject: true })
    const { height, channels } = scaled.info
    const small = () => sharp(scaled.data, { raw: { width, height, channels } })
    writeAll(2 * made.length, await small().avif({ quality: 52, effort: 3 }).toBuffer())
    writeAll(2 * made.length + 1, await small().webp({ quality: 78 }).toBuffer())
    made.push({ width, height })
  }
  return {
    pictures: made,
    drawing: await drawing(decoded),
    placeholder: await placeholderOf(kind, decoded()),
  }
}

type Drawing = { format: 'svg' | 'webp'; width: number; height: number } | null
type Opened = { whole: Sharp; drawing: (decoded: () => Sharp) => Promise<Drawing> }

async function openRaster(kind: FileKind): Promise<Opened> {
  const source = readFileSync(SOURCE)
  const { width, height } = await sharp(source, { limitInputPixels: false }).metadata()
  if (width * height > CATALOGUE_FILE.maxPixels) throw new Refused('too-many-pixels')
  const side = kind === 'plan' ? CATALOGUE_FILE.drawingWidth : 2 * 1280
  const upright = sharp(source, { limitInputPixels: CATALOGUE_FILE.maxPixels, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  return {
    // Flattened on paper: drawings and logos have dark ink, and a screen may be dark, too.
    whole: upright.flatten({ background: PAPER }).toColourspace('srgb'),
    async drawing(decoded) {
      if (kind !== 'plan') return null
      const made = await decoded().webp({ quality: 85 }).toBuffer({ resolveWithObject: true })
      writeAll(DRAWING_PLACE, made.data)
      return { format: 'webp', width: made.info.width, height: made.info.height }
    },
  }
}

async function openSvg(kind: FileKind): Promise<Opened> {
  const { text, width, height } = cleanSvg(readFileSync(SOURCE, 'utf8'))
  const scale = 1280 / width
  const size = { width: 1280, height: Math.max(1, Math.round(height * scale)) }
  const sized = text
    .replace(/ width="[^"]*"/, ` width="${size.width}"`)
    .replace(/ height="[^"]*"/, ` height="${size.height}"`)
  return {
    whole: sharp(Buffer.from(sized), { limitInputPixels: CATALOGUE_FILE.maxPixels, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_S })
      .flatten({ background: PAPER })
      .toColourspace('srgb'),
    async drawing() {
      if (kind !== 'plan') return null
      writeAll(DRAWING_PLACE, Buffer.from(sized))
      return { format: 'svg', ...size }
    },
  }
}

async function placeholderOf(kind: FileKind, whole: Sharp): Promise<string | null> {
  if (kind !== 'picture') return null
  const side = { width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' as const }
  const tiny = await whole.resize(side).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

try {
  if (!isKind(kindName)) throw new Error(`There is no kind ${kindName}`)
  stdout.write(JSON.stringify(await make(kindName)))
} catch (error) {
  if (error instanceof UnsafeDrawing || error instanceof Refused) {
    stdout.write(JSON.stringify({ refused: error.reason }))
  } else {
    stderr.write(String(error))
    exit(1)
  }
}
