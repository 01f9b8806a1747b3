import type { Design } from '@dream/contract/api/designs/design'
import { BRAND } from '@dream/contract/rules/app/brand'
import type { OverlayOptions } from 'sharp'
import { createMaker } from '#platform/print/make-once.ts'
import { cataloguePicture } from '../shared-plan/catalogue-picture.ts'
import type { ShownPage } from './page-values.ts'

/** Size of link previews in messengers. */
const SIZE = { width: 1200, height: 630 }
const EDGE = 36
const GAP = 24
const RADIUS = 28
const INSET = 22
const DRAWN_MAX = 3
const LAWN = '#eff3ea'

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="${BRAND.teal}"/>${content}</svg>`,
  )

/** Max cached pictures: a link that is sent around is requested many times at once. */
const KEPT = 40

/** Pictures of shared pages as rasters, the only format that messengers show. */
export function createPagePictures(mediaFolder: string) {
  const made = createMaker<Buffer>(KEPT)
  return {
    /** Current picture of a page; rejects when a file of the catalogue is missing. */
    of(page: ShownPage): Promise<Buffer> {
      const designs = page.designs.slice(0, DRAWN_MAX).map(({ design }) => design)
      if (designs.length > 0) return made(designs, () => drawDesigns(mediaFolder, designs))
      const { firstName, likes, tags } = page
      return made({ firstName, likes, tags }, () => drawDna(page))
    },
  }
}

async function drawDna(page: ShownPage): Promise<Buffer> {
  // Loaded with the first preview: most processes never need it.
  const [{ default: sharp }, { drawDnaBars }] = await Promise.all([import('sharp'), import('./dna-bars.ts')])
  const whole = panel({ left: EDGE, width: SIZE.width - 2 * EDGE, height: SIZE.height - 2 * EDGE })
  return sharp(svg(whole + drawDnaBars(page)))
    .jpeg({ quality: 84 })
    .toBuffer()
}

/** First designs side by side; title and facts are beside the picture in a message. */
async function drawDesigns(mediaFolder: string, shown: readonly Design[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const width = (SIZE.width - 2 * EDGE - (shown.length - 1) * GAP) / shown.length
  const height = SIZE.height - 2 * EDGE
  const leftOf = (at: number) => EDGE + at * (width + GAP)
  const panels = shown.map((_, at) => panel({ left: leftOf(at), width, height })).join('')
  const drawings = await Promise.all(
    shown.map(async (design, at): Promise<OverlayOptions> => {
      const box = { width: Math.floor(width - 2 * INSET), height: height - 2 * INSET }
      const { data, info } = await sharp(await cataloguePicture(mediaFolder, design.pictures[0]?.light))
        .resize({ ...box, fit: 'inside' })
        .png({ compressionLevel: 0 })
        .toBuffer({ resolveWithObject: true })
      const left = Math.round(leftOf(at) + (width - info.width) / 2)
      return { input: data, left, top: Math.round(EDGE + (height - info.height) / 2) }
    }),
  )
  return sharp(svg(panels)).composite(drawings).jpeg({ quality: 84 }).toBuffer()
}

const panel = ({ left, width, height }: { left: number; width: number; height: number }) =>
  `<rect x="${left}" y="${EDGE}" width="${width}" height="${height}" rx="${RADIUS}" fill="${LAWN}"/>`
