import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const MEDIA = '/media/'
const unpack = promisify(gunzip)

/**
 * A picture of the catalogue as sharp takes it: the path of a file, or the text of a drawing in its light colours. It rejects when the
 * file is not there or no picture of the catalogue.
 */
export async function cataloguePicture(
  mediaFolder: string,
  url: string | undefined,
): Promise<string | Buffer> {
  if (!url?.startsWith(MEDIA) || url.includes('..')) throw new Error(`No picture of the catalogue: ${url}`)
  const path = join(mediaFolder, url.slice(MEDIA.length))
  if (!path.endsWith('.svg')) return path
  return Buffer.from(withOwnColours((await unpack(await readFile(`${path}.gz`))).toString()))
}

/** librsvg, by which sharp draws, knows no custom properties: what is defined first, which is the light palette, stands in their place. */
function withOwnColours(svg: string): string {
  const [, palette = ''] = /svg\{([^}]*)\}/.exec(svg) ?? []
  const colours = new Map(
    [...palette.matchAll(/(--\w+):([^;]+)/g)].map(([, name = '', colour = '']) => [name, colour]),
  )
  return svg.replaceAll(/var\((--\w+)\)/g, (whole, name: string) => colours.get(name) ?? whole)
}
