import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { gunzipSync } from 'node:zlib'

import type { Design, DrawnDesign } from '@dream/contract/api/designs/design'
import { CatalogueFile } from '@dream/contract/api/designs/design'

import { archiveText } from './archived.ts'
import { originsText } from './origins.ts'
import type { Library, LibraryFile } from './library.ts'

/** Maximum of pictures encoded in parallel. */
const MAX_CONCURRENT = 2

const listText = (designs: readonly Design[]) =>
  `{"version":1,"designs":[\n${designs.map((design) => JSON.stringify(design)).join(',\n')}\n]}\n`

/** Processes all files with limited concurrency. */
async function forEachFile(
  files: readonly LibraryFile[],
  work: (file: LibraryFile) => Promise<void>,
): Promise<void> {
  const waiting = [...files]
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await work(file)
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker))
}

/** Writes a file atomically, so that an existing one can be trusted. */
async function writeWhole(path: string, data: Buffer | string) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.half`, data)
  await rename(`${path}.half`, path)
}

export const writeDesigns = (designs: readonly Design[], folder: string) =>
  writeWhole(join(folder, 'designs.json'), listText(designs))

export async function readDesigns(folder: string): Promise<DrawnDesign[]> {
  return CatalogueFile.parse(JSON.parse(await readFile(join(folder, 'designs.json'), 'utf8'))).designs
}

/** Writes missing files, then the lists, then removes files that the lists no longer name. */
export async function writeLibrary(
  library: Library,
  folder: string,
  onWritten: (done: number) => void = () => {},
): Promise<void> {
  const plans = join(folder, 'plans')
  const missing = library.files.filter(({ path }) => !existsSync(join(plans, path)))
  let done = 0
  await forEachFile(missing, async ({ path, make }) => {
    await writeWhole(join(plans, path), await make())
    onWritten(++done)
  })
  await writeWhole(join(folder, 'origins.json'), originsText(library.origins))
  await writeWhole(join(folder, 'archived.json'), archiveText(library.archive))
  await writeDesigns(library.designs, folder)
  const archived = Object.values(library.archive).flatMap(({ files }) =>
    files.map((path) => relative('plans', path)),
  )
  const paths = [...library.files.map(({ path }) => path), ...archived]
  const kept = new Set(paths.flatMap((path) => [path, dirname(path)]))
  const found = await readdir(plans, { recursive: true })
  for (const path of found.filter((one) => !kept.has(one)))
    await rm(join(plans, path), { recursive: true, force: true })
}

/** Uncompressed content for comparisons: two compressors may pack the same bytes differently. */
const contentOf = (path: string, data: Buffer) => (path.endsWith('.gz') ? gunzipSync(data) : data)

/** Files that differ from the generated library. */
export async function differences(library: Library, folder: string): Promise<string[]> {
  const lists = [
    { path: 'designs.json', make: async () => Buffer.from(listText(library.designs)) },
    { path: 'origins.json', make: async () => Buffer.from(originsText(library.origins)) },
    { path: 'archived.json', make: async () => Buffer.from(archiveText(library.archive)) },
  ]
  const files = library.files.map(({ path, make }) => ({ path: join('plans', path), make }))
  const wrong: string[] = []
  await forEachFile([...lists, ...files], async ({ path, make }) => {
    const stored = await readFile(join(folder, path)).catch(() => null)
    const made = contentOf(path, await make())
    if (!stored || !contentOf(path, stored).equals(made)) wrong.push(path)
  })
  return wrong
}
