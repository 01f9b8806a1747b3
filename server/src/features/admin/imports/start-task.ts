import { randomUUID } from 'node:crypto'
import type { ImportDetail } from '@dream/contract/api/admin/imports/import'
import { IMPORT, type ImportState, type ImportTask } from '@dream/contract/rules/admin/imports/import-limits'
import { z } from 'zod'
import type { Database, Tx } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { problem } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import { refuseStale } from '../audit/refuse-stale.ts'
import { readDetail } from './import-view.ts'
import { beginTask, cancelTask, changeImport, lockImport, type StoredImport } from './imports.store.ts'
import { releasePictures } from './pictures/pictures.store.ts'
import { deleteRows, hasRows } from './rows.store.ts'

/** Job name in queues: must not change. */
export const RUN_IMPORT = 'run-import'

/** Admin who ordered a task, as the actor of its audit entry, whichever process runs the job. */
export const OrderedBy = z.object({
  userId: z.uuid(),
  sessionId: z.uuid(),
  requestId: z.string(),
  ip: z.string(),
})
export type OrderedBy = z.infer<typeof OrderedBy>

type Order = {
  id: string
  kind: ImportTask
  /** Number of its steps. */
  total: number
  rows?: 'all' | 'good'
  by: OrderedBy
}

/** Tasks allowed in each state. */
const MAY: Record<ImportTask, readonly ImportState[]> = {
  read: ['uploaded'],
  pictures: ['parsed', 'checked'],
  check: ['parsed', 'checked'],
  apply: ['checked'],
  undo: ['applied'],
}

/** Enqueues a task. Of two tabs at once, one is told that the import is busy. */
export async function orderTask(tx: Tx, { id, kind, total, rows, by }: Order): Promise<StoredImport> {
  const stored = await known(tx, id)
  if (stored.task !== null) throw problem('import-busy')
  if (!MAY[kind].includes(stored.state)) throw problem('import-not-ready')
  const taskId = randomUUID()
  if (!(await beginTask(tx, id, { kind, taskId, total }))) throw problem('import-busy')
  const { userId, sessionId, requestId, ip } = by
  const payload = {
    importId: id,
    taskId,
    kind,
    ...(rows && { rows }),
    by: { userId, sessionId, requestId, ip },
  }
  await enqueue(tx, { name: RUN_IMPORT, payload })
  return stored
}

export async function known(tx: Tx, id: string): Promise<StoredImport> {
  const stored = await lockImport(tx, id)
  if (!stored) throw problem('not-found')
  return stored
}

/** Enqueues the dry run, which changes nothing that buyers or editors see. */
export async function check({ transaction }: Database, by: AdminCaller, id: string): Promise<ImportDetail> {
  return transaction(async (tx) => {
    const { row_count: total } = await known(tx, id)
    await orderTask(tx, { id, kind: 'check', total, by })
    return readDetail(tx, id)
  })
}

type Apply = { id: string; version: number; rows: 'all' | 'good' }

/** Enqueues the import of the checked version that the person has seen. */
export async function apply(database: Database, by: AdminCaller, { id, version, rows }: Apply) {
  const act = { by, action: 'import.start', entity: 'import', entityId: id, importId: id } as const
  return change(database, act, async (tx) => {
    const stored = await known(tx, id)
    if (stored.task !== null) throw problem('import-busy')
    if (stored.version !== version) refuseStale(version, await readDetail(tx, id))
    const isWhole = stored.bad_count === 0
    if (stored.good_count === 0 || (rows === 'all' && !isWhole)) throw problem('import-not-ready')
    await orderTask(tx, { id, kind: 'apply', total: stored.row_count, rows, by })
    return { before: null, after: { rows }, result: await readDetail(tx, id) }
  })
}

/** Enqueues the undo, which archives the designs of an import. */
export async function undo(
  database: Database,
  by: AdminCaller,
  { id, version }: { id: string; version: number },
) {
  const act = { by, action: 'import.start-undo', entity: 'import', entityId: id, importId: id } as const
  return change(database, act, async (tx) => {
    const stored = await known(tx, id)
    if (stored.task !== null) throw problem('import-busy')
    if (stored.version !== version) refuseStale(version, await readDetail(tx, id))
    if (!(await hasRows(tx, id)))
      throw problem('import-not-ready', { message: `An import can be undone for ${IMPORT.keptDays} days.` })
    await orderTask(tx, { id, kind: 'undo', total: stored.imported_count, by })
    return { before: null, after: null, result: await readDetail(tx, id) }
  })
}

/** Cancels the running task. The job notices within a moment, and rolls its work back. */
export async function cancel(database: Database, by: AdminCaller, id: string): Promise<ImportDetail> {
  const act = { by, action: 'import.cancel', entity: 'import', entityId: id, importId: id } as const
  return change(database, act, async (tx) => {
    const { task } = await known(tx, id)
    if (!(await cancelTask(tx, id))) throw problem('import-not-ready')
    return { before: null, after: { task }, result: await readDetail(tx, id) }
  })
}

/** Discards an import without designs. */
export async function discard(database: Database, by: AdminCaller, id: string): Promise<ImportDetail> {
  const act = { by, action: 'import.discard', entity: 'import', entityId: id, importId: id } as const
  return change(database, act, async (tx) => {
    const { task, state } = await known(tx, id)
    if (task !== null) throw problem('import-busy')
    if (state === 'applied' || state === 'undone' || state === 'discarded') throw problem('import-not-ready')
    await changeImport(tx, id, { state: 'discarded' })
    await releasePictures(tx, id)
    await deleteRows(tx, id)
    return { before: { state }, after: { state: 'discarded' }, result: await readDetail(tx, id) }
  })
}
