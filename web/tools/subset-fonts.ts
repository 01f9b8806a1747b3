// Subsets the fonts of src/ui/fonts, src/site/fonts and of the server's documents: `npm run fonts -w web`. Run it again after an
// update of the font packages.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { range, SITE_GLYPHS } from './public-site/site-glyphs.ts'

/**
 * Latin characters for Australian names and our texts; rarer ones fall back to the system's font. So does the bullet, which is
 * square in Hanken Grotesk: hidden passwords and masked numbers need round ones beside our digits.
 */
const TEXT = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ĀāĒēĪīŌōŪūŒœŠšŽžŸ–—‘’“”…‹›€™−×→←²≤≥`

const PRINT = '../../server/src/platform/print/fonts/'

const FONTS = [
  {
    name: 'ui/fonts/newsreader',
    text: TEXT,
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 40, wght: { min: 400, max: 600 } },
  },
  {
    name: 'site/fonts/newsreader-site',
    text: SITE_GLYPHS,
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 48, wght: 430 },
    noLayoutClosure: true,
  },
  {
    name: 'ui/fonts/hanken-grotesk',
    text: TEXT,
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 750 } },
  },
  {
    name: 'site/fonts/hanken-grotesk-site',
    text: SITE_GLYPHS,
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    noLayoutClosure: true,
  },
  // A PDF supports neither axes nor woff2, and pictures are drawn with the same files.
  {
    name: PRINT + 'title',
    text: TEXT,
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 40, wght: 480 },
  },
  {
    name: PRINT + 'text',
    text: TEXT,
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: 450 },
  },
  {
    name: PRINT + 'strong',
    text: TEXT,
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: 680 },
  },
]

for (const { name, text, source, axes, noLayoutClosure = false } of FONTS) {
  const isForPrint = name.startsWith(PRINT)
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)))
  const subset = await subsetFont(whole, text, {
    targetFormat: isForPrint ? 'truetype' : 'woff2',
    variationAxes: axes,
    noLayoutClosure,
  })
  await writeFile(new URL(`../src/${name}.${isForPrint ? 'ttf' : 'woff2'}`, import.meta.url), subset)
  process.stdout.write(`${name}: ${whole.length} -> ${subset.length} bytes\n`)
}
