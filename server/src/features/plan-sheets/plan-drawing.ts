import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Design, Picture } from '@dream/contract/api/designs/design'
import { DRAWING_TO_SCALE, isToScale } from '@dream/contract/rules/designs/to-scale'

const unzip = promisify(gunzip)

const MM_PER_PX = 10
/** Lines and names are sharp on paper, and a sheet is made within a second. */
const PRINT_DPI = 200
const MM_PER_INCH = 25.4

/** The drawings of a design of which the scale is known, ground first. */
export const drawingsToScale = ({ drawings }: Design): Picture[] => drawings.filter(isToScale)

/** What a drawing shows, in millimetres of the real thing. */
export const realSizeOf = ({ width, height }: Picture) => ({
  width: width * MM_PER_PX,
  height: height * MM_PER_PX,
})

/** The drawing as print needs it at this scale. It is made in sharp's own threads: nobody else waits for it. */
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

/** A drawing has its colours as properties, which only browsers read: the light ones stand in their places. */
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
