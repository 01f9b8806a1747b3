import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ImportTask } from '@dream/contract/rules/admin/imports/import-limits'
import type { Database } from '#platform/database/database.ts'
import { importDesigns } from './applying/import-designs.ts'
import { beginTask, insertImport } from './imports.store.ts'
import { readInto } from './reading/read-upload.ts'
import type { Task } from './task.ts'

type List = {
  path: string
  fileName: string
  builderId: string | null
  userId: string
  /** Last step: the check, or the drafts of the valid rows. */
  until: 'checked' | 'applied'
}

/** Imports a local list, through the same steps as admins and jobs take one by one. */
export async function importAtOnce(database: Database, list: List): Promise<void> {
  const { path, fileName, builderId, userId, until } = list
  const id = randomUUID()
  const hash = createHash('sha256')
    .update(await readFile(path))
    .digest()
  const isNew = await database.transaction((tx) =>
    insertImport(tx, { id, builderId, fileName, hash, userId }),
  )
  if (!isNew) return
  const by = { userId, sessionId: randomUUID(), requestId: 'command', ip: '127.0.0.1' }
  const begin = async (kind: ImportTask): Promise<Task> => {
    const taskId = randomUUID()
    await database.transaction((tx) => beginTask(tx, id, { kind, taskId, total: 0 }))
    return { importId: id, taskId, kind, rows: 'good', from: 0, by, report: async () => undefined }
  }
  await readInto(database, await begin('read'), path)
  await importDesigns({ database }, await begin('check'))
  if (until === 'applied') await importDesigns({ database }, await begin('apply'))
}
