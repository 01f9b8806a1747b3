import { change } from '../../audit/change.ts'
import { documentIn, lockDesigns, notifyCatalogue, writeStatus } from '../../designs/designs.store.ts'
import { endTask } from '../imports.store.ts'
import { authorOf, type Task, type TaskDeps } from '../task.ts'
import { documentHash } from './document-hash.ts'
import { readMade } from './made.store.ts'

const DESIGNS_AT_ONCE = 200

/** Archives the designs of an import, published or not. Designs that somebody has edited since stay. */
export async function undoImport({ database }: TaskDeps, task: Task): Promise<void> {
  const { importId } = task
  const by = authorOf(task)
  const act = { by, action: 'import.undo', entity: 'import', entityId: importId, importId } as const
  await change(database, act, async (tx) => {
    const made = await readMade(tx, importId)
    let archived = 0
    let left = 0
    for (let at = 0; at < made.length; at += DESIGNS_AT_ONCE) {
      const hashes = new Map(made.slice(at, at + DESIGNS_AT_ONCE).map(({ id, hash }) => [id, hash]))
      const rows = (await lockDesigns(tx, [...hashes.keys()])).filter(({ status }) => status !== 'archived')
      const unchanged = rows.filter((row) => documentHash(documentIn(row)) === hashes.get(row.id))
      await writeStatus(
        tx,
        unchanged.map(({ id }) => id),
        'archived',
      )
      archived += unchanged.length
      left += rows.length - unchanged.length
      await task.report(Math.min(at + DESIGNS_AT_ONCE, made.length))
    }
    await notifyCatalogue(tx)
    const outcome = { state: 'undone', archived_count: archived, left_count: left } as const
    if (!(await endTask(tx, task, outcome))) throw new Error('Another task has taken the place of this one')
    return { before: { state: 'applied' }, after: { state: 'undone', archived, left }, result: null }
  })
}
