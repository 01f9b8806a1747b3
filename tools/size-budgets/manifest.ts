import { entriesIn, fieldOf, listIn } from '../steps/report.ts'

/** A built file with the keys of its static imports, and its styles. */
export type Chunk = { file: string; imports: readonly string[]; css: readonly string[] }
/** Chunks by key: the source path for entries and dynamic imports, a name for shared chunks. */
export type Manifest = ReadonlyMap<string, Chunk>

/** Parses the manifest that Vite writes beside a build. */
export function readManifest(json: string): Manifest {
  const chunks = entriesIn(JSON.parse(json)).map(([key, entry]): [string, Chunk] => [
    key,
    {
      file: String(fieldOf(entry, 'file')),
      imports: listIn(entry, 'imports').map(String),
      css: listIn(entry, 'css').map(String),
    },
  ])
  return new Map(chunks.filter(([, { file }]) => file.endsWith('.js')))
}

/** Transitive closure of static imports of these chunks, without duplicates. Dynamic imports load later. */
export function closureOf(keys: readonly string[], manifest: Manifest): readonly Chunk[] {
  const found = new Map<string, Chunk>()
  const visit = (key: string) => {
    const chunk = manifest.get(key)
    if (!chunk) throw new Error(`The build has no chunk of ${key}.`)
    if (found.has(key)) return
    found.set(key, chunk)
    chunk.imports.forEach(visit)
  }
  keys.forEach(visit)
  return [...found.values()]
}

/** Scripts that a page references itself, not by the bundler. */
export const plainScriptsOf = (page: string) =>
  [...page.matchAll(/<script\b[^>]*\bsrc="\/([^"/]+\.js)"/g)].map(([, file = '']) => file)

/** Files that a built service worker caches: it lists each with its URL. */
export const cachedFilesOf = (worker: string) =>
  [...worker.matchAll(/\burl:\s*["'`]\/([^"'`]+)["'`]/g)].map(([, file = '']) => file)
