import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ClientBase } from 'pg'

export type SqlFile = { name: string; text: string; sha256: string }

/** Reads the SQL files of a folder and its subfolders; names are paths within the folder. */
export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sql'))
  const files = paths.map(async (path) => {
    // Normalised, whatever a system's path separators and line ends.
    const text = (await readFile(join(folder, path), 'utf8')).replaceAll('\r\n', '\n')
    return {
      name: path.replaceAll(sep, '/'),
      text,
      sha256: createHash('sha256').update(text).digest('hex'),
    }
  })
  return (await Promise.all(files)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Runs work in a transaction. A failure names the failed file; the connection is unusable then. */
export async function inTransaction(
  client: ClientBase,
  what: string,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await client.query('begin')
    await run()
    await client.query('commit')
  } catch (error) {
    throw new Error(`${what} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
