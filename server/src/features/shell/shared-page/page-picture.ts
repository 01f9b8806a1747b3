import { BRAND } from '@dream/contract/rules/app/brand'
import type { OverlayOptions } from 'sharp'
import { cataloguePicture } from '../shared-plan/catalogue-picture.ts'
import type { ShownPage } from './page-values.ts'

/** As messengers show it beside a link. */
const SIZE = { width: 1200, height: 630 }
const EDGE = 36
const GAP = 24
const RADIUS = 28
const INSET = 22
const DRAWN_MAX = 3
const LAWN = '#eff3ea'
const INK = '#0b2526'
const TRACK = '#dde6dc'

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="${BRAND.teal}"/>${content}</svg>`,
  )

/**
 * The picture of a shared page, without words, because a server's fonts are not ours: its first designs side by side, or DNA as its
 * bars. It rejects when a file of the catalogue is not there.
 */
export async function pagePicture(mediaFolder: string, page: ShownPage): Promise<Buffer> {
  // Loaded with the first link that is previewed: most processes never need it.
  const { default: sharp } = await import('sharp')
  const shown = page.designs.slice(0, DRAWN_MAX)
  if (shown.length === 0)
    return sharp(svg(barsOf(page)))
      .jpeg({ quality: 84 })
      .toBuffer()
  const width = (SIZE.width - 2 * EDGE - (shown.length - 1) * GAP) / shown.length
  const height = SIZE.height - 2 * EDGE
  const leftOf = (at: number) => EDGE + at * (width + GAP)
  const panels = shown.map((_, at) => panel({ left: leftOf(at), width, height })).join('')
  const drawings = await Promise.all(
    shown.map(async ({ design }, at): Promise<OverlayOptions> => {
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

const BARS = { max: 4, left: 110, height: 44, step: 118, top: 116 }

/** Each tag's share of the likes, with the mark of how common it is. */
function barsOf({ tags, likes }: ShownPage): string {
  const length = SIZE.width - 2 * BARS.left
  const bars = tags.slice(0, BARS.max).map(({ likes: count, usual }, at) => {
    const y = BARS.top + at * BARS.step
    const bar = (width: number, fill: string) =>
      `<rect x="${BARS.left}" y="${y}" width="${width}" height="${BARS.height}" rx="${BARS.height / 2}" fill="${fill}"/>`
    const mark = `<rect x="${BARS.left + usual * length - 3}" y="${y - 14}" width="6" height="${BARS.height + 28}" fill="${INK}"/>`
    return bar(length, TRACK) + bar((length * count) / Math.max(likes, 1), BRAND.teal) + mark
  })
  return panel({ left: EDGE, width: SIZE.width - 2 * EDGE, height: SIZE.height - 2 * EDGE }) + bars.join('')
}
