import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { suggestMapping, suggestUnits } from '@dream/contract/rules/admin/imports/match-headings'
import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { endTask, readImport, readMapping } from '../imports.store.ts'
import { deleteRows, insertRows } from '../rows.store.ts'
import type { Task } from '../task.ts'
import { listKey, type UploadDeps } from '../upload-import.ts'
import { readList } from './read-list.ts'

/** Reads an uploaded list. The file itself is not needed after that. */
export async function readUpload(deps: UploadDeps, task: Task): Promise<void> {
  const key = listKey(task.importId)
  await withFile(deps, key, (path) => readInto(deps.database, task, path))
  await deps.fileStore.remove(key)
}

/** Reads a list into the rows of its import, and suggests the column mapping. */
export async function readInto(database: Database, task: Task, path: string): Promise<void> {
  const { importId } = task
  const stored = await readImport(database.db, importId)
  if (!stored) return
  const remembered = await readMapping(database.db, stored.builder_id)
  // Leftovers of an earlier run that was killed.
  await deleteRows(database.db, importId)
  let place = 0
  const list = await readList(path, remembered, async (rows) => {
    const placed = rows.map((row) => ({ ...row, place: (place += 1) }))
    await insertRows(database.db, importId, placed)
    await task.report(place)
  })
  if (list.rowCount === 0)
    throw problem('import-unreadable', { message: 'The file has headings and no rows below them.' })
  const { headings, rowCount, ...recognised } = list
  const mapping = suggestMapping(headings, remembered)
  const units = remembered?.units ?? suggestUnits(headings, mapping)
  await database.transaction((tx) =>
    endTask(tx, task, {
      state: 'parsed',
      headings,
      recognised,
      mapping,
      units,
      row_count: rowCount,
      is_remembered: remembered !== null,
    }),
  )
}

/** Copies a stored file to a local path that can be read repeatedly while `work` runs. */
export async function withFile<T>(
  { fileStore, incomingFolder }: Pick<UploadDeps, 'fileStore' | 'incomingFolder'>,
  key: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const found = await fileStore.open(key)
  if (!found) throw problem('import-unreadable', { message: 'The file is no longer here. Send it again.' })
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 })
  const path = join(incomingFolder, randomUUID())
  try {
    await pipeline(found.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}
