import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { callbackify } from 'node:util'
import { ZipFile } from 'yazl'
import type { Entry } from './export-entries.ts'

/**
 * Writes a zip, one entry after the other; returns its size. Pictures and PDFs are stored uncompressed, since they are compressed
 * already.
 */
export async function writeZip(path: string, entries: AsyncIterable<Entry>): Promise<number> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  const added = addAll(zip, entries)
  await Promise.race([Promise.all([written, added]), failed])
  return (await stat(path)).size
}

async function addAll(zip: ZipFile, entries: AsyncIterable<Entry>): Promise<void> {
  const mtime = new Date()
  for await (const { path, isPacked, open } of entries) {
    zip.addReadStreamLazy(path, { mtime, mode: 0o100_600, compress: isPacked }, callbackify(open))
  }
  zip.end()
}
