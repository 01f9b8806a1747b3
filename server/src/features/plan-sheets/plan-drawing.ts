import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Design, Picture } from '@dream/contract/api/designs/design'
import { DRAWING_TO_SCALE, isToScale } from '@dream/contract/rules/designs/to-scale'

const unzip = promisify(gunzip)

const MM_PER_PX = 10
/** Sharp on paper, and fast enough to make a sheet within a second. */
const PRINT_DPI = 200
const MM_PER_INCH = 25.4

/** Drawings of a design with a known scale, ground first. */
export const drawingsToScale = ({ drawings }: Design): Picture[] => drawings.filter(isToScale)

/** Real size of the drawn area, in millimetres. */
export const realSizeOf = ({ width, height }: Picture) => ({
  width: width * MM_PER_PX,
  height: height * MM_PER_PX,
})

/** Renders a drawing for print at this scale, in sharp's own threads, so that the event loop is not blocked. */
export async function drawPlan(mediaFolder: string, { light }: Picture, scale: number): Promise<Buffer> {
  const [, path] = DRAWING_TO_SCALE.exec(light) ?? []
  if (!path) throw new Error(`No drawing to scale: ${light}`)
  const svg = await unzip(await readFile(join(mediaFolder, `${path}.gz`)))
  // Loaded with the first sheet: most processes never need it.
  const { default: sharp } = await import('sharp')
  const density = ((PRINT_DPI / MM_PER_INCH) * MM_PER_PX * 72) / scale
  return sharp(Buffer.from(inLight(svg.toString())), { density })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
}

const THEMES = /svg(:target)?\{([^}]*)\}/g

/** Replaces custom properties, which only browsers read, by the light theme's colours. */
export function inLight(svg: string): string {
  const light = [...svg.matchAll(THEMES)].find(([, target]) => target === undefined)?.[2] ?? ''
  const colours = new Map(
    light.split(';').map((each): [string, string] => {
      const [name = '', value = ''] = each.split(':')
      return [name.trim(), value.trim()]
    }),
  )
  return svg
    .replaceAll(THEMES, '')
    .replaceAll(/var\((--\w+)\)/g, (all, name: string) => colours.get(name) ?? all)
}
