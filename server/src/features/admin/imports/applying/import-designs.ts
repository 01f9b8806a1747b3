import { setTimeout as sleep } from 'node:timers/promises'
import type { Tx } from '#platform/database/database.ts'
import { change } from '../../audit/change.ts'
import { endTask, readImport } from '../imports.store.ts'
import { countRows, readRows, saveVerdicts, type Verdict } from '../rows.store.ts'
import { authorOf, type Task, type TaskDeps } from '../task.ts'
import { prepareJudge } from './judge-rows.ts'

/** Batch size, small enough to delay cards that are being dealt by hardly more than a moment. */
const ROWS_AT_ONCE = 50
const VERDICTS_AT_ONCE = 1000

/** Rolls back everything in the transaction; nobody has seen any of it. */
class TakenBack extends Error {}

/**
 * Imports the rows of a list: each valid one becomes a draft. The dry run does the same and rolls back at its end; so does a run
 * that finds errors where all rows were meant. Nothing is visible before all of it is.
 */
export async function importDesigns({ database }: Pick<TaskDeps, 'database'>, task: Task): Promise<void> {
  const { importId, rows: wanted } = task
  const isReal = task.kind === 'apply'
  const by = authorOf(task)
  const act = { by, action: 'import.apply', entity: 'import', entityId: importId, importId } as const
  let verdicts: Verdict[] = []
  try {
    await change(database, act, async (tx) => {
      verdicts = await importRows(tx, task)
      const bad = verdicts.filter(({ state }) => state === 'bad').length
      if (!isReal || (wanted === 'all' && bad > 0)) throw new TakenBack()
      await settle(tx, task, { verdicts, outcome: { state: 'applied', problem: null } })
      return { before: null, after: { designs: verdicts.length - bad, bad }, result: null }
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
    const found = verdicts.map((verdict): Verdict =>
      verdict.state === 'imported' ? { ...verdict, state: 'good', design: null } : verdict,
    )
    const problem = isReal ? NEW_ERRORS : null
    await database.transaction((tx) =>
      settle(tx, task, { verdicts: found, outcome: { state: 'checked', problem } }),
    )
  }
}

const NEW_ERRORS =
  'Something has changed since the check: there are rows with errors now. Nothing was imported.'

type Settled = { verdicts: readonly Verdict[]; outcome: Parameters<typeof endTask>[2] }

/** Stores the verdicts, and ends the task; a task that is no longer the import's current one stores nothing. */
async function settle(tx: Tx, task: Task, { verdicts, outcome }: Settled): Promise<void> {
  for (let at = 0; at < verdicts.length; at += VERDICTS_AT_ONCE)
    await saveVerdicts(tx, task.importId, verdicts.slice(at, at + VERDICTS_AT_ONCE))
  await countRows(tx, task.importId)
  if (!(await endTask(tx, task, { ...outcome, gaps: gapsAmong(verdicts) })))
    throw new Error('Another task has taken the place of this one')
}

/** Gaps of the designs, the most frequent first. */
function gapsAmong(verdicts: readonly Verdict[]) {
  const counts = new Map<string, number>()
  for (const words of verdicts.flatMap(({ gaps }) => gaps)) counts.set(words, (counts.get(words) ?? 0) + 1)
  return [...counts].map(([words, count]) => ({ words, count })).toSorted((a, b) => b.count - a.count)
}

async function importRows(tx: Tx, { importId, report }: Task): Promise<Verdict[]> {
  const stored = await readImport(tx, importId)
  if (!stored) return []
  const judge = await prepareJudge(tx, stored)
  const verdicts: Verdict[] = []
  for (let after = 0; ;) {
    const began = performance.now()
    const rows = await readRows(tx, importId, { after, limit: ROWS_AT_ONCE })
    const last = rows.at(-1)
    if (!last) return verdicts
    after = last.place
    verdicts.push(...(await judge(rows.filter(({ state }) => state !== 'left-out'))))
    await report(after)
    // Sleeps as long as it worked, to leave half of the time to others.
    await sleep(performance.now() - began)
  }
}
