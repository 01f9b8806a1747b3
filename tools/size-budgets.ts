import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import {
  bytesOf,
  type Chunk,
  keptFilesOf,
  scriptsOf,
  staticImports,
  stylesOf,
  withImports,
} from './size-budgets/chunks.ts'

/** Bytes as they travel, gzipped. 1 kB is 1000 bytes. */
const BUDGETS = {
  firstCardJs: 95_000,
  lazyChunk: 30_000,
  firstCardCss: 10_000,
  fonts: 120_000,
  kept: 400_000,
  worker: 5000,
} as const
const ASSETS = 'web/dist/assets'

const names = await readdir(ASSETS)
const gzipBytes = async (name: string) => gzipSync(await readFile(`${ASSETS}/${name}`), { level: 9 }).length
const chunks = new Map<string, Chunk>()
for (const name of names.filter((each) => each.endsWith('.js'))) {
  const source = await readFile(`${ASSETS}/${name}`, 'utf8')
  chunks.set(name, { name, imports: staticImports(source), gzipBytes: await gzipBytes(name) })
}

const page = await readFile('web/dist/app.html', 'utf8')
const firstCard = withImports(
  [...scriptsOf(page), ...names.filter((name) => /^explore-.*\.js$/.test(name))],
  chunks,
)
const lazy = [...chunks.values()].filter((chunk) => !firstCard.includes(chunk))
const largest = lazy.toSorted((a, b) => b.gzipBytes - a.gzipBytes)[0]
const styleFiles = [...stylesOf(page), ...names.filter((name) => /^explore-.*\.css$/.test(name))]
const cssBytes = await Promise.all(styleFiles.map(gzipBytes))
const fontFiles = names.filter((name) => name.endsWith('.woff2'))
const fontBytes = await Promise.all(
  fontFiles.map(async (name) => (await readFile(`${ASSETS}/${name}`)).length),
)

/** What the service worker keeps for a start without a network, and the worker itself. */
const worker = await readFile('web/dist/sw.js')
const keptFiles = keptFilesOf(worker.toString())
const keptBytes = await Promise.all(
  keptFiles.map(async (path) => gzipSync(await readFile(`web/dist${path}`)).length),
)

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
report('scripts of the first card', bytesOf(firstCard), BUDGETS.firstCardJs)
report(`largest lazy chunk ${largest?.name ?? ''}`, largest?.gzipBytes ?? 0, BUDGETS.lazyChunk)
report('styles of the first card', sum(cssBytes), BUDGETS.firstCardCss)
report('fonts', sum(fontBytes), BUDGETS.fonts)
report(`${keptFiles.length} files kept for a start without a network`, sum(keptBytes), BUDGETS.kept)
report('service worker', gzipSync(worker, { level: 9 }).length, BUDGETS.worker)
for (const { name, gzipBytes: bytes } of firstCard) console.log(`  ${name} ${(bytes / 1000).toFixed(1)} kB`)
if (keptFiles.length === 0) {
  console.log('The service worker keeps nothing: the app cannot start without a network.')
  process.exitCode = 1
}
if (!firstCard.some(({ name }) => name.startsWith('explore-'))) {
  console.log('There is no chunk of the explore screen: the first card cannot be measured.')
  process.exitCode = 1
}

function report(what: string, bytes: number, budget: number) {
  const isOver = bytes > budget
  console.log(`${isOver ? 'OVER ' : ''}${what}: ${(bytes / 1000).toFixed(1)} of ${budget / 1000} kB`)
  if (isOver) process.exitCode = 1
}
