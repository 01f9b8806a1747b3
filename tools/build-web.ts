import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const WEB = join(ROOT, 'web')
const MARK = join(WEB, 'dist/.sources')
const SOURCES = [
  'web',
  'contract/src',
  'catalogue/library/designs.json',
  'catalogue/content/fronts.json',
  'server/src/features/demo/demo-brokers.json',
  'package-lock.json',
]
const NOT_SOURCES = /(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$/

/** Builds the web app unless `web/dist` was built from exactly these sources. */
export async function buildWebIfNeeded(): Promise<void> {
  const sources = await hashSources()
  const built = await readFile(MARK, 'utf8').catch(() => null)
  if (built === sources) return
  await build()
  await writeFile(MARK, sources)
}

async function build() {
  const vite = createRequire(join(WEB, 'package.json')).resolve('vite/package.json')
  const program = join(dirname(vite), 'bin/vite.js')
  const child = spawn(process.execPath, [program, 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error('The web app could not be built.')
}

/** Hash of the contents, not the times: a checkout or a copy gives every file a new modification time. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const path of (await Promise.all(SOURCES.map((each) => filesIn(join(ROOT, each))))).flat()) {
    hash.update(`${relative(ROOT, path)}\0`)
    hash.update(await readFile(path))
  }
  return hash.digest('hex')
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: false }).catch(() => null)
  if (entries === null) return [path]
  const inner = entries
    .filter((entry) => !NOT_SOURCES.test(entry.name))
    .map((entry) => filesIn(join(path, entry.name)))
  return (await Promise.all(inner)).flat().toSorted()
}
