import { join } from 'node:path'
import { parseArgs } from 'node:util'

import sharp from 'sharp'

import { PALETTES } from '#draw/svg/palette.ts'

import { readDesigns } from '#library/library-files.ts'
import { LIBRARY } from '#library/library.ts'

/**
 * Draws the library's cards as a grid: `npm run contact-sheet -w catalogue -- sheet.png --dark --template cottage --from 0 --count
 * 40 --columns 10 --width 150`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: 'boolean', default: false },
    template: { type: 'string', default: '' },
    library: { type: 'string', default: LIBRARY },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '1000' },
    columns: { type: 'string', default: '12' },
    width: { type: 'string', default: '150' },
  },
})

const [target] = positionals
if (!target) throw new Error('Say which PNG to write: npm run contact-sheet -w catalogue -- sheet.png')

const designs = (await readDesigns(values.library)).filter(
  ({ plan }) => values.template === '' || plan?.template === values.template,
)
const pictures = designs
  .slice(Number(values.from), Number(values.from) + Number(values.count))
  .flatMap((design) =>
    design.pictures.map((picture) => (values.dark ? (picture.dark ?? picture.light) : picture.light)),
  )
const ground = PALETTES[values.dark ? 'dark' : 'light'].lawn
const width = Number(values.width)
const height = Math.round(width * 1.85)
const columns = Math.min(Number(values.columns), pictures.length)
const tiles = await Promise.all(
  pictures.map(async (url, index) => ({
    input: await sharp(join(values.library, url.replace('/media/', '')))
      .flatten({ background: ground })
      .resize({ width, height, fit: 'contain', background: ground })
      .png()
      .toBuffer(),
    left: (index % columns) * (width + 8) + 8,
    top: Math.floor(index / columns) * (height + 8) + 8,
  })),
)
const sheet = {
  width: columns * (width + 8) + 8,
  height: Math.ceil(pictures.length / columns) * (height + 8) + 8,
}
await sharp({ create: { ...sheet, channels: 3, background: '#8a9290' } })
  .composite(tiles)
  .png()
  .toFile(target)
process.stdout.write(`${pictures.length} drawings of ${designs.length} designs in ${target}\n`)
