import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const filesOf = new Map<string, string>()

/** A class is named by itself and its file. The bundler's own names count lines too, which no packer can guess. */
export function className(name: string, file: string): string {
  const path = relative(WEB, file)
  const place = createHash('sha256').update(path).digest('base64url').slice(0, 3)
  const other = filesOf.get(place) ?? path
  if (other !== path)
    throw new Error(`${path} and ${other} would share names of classes: rename one of them.`)
  filesOf.set(place, path)
  return `${name}_${place}`
}
