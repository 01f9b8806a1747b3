import type { DataExport } from '@dream/contract/api/account/data-export'
import { DATA_EXPORT } from '@dream/contract/rules/account/data-export'
import type { Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import * as store from './data-export.store.ts'

/** Job name in queues: must not change. */
export const MAKE_EXPORT = 'make-data-export'

const PER_PERSON = [{ count: DATA_EXPORT.perDay, minutes: 24 * 60 }]

type Request = { userId: string; askedBy: 'person' | 'admin' }

/** Starts a person's data export, whoever asks for it: only the person downloads it. Reuses one that exists or is being made. */
export async function beginExport(
  { attempts }: { attempts: Attempts },
  tx: Tx,
  { userId, askedBy }: Request,
): Promise<DataExport> {
  const person = await store.lockPerson(tx, userId)
  if (!person) throw problem('not-found')
  if (person.role !== 'buyer') throw problem('not-a-buyer')
  const known = await store.readExport(tx, userId)
  if (known) return exportOf(known)
  await attempts.takeOrThrow(tx, { kind: 'data-export', subject: userId }, PER_PERSON)
  const id = await store.insertExport(tx, { userId, askedBy })
  // The previous export has expired, and is removed within the hour.
  if (id === null) throw problem('unavailable', { retryAfterSeconds: 3600 })
  await enqueue(tx, { name: MAKE_EXPORT, payload: { id } }, { key: `${MAKE_EXPORT}:${id}` })
  return exportOf(await store.readExport(tx, userId))
}

/** State of an export, as its person sees it. */
export function exportOf(row: store.ExportRow | undefined): DataExport {
  if (!row) return { state: 'none', askedAt: null, expiresAt: null, bytes: null }
  return {
    state: row.readyAt ? 'ready' : 'making',
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    bytes: row.bytes === null ? null : Number(row.bytes),
  }
}
