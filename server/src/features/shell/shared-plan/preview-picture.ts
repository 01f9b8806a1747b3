import { BRAND } from '@dream/contract/rules/app/brand'
import type { OverlayOptions } from 'sharp'
import { createMaker } from '#platform/print/make-once.ts'
import { cataloguePicture } from './catalogue-picture.ts'
import type { ShownPlan } from './plan-values.ts'

/** Size of link previews in messengers. */
const SIZE = { width: 1200, height: 630 }
const EDGE = 36
const GAP = 24
const RADIUS = 28
const PANEL = { width: (SIZE.width - 2 * EDGE - GAP) / 2, height: SIZE.height - 2 * EDGE }
const INSET = 22
const LAWN = '#eff3ea'
const SAND = '#f4e8d8'
/** Max cached pictures: a link that is sent around is requested many times at once. */
const KEPT = 40

const LEFT = { left: EDGE, top: EDGE }
const RIGHT = { left: EDGE + PANEL.width + GAP, top: EDGE }
/** Uncompressed PNG between two steps; raw pixels would lose the alpha premultiplication. */
const UNPACKED = { compressionLevel: 0 }

/** Pictures of shared plans as rasters, the only format that messengers show: the plan, and its street or its rooms. */
export function createPreviewPictures(mediaFolder: string) {
  const made = createMaker<Buffer>(KEPT)
  return {
    /** Picture of a plan; rejects when one of its files is missing. */
    of: (shown: ShownPlan): Promise<Buffer> => made(shown, () => render(mediaFolder, shown)),
  }
}

async function render(mediaFolder: string, { design, street }: ShownPlan): Promise<Buffer> {
  // Loaded with the first preview: most processes never need it.
  const { default: sharp } = await import('sharp')
  const within = { width: PANEL.width - 2 * INSET, height: PANEL.height - 2 * INSET }
  /** Uncropped, centred in its panel. */
  const whole = async (path: string | undefined, at: typeof LEFT): Promise<OverlayOptions> => {
    const sized = sharp(await cataloguePicture(mediaFolder, path)).resize({ ...within, fit: 'inside' })
    const { data, info } = await sized.png(UNPACKED).toBuffer({ resolveWithObject: true })
    const left = at.left + Math.round((PANEL.width - info.width) / 2)
    const top = at.top + Math.round((PANEL.height - info.height) / 2)
    return { input: data, left, top }
  }
  const filling = async (path: string | undefined): Promise<OverlayOptions> => {
    const picture = sharp(await cataloguePicture(mediaFolder, path))
    const sized = picture.resize({ ...PANEL, fit: 'cover', position: 'bottom' })
    return { input: await sized.png(UNPACKED).toBuffer(), ...RIGHT }
  }
  const plan = await whole(design.pictures[0]?.light, LEFT)
  const second = street
    ? await filling(street.pictures[0]?.light)
    : await whole(design.views[0]?.light ?? design.pictures.at(-1)?.light, RIGHT)
  return sharp(Buffer.from(sheets(street ? LAWN : SAND)))
    .composite([plan, second, { input: Buffer.from(frame()), left: 0, top: 0 }])
    .jpeg({ quality: 84 })
    .toBuffer()
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${content}</svg>`

const sheet = ({ left, top }: typeof LEFT, fill: string) =>
  `<rect x="${left}" y="${top}" width="${PANEL.width}" height="${PANEL.height}" fill="${fill}"/>`

const sheets = (right: string) => svg(sheet(LEFT, LAWN) + sheet(RIGHT, right))

/** Frame around the two panels, with their rounded corners. */
function frame(): string {
  const hole = ({ left, top }: typeof LEFT) => {
    const [across, along] = [PANEL.width - 2 * RADIUS, PANEL.height - 2 * RADIUS]
    const turn = (x: number, y: number) => `a${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}`
    return `M${left + RADIUS} ${top}h${across}${turn(RADIUS, RADIUS)}v${along}${turn(-RADIUS, RADIUS)}h${-across}${turn(-RADIUS, -RADIUS)}v${-along}${turn(RADIUS, -RADIUS)}z`
  }
  const all = `M0 0h${SIZE.width}v${SIZE.height}H0z`
  return svg(`<path fill="${BRAND.teal}" fill-rule="evenodd" d="${all}${hole(LEFT)}${hole(RIGHT)}"/>`)
}
