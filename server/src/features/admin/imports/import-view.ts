import type { ImportDetail, ImportSummary } from '@dream/contract/api/admin/imports/import'
import type { Db, Tx } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { readImport, type StoredImport } from './imports.store.ts'
import { readPictureReport } from './pictures/pictures.store.ts'
import { readRepeated, readRows } from './rows.store.ts'

const SAMPLES = 3

/** Import as in the list. */
export function summaryOf(stored: StoredImport): ImportSummary {
  const { task, task_done: done, task_total: total } = stored
  return {
    id: stored.id,
    number: Number(stored.number),
    fileName: stored.file_name,
    builder:
      stored.builder_id === null || stored.builderName === null
        ? null
        : { id: stored.builder_id, name: stored.builderName },
    state: stored.state,
    task: task && { kind: task, done: Math.min(done, total), total, isCancelled: stored.is_cancelled },
    rows: {
      all: stored.row_count,
      good: stored.good_count,
      bad: stored.bad_count,
      leftOut: stored.left_out_count,
      imported: stored.imported_count,
    },
    problem: stored.problem,
    createdAt: stored.created_at.toISOString(),
    createdBy: stored.createdBy,
  }
}

/** Import with everything needed to continue it. */
export async function readDetail(db: Db | Tx, id: string): Promise<ImportDetail> {
  const stored = await readImport(db, id)
  if (!stored) throw problem('not-found')
  const samples = await readRows(db, id, { after: 0, limit: SAMPLES })
  return {
    ...summaryOf(stored),
    version: stored.version,
    recognised: stored.recognised,
    headings: stored.headings,
    samples: samples.map(({ cells }) => cells),
    mapping: stored.mapping,
    units: stored.units,
    isRemembered: stored.is_remembered,
    pictures: await readPictureReport(db, id),
    repeated: stored.bad_count > 1 ? await readRepeated(db, id) : [],
    gaps: stored.gaps,
    undone:
      stored.archived_count === null || stored.left_count === null
        ? null
        : { archived: stored.archived_count, left: stored.left_count },
  }
}
