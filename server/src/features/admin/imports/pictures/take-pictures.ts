import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listItems } from '@dream/contract/rules/admin/imports/read-cell'
import type { Entry } from 'yauzl'
import { isDatabaseUnavailable } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { ProblemError } from '#platform/problems/problem.ts'
import { markPicturesUsed } from '../../designs/files/catalogue-files.store.ts'
import { changeImport, endTask, readImport, setTotal } from '../imports.store.ts'
import { withFile } from '../reading/read-upload.ts'
import { forgetVerdicts } from '../rows.store.ts'
import { RUN_IMPORT } from '../start-task.ts'
import { authorOf, type Task, type TaskDeps } from '../task.ts'
import { zipKey } from '../upload-import.ts'
import { openZip, type Zip } from './read-zip.ts'
import { readWantedNames, savePicture } from './pictures.store.ts'

/** Time limit of a page: a job may take a minute, and the next one does the rest. */
const PAGE_MS = 35_000

type Wanted = { name: string; kind: 'picture' | 'plan'; entry: Entry }

/** Accepts the pictures of a zip that rows name, each through the same checks as an editor's upload. Others are not unpacked. */
export async function takePictures(deps: TaskDeps, task: Task): Promise<void> {
  const { database, fileStore } = deps
  const stored = await readImport(database.db, task.importId)
  if (!stored) return
  const isDone = await withFile(deps, zipKey(task.importId), async (path) => {
    const zip = await openZip(path)
    try {
      const wanted = findWanted(zip, {
        pictures: await readWantedNames(database.db, stored, 'pictures'),
        plans: await readWantedNames(database.db, stored, 'plans'),
      })
      await setTotal(database.db, task, wanted.length)
      return await takePage(deps, task, { zip, wanted })
    } finally {
      zip.close()
    }
  })
  if (!isDone) return
  await fileStore.remove(zipKey(task.importId))
  await database.transaction(async (tx) => {
    await forgetVerdicts(tx, task.importId)
    await changeImport(tx, task.importId, { state: 'parsed' })
    await endTask(tx, task, { problem: null })
  })
}

/** Accepts pictures for as long as a job may, and enqueues the next page; returns whether these were the last ones. */
async function takePage(
  deps: TaskDeps,
  task: Task,
  { zip, wanted }: { zip: Zip; wanted: readonly Wanted[] },
) {
  const endsAt = Date.now() + PAGE_MS
  for (let at = task.from; at < wanted.length; at += 1) {
    const each = wanted[at]
    if (each) await takeOne(deps, task, { zip, ...each })
    await task.report(at + 1)
    if (Date.now() < endsAt || at + 1 === wanted.length) continue
    const { report: _, ...payload } = task
    await enqueue(deps.database.db, { name: RUN_IMPORT, payload: { ...payload, from: at + 1 } })
    return false
  }
  return true
}

async function takeOne(deps: TaskDeps, task: Task, { zip, name, kind, entry }: Wanted & { zip: Zip }) {
  const { database, takePicture, incomingFolder } = deps
  const { importId } = task
  const folder = await mkdtemp(join(incomingFolder, 'picture-'))
  try {
    const path = join(folder, 'file')
    await zip.unpack(entry, path)
    const taken = await takePicture(authorOf(task), { kind, level: null }, { path, name })
    await database.transaction(async (tx) => {
      await savePicture(tx, { importId, name, ...taken })
      // Marked as used: the import may wait for longer than unused uploads are kept.
      await markPicturesUsed(tx, [taken.picture, ...(taken.drawing ? [taken.drawing] : [])])
    })
  } catch (error) {
    if (isDatabaseUnavailable(error) || (error instanceof ProblemError && error.status >= 500)) throw error
    const problem = error instanceof ProblemError ? error.message : "can't be unpacked. Pack it again."
    await savePicture(database.db, { importId, name, problem })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Files of a zip that rows name, by whole path or by name alone, in a stable order. */
function findWanted(
  { entries }: Zip,
  cells: { pictures: readonly string[]; plans: readonly string[] },
): Wanted[] {
  const byName = new Map<string, Entry>()
  for (const entry of entries) {
    const path = entry.fileName.toLowerCase()
    byName.set(path, entry)
    byName.set(path.split('/').at(-1) ?? path, entry)
  }
  const find = (kind: Wanted['kind'], from: readonly string[]) =>
    from.flatMap(listItems).flatMap((name): Wanted[] => {
      const entry = byName.get(name.toLowerCase().replaceAll('\\', '/'))
      return entry ? [{ name: name.toLowerCase(), kind, entry }] : []
    })
  const found = [...find('picture', cells.pictures), ...find('plan', cells.plans)]
  return [...new Map(found.map((each) => [each.name, each])).values()].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )
}
