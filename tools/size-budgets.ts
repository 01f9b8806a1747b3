import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { cachedFilesOf, closureOf, plainScriptsOf, readManifest } from './size-budgets/manifest.ts'

/** Gzipped bytes. 1 kB is 1000 bytes. */
const BUDGETS = {
  firstCardJs: 110_000,
  lazyChunk: 40_000,
  adminCharts: 120_000,
  firstCardCss: 10_000,
  fonts: 120_000,
  // Files precached by the service worker; grows with the app.
  cached: 530_000,
  // Grows with its precache list.
  worker: 7400,
} as const
const DIST = 'web/dist'
/** Entries loaded until the first card can be swiped: the deck comes with the app. */
const FIRST_CARD = ['app.html']
/** The chart library, which only the admin area loads. */
const CHARTS = 'src/ui/charts/chart-drawing.tsx'

const read = (file: string) => readFile(`${DIST}/${file}`)
const gzipBytes = async (file: string) => gzipSync(await read(file), { level: 9 }).length
const sizesOf = (files: Iterable<string>) =>
  Promise.all([...new Set(files)].map(async (file) => ({ file, bytes: await gzipBytes(file) })))
const sum = (sizes: readonly { bytes: number }[]) => sizes.reduce((total, { bytes }) => total + bytes, 0)

const manifest = readManifest((await read('.vite/manifest.json')).toString())
const firstCard = closureOf(FIRST_CARD, manifest)
const chunks = await sizesOf([...manifest.values()].map(({ file }) => file))
const isFirst = ({ file }: { file: string }) => firstCard.some((chunk) => chunk.file === file)
const plain = await sizesOf(plainScriptsOf((await read('app.html')).toString()))
const scripts = [...chunks.filter(isFirst), ...plain]
const charts = manifest.get(CHARTS)?.file
const lazy = chunks
  .filter((chunk) => !isFirst(chunk) && chunk.file !== charts)
  .toSorted((a, b) => b.bytes - a.bytes)
const fonts = (await readdir(`${DIST}/assets`))
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => `assets/${file}`)
const worker = (await read('sw.js')).toString()
/** Precached files, for an offline start. */
const cached = await sizesOf(cachedFilesOf(worker))

report('scripts of the first card', sum(scripts), BUDGETS.firstCardJs)
report(`largest of ${lazy.length} lazy chunks, ${lazy[0]?.file}`, lazy[0]?.bytes ?? 0, BUDGETS.lazyChunk)
report('charts of the admin area', sum(chunks.filter(({ file }) => file === charts)), BUDGETS.adminCharts)
report(
  'styles of the first card',
  sum(await sizesOf(firstCard.flatMap(({ css }) => css))),
  BUDGETS.firstCardCss,
)
report('fonts of the app and the site', sum(await sizesOf(fonts)), BUDGETS.fonts)
report(`${cached.length} files cached by the service worker`, sum(cached), BUDGETS.cached)
report('service worker', await gzipBytes('sw.js'), BUDGETS.worker)
for (const { file, bytes } of scripts) console.log(`  ${file} ${(bytes / 1000).toFixed(1)} kB`)
if (cached.length === 0) {
  console.log('The service worker caches nothing: the app cannot start without a network.')
  process.exitCode = 1
}

function report(what: string, bytes: number, budget: number) {
  const isOver = bytes > budget
  console.log(`${isOver ? 'OVER ' : ''}${what}: ${(bytes / 1000).toFixed(1)} of ${budget / 1000} kB`)
  if (isOver) process.exitCode = 1
}
