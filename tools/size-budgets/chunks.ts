import { parseImports } from '../import-law/parse-imports.ts'

/** A built file by its name, with what it imports at once and its bytes as they travel. */
export type Chunk = { name: string; imports: readonly string[]; gzipBytes: number }

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** What a built script imports before it runs; an import by call loads later. */
export function staticImports(source: string): string[] {
  return parseImports(source, 'built.js')
    .imports.filter(({ isLazy }) => !isLazy)
    .map(({ specifier }) => baseName(specifier))
}

const addressesOf = (page: string, kind: RegExp) =>
  (page.match(/<(script|link)\b[^>]*>/g) ?? [])
    .map((tag) => kind.exec(tag)?.[1])
    .filter((each) => each !== undefined)
    .map(baseName)

/** The scripts and preloads of a built page. */
export const scriptsOf = (page: string) => addressesOf(page, /(?:src|href)="([^"]+\.js)"/)

/** The styles of a built page with scripts. */
export const stylesOf = (page: string) =>
  addressesOf(page.replaceAll(/<noscript>.*?<\/noscript>/gs, ''), /href="([^"]+\.css)"/)

/** These chunks and everything they import at once. */
export function withImports(names: readonly string[], chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  const found = new Map<string, Chunk>()
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || found.has(name)) return
    found.set(name, chunk)
    chunk.imports.forEach(visit)
  }
  names.forEach(visit)
  return [...found.values()]
}

export const bytesOf = (chunks: readonly Chunk[]) => chunks.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)

/** The files that a built service worker keeps: it lists each with its address. */
export function keptFilesOf(worker: string): string[] {
  return [...worker.matchAll(/\baddress:\s*["'`](\/[^"'`]+)["'`]/g)].map(([, address = '']) => address)
}
