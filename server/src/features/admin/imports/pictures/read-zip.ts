import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { IMPORT_ZIP } from '@dream/contract/rules/admin/imports/import-limits'
import { cutText } from '@dream/contract/rules/text/cut-text'
import { type Entry, open, type ZipFile } from 'yauzl'
import { problem } from '#platform/problems/problem.ts'

export type Zip = {
  entries: readonly Entry[]
  /** Unpacks one file to a path; fails when it is larger than the zip declares. */
  unpack: (entry: Entry, path: string) => Promise<void>
  close: () => void
}

/** Opens a zip of pictures. Its directory is checked before anything is unpacked; a refusal names the file. */
export async function openZip(path: string): Promise<Zip> {
  const zip = await opened(path)
  try {
    const entries = await entriesOf(zip)
    refuseTogether(entries)
    return { entries, unpack: (entry, to) => unpack(zip, entry, to), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

const refused = (message: string, cause?: unknown) => problem('import-unreadable', { message, cause })

function opened(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) => {
      if (zip) resolve(zip)
      else reject(refused("This zip can't be opened. Pack the pictures again as a plain .zip.", error))
    })
  })
}

/** Files of the zip, without those of macOS; the first violation ends it. */
function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Entry[]>()
  const entries: Entry[] = []
  if (zip.entryCount > IMPORT_ZIP.maxEntries) {
    reject(refused(`A zip has at most ${IMPORT_ZIP.maxEntries} files; this one has ${zip.entryCount}.`))
    return promise
  }
  zip.on('entry', (entry: Entry) => {
    const why = whyNot(entry)
    if (why !== null) return reject(refused(`${cutText(entry.fileName, 120)} ${why}`))
    if (isFile(entry)) entries.push(entry)
    if (entries.length > IMPORT_ZIP.maxEntries)
      return reject(refused(`A zip has at most ${IMPORT_ZIP.maxEntries} files.`))
    return zip.readEntry()
  })
  zip.on('end', () => resolve(entries))
  zip.on('error', (error: Error) =>
    reject(refused('This zip has a broken or unsafe entry. Pack the pictures again as a plain .zip.', error)),
  )
  zip.readEntry()
  return promise
}

const ENCRYPTED = 0x1
const MB = 1_000_000

function whyNot({ generalPurposeBitFlag, compressedSize, uncompressedSize }: Entry): string | null {
  if ((generalPurposeBitFlag & ENCRYPTED) !== 0) return 'is encrypted. Pack the pictures without a password.'
  if (uncompressedSize > IMPORT_ZIP.maxEntryBytes)
    return `is larger than ${IMPORT_ZIP.maxEntryBytes / MB} MB.`
  const ratio = uncompressedSize / Math.max(1, compressedSize)
  return ratio > IMPORT_ZIP.maxRatio && uncompressedSize > MB
    ? 'unpacks to far more than a picture would. It was not opened.'
    : null
}

function refuseTogether(entries: readonly Entry[]) {
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (bytes > IMPORT_ZIP.maxUnpackedBytes)
    throw refused('The pictures of this zip are larger than 1 GB together. Send them in several zips.')
}

const isFile = ({ fileName }: Entry) =>
  !fileName.endsWith('/') && !fileName.startsWith('__MACOSX/') && !/(^|\/)\.[^/]*$/.test(fileName)

async function unpack(zip: ZipFile, entry: Entry, path: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<NodeJS.ReadableStream>()
  zip.openReadStream(entry, (error, stream) => (stream ? resolve(stream) : reject(error)))
  await pipeline(await promise, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}
