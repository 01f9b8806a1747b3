import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fieldOf } from './report.ts'

const HERE = createRequire(import.meta.url)

/**
 * Path of the script of a package's program, for Node to run. Programs in node_modules/.bin are batch files on Windows, which only
 * a shell can run.
 */
export function programOf(packageName: string, name = packageName): string {
  const manifest = findManifest(packageName)
  const bin = fieldOf(JSON.parse(readFileSync(manifest, 'utf8')), 'bin')
  const script = typeof bin === 'string' ? bin : fieldOf(bin, name)
  if (typeof script !== 'string') throw new Error(`${packageName} has no program ${name}.`)
  return join(dirname(manifest), script)
}

/** Walks up the folders, because not every package lets its package.json be resolved. */
function findManifest(packageName: string): string {
  const folders = HERE.resolve.paths(packageName) ?? []
  const found = folders
    .map((folder) => join(folder, packageName, 'package.json'))
    .find((path) => existsSync(path))
  if (found) return found
  throw new Error(`${packageName} is not installed; run npm ci.`)
}
