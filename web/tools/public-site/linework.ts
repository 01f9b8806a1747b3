import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Design } from '@dream/contract/api/designs/design'

const unzip = promisify(gunzip)
const LIBRARY = new URL('../../../catalogue/library/', import.meta.url)
/** Unit of drawings: centimetres from the house's front left corner, the garden upwards. */
const CM = 100
const EDGE = 12
/** Style rules that turn every shape into a hairline, and hide ground, shadow and hatching. */
const STYLE = [
  '*{fill:none;stroke:#0B2526;stroke-width:1;vector-effect:non-scaling-stroke}',
  '.h,.sh,.ws,.dr,.u,.ul,.ft,.fi,.fd,.fc,.fg,.fp,.gd,.pa,.pb,.pc,.pl{display:none}',
].join('')

/** Line drawing of a plan's ground floor, made from the catalogue's own. */
export async function lineworkOf({ slug, drawings, plan }: Design) {
  const [drawing] = drawings
  if (!drawing || !plan) throw new Error(`${slug} has no drawing for the public pages.`)
  const path = drawing.light.replace('/media/', '')
  const width = Math.round(plan.houseWidth * CM) + 2 * EDGE
  const height = Math.round(plan.houseDepth * CM) + 2 * EDGE
  const box = [-EDGE, EDGE - height, width, height]
  const whole = (await unzip(await readFile(new URL(`${path}.gz`, LIBRARY)))).toString()
  const source = whole
    .replace(/<style>[\s\S]*?<\/style>/, `<style>${STYLE}</style>`)
    .replace(/<pattern[\s\S]*?<\/pattern>/g, '')
    // Remove glyphs, text, dimensions, north and scale.
    .replace(/<path id="_\w+"[^>]*\/>/g, '')
    .replace(/<g id="t\w+"[^>]*>(?:<use[^>]*\/>)*<\/g>/g, '')
    .replace(/<use href="#t\w+"[^>]*\/>/g, '')
    .replace(/<(?:path|rect|circle) class="(?:dm|dt|h [a-z]+|dr|no|na|sb|gr)"[^>]*\/>/g, '')
    .replace(
      / width="\d+" height="\d+" viewBox="[^"]*"/,
      ` width="${width}" height="${height}" viewBox="${box.join(' ')}"`,
    )
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { fileName: `site/linework-${hash}.svg`, source, width, height }
}
