import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const MEDIA = '/media/'
const unpack = promisify(gunzip)

/**
 * Picture of the catalogue as input for sharp: the path of a file, or the text of a drawing in its light colours. Rejects when the
 * file is missing or not a picture of the catalogue.
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

/**
 * librsvg, with which sharp draws, knows no custom properties: replaces them by their first definitions, which are the light
 * palette.
 */
function withOwnColours(svg: string): string {
  const [, palette = ''] = /svg\{([^}]*)\}/.exec(svg) ?? []
  const colours = new Map(
    [...palette.matchAll(/(--\w+):([^;]+)/g)].map(([, name = '', colour = '']) => [name, colour]),
  )
  return svg.replaceAll(/var\((--\w+)\)/g, (whole, name: string) => colours.get(name) ?? whole)
}
