import { entriesIn, fieldOf, listIn } from '../steps/report.ts'

/** A built file with the keys of what it imports at once, and the styles that come with it. */
export type Chunk = { file: string; imports: readonly string[]; css: readonly string[] }
/** Chunks by key: the path of the source for what is loaded by itself, a name for what others share. */
export type Manifest = ReadonlyMap<string, Chunk>

/** The scripts in the manifest that Vite writes beside a build. */
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

/** These chunks and everything that they import at once, each one time. What they import by a call loads later. */
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

/** The scripts that a page names without the bundler's doing. */
export const plainScriptsOf = (page: string) =>
  [...page.matchAll(/<script\b[^>]*\bsrc="\/([^"/]+\.js)"/g)].map(([, file = '']) => file)

/** The files that a built service worker caches: it lists each with its URL. */
export const cachedFilesOf = (worker: string) =>
  [...worker.matchAll(/\burl:\s*["'`]\/([^"'`]+)["'`]/g)].map(([, file = '']) => file)
