import type { ContentBulkResult } from '@dream/contract/api/admin/content/content'
import type { Selection } from '@dream/contract/api/admin/list'
import type { Database, Tx } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { changeAll } from '../audit/change.ts'
import type { List } from '../list/list-columns.store.ts'
import { selectedIds } from '../list/selected-ids.ts'
import * as store from './content.store.ts'
import {
  type ContentContext,
  type ContentDetail,
  type ContentOptions,
  detailOf,
  known,
  loggedOf,
  publish,
} from './edit-content.ts'

type Deed = 'publish' | 'archive'
type Options<D extends object> = ContentOptions<D> & {
  list: List
  /** Title of a piece of content. */
  titleOf: (id: string, document: D) => string
}
type Context<D extends object> = ContentContext<D> & Options<D>
type Wanted = { by: AdminCaller; selection: Selection; deed: Deed }

const SHOWN_REASONS = 20

/** Bulk actions on content of one kind. Pieces that cannot be changed are skipped with the reason. */
export function createContentBulk<D extends object>(database: Database, options: Options<D>) {
  const context = { ...options, database }
  return {
    publish: (by: AdminCaller, selection: Selection) => applyAll(context, { by, selection, deed: 'publish' }),
    archive: (by: AdminCaller, selection: Selection) => applyAll(context, { by, selection, deed: 'archive' }),
  }
}

function applyAll<D extends object>(
  context: Context<D>,
  { by, selection, deed }: Wanted,
): Promise<ContentBulkResult> {
  const { database, kind, list, titleOf } = context
  return changeAll(database, { by, action: `${kind}.${deed}`, entity: kind, entityId: null }, async (tx) => {
    const things = []
    const skipped = []
    // In a fixed order, to avoid deadlocks between two of these.
    for (const id of (await selectedIds(tx, list, selection)).toSorted()) {
      const row = await store.lockContent(tx, kind, id)
      if (!row) continue
      const before = await detailOf(context, tx, row)
      const words = await whyNot(context, tx, { deed, before })
      if (words !== null) {
        skipped.push({ id, title: titleOf(id, before.values), words })
        continue
      }
      if (deed === 'publish') await publish(context, tx, { by, document: before.values, row })
      else await archive(context, tx, id)
      things.push({ id, before: loggedOf(before), after: loggedOf(await known(context, tx, id)) })
    }
    const result = {
      changed: things.length,
      skipped: skipped.length,
      reasons: skipped.slice(0, SHOWN_REASONS),
    }
    return { things, result }
  })
}

async function archive<D extends object>({ kind, onChange }: Context<D>, tx: Tx, id: string) {
  await store.storeArchived(tx, { kind, id })
  await onChange?.(tx, id)
}

type Meant<D extends object> = { deed: Deed; before: ContentDetail<D> }

/** Reason for skipping it; null when there is none. */
async function whyNot<D extends object>(
  { flawsOf }: Context<D>,
  tx: Tx,
  { deed, before: { id, status, hasDraft, values } }: Meant<D>,
): Promise<string | null> {
  if (deed === 'archive') return status === 'published' ? null : 'It isn’t shown to anybody.'
  if (status === 'published' && !hasDraft) return 'It is published as it is written.'
  const flaws = await flawsOf(tx, id, values)
  if (flaws.length === 0) return null
  return flaws.length === 1
    ? 'Something is missing or wrong. Open it to see what.'
    : `${flaws.length} things are missing or wrong. Open it to see which.`
}
