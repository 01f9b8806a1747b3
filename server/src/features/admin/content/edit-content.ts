import { isDeepStrictEqual } from 'node:util'
import type { FieldError } from '@dream/contract/api/errors'
import type { z } from 'zod'
import type { Database, Db, Tx } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { invalid, problem } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import { refuseStale } from '../audit/refuse-stale.ts'
import * as store from './content.store.ts'

/** Kind of content: how its documents are parsed, and the conditions for publishing. */
export type ContentOptions<D extends object> = {
  kind: store.ContentKind
  draft: z.ZodType<D>
  /** Missing or invalid fields; a path is that of the field. */
  flawsOf: (tx: Tx, id: string, document: D) => Promise<readonly FieldError[]>
  /** Document in the form that is stored for readers. */
  stored: (id: string, document: D) => object
  /** Side effects of publishing or archiving, within its transaction. */
  onChange?: (tx: Tx, id: string) => Promise<void>
}
export type ContentContext<D extends object> = ContentOptions<D> & { database: Database }
type Seen = { by: AdminCaller; id: string; version: number }

/** Editor of one kind of content. Each change writes an audit entry, and needs the version that was seen. */
export function createContentEditor<D extends object>(database: Database, options: ContentOptions<D>) {
  const context = { ...options, database }
  const { kind } = options
  const draftOf = (id: string, document: D, by: AdminCaller) => ({
    document: options.stored(id, document),
    by: by.userId,
  })
  return {
    read: (id: string) => known(context, database.db, id),

    saveDraft: (seen: Seen & { changes: object }) =>
      edit(context, { ...seen, action: 'draft' }, (tx, { id, values }) =>
        store.storeDraft(
          tx,
          { kind, id },
          draftOf(id, options.draft.parse({ ...values, ...seen.changes }), seen.by),
        ),
      ),

    publish: (seen: Seen) =>
      edit(context, { ...seen, action: 'publish' }, (tx, { values }, row) =>
        publish(context, tx, { by: seen.by, document: values, row }),
      ),

    discard: (seen: Seen) =>
      edit(context, { ...seen, action: 'discard' }, (tx, { id }) => store.storeDraft(tx, { kind, id }, null)),

    archive: (seen: Seen) =>
      edit(context, { ...seen, action: 'archive' }, async (tx, { id }) => {
        await store.storeArchived(tx, { kind, id })
        await options.onChange?.(tx, id)
      }),

    /** Restores an earlier version as the draft, or the content that ships with the product. */
    restore: ({ number, ...seen }: Seen & { number: number | null }) =>
      edit(context, { ...seen, action: 'restore' }, async (tx, { id }, row) => {
        const document =
          number === null ? row.libraryDocument : await store.readVersion(tx, { kind, id, number })
        if (document === null) throw problem('not-found')
        await store.storeDraft(tx, { kind, id }, { document, by: seen.by.userId })
      }),

    /** Changes the published document at once. An existing draft gets the same change and keeps its own words. */
    amend: ({ amended, ...seen }: Seen & { action: string; amended: (document: D) => D }) =>
      edit(context, seen, async (tx, { id, published, values, hasDraft }, row) => {
        if (!published) throw problem('not-found')
        await publish(context, tx, { by: seen.by, document: amended(published), row })
        if (hasDraft) await store.storeDraft(tx, { kind, id }, draftOf(id, amended(values), seen.by))
      }),
  }
}

export async function detailOf<D extends object>(
  { kind, draft: schema }: ContentContext<D>,
  db: Db | Tx,
  row: store.ContentRow,
) {
  const { id, status, version, draftedAt, draftedBy } = row
  const published = schema.parse(row.document)
  const library = row.libraryDocument === null ? null : schema.parse(row.libraryDocument)
  const versions = await store.readVersions(db, { kind, id })
  return {
    id,
    status,
    version,
    values: row.draft === null ? published : schema.parse(row.draft),
    published: status === 'published' ? published : null,
    hasDraft: row.draft !== null,
    draftedAt: draftedAt?.toISOString() ?? null,
    draftedBy,
    library: isDeepStrictEqual(library, published) ? null : library,
    versions: versions.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
  }
}
export type ContentDetail<D extends object> = Awaited<ReturnType<typeof detailOf<D>>>

export async function known<D extends object>(
  context: ContentContext<D>,
  db: Db | Tx,
  id: string,
): Promise<ContentDetail<D>> {
  const row = await store.readContent(db, context.kind, id)
  if (!row) throw problem('not-found')
  return detailOf(context, db, row)
}

/** Runs a change on the locked row, if its version is the one that was seen. */
function edit<D extends object>(
  context: ContentContext<D>,
  { by, id, version, action }: Seen & { action: string },
  work: (tx: Tx, before: ContentDetail<D>, row: store.ContentRow) => Promise<unknown>,
) {
  const { database, kind } = context
  return change(database, { by, action: `${kind}.${action}`, entity: kind, entityId: id }, async (tx) => {
    const row = await store.lockContent(tx, kind, id)
    if (!row) throw problem('not-found')
    const before = await detailOf(context, tx, row)
    refuseStale(version, before)
    await work(tx, before, row)
    const result = await known(context, tx, id)
    return { before: loggedOf(before), after: loggedOf(result), result }
  })
}

/** Audit fields: the words of the draft, and the status. */
export const loggedOf = ({
  status,
  hasDraft,
  values,
}: {
  status: string
  hasDraft: boolean
  values: object
}) => ({
  status,
  hasDraft,
  ...values,
})

type Publishing<D> = { by: AdminCaller; document: D; row: store.ContentRow }

export async function publish<D extends object>(
  context: ContentContext<D>,
  tx: Tx,
  { by, document, row }: Publishing<D>,
): Promise<void> {
  const { kind, flawsOf, stored, onChange } = context
  const { id } = row
  const flaws = await flawsOf(tx, id, document)
  if (flaws.length > 0) throw invalid(flaws.map((each) => ({ ...each, path: `changes.${each.path}` })))
  const versions = await store.readVersions(tx, { kind, id })
  // Content that ships with the product becomes a version before the first edited one.
  if (versions.length === 0 && row.status === 'published')
    await store.addVersion(tx, { kind, id }, { document: row.document, by: null, at: row.updatedAt })
  await store.storePublished(tx, { kind, id }, stored(id, document))
  await store.addVersion(tx, { kind, id }, { document: stored(id, document), by: by.userId })
  await onChange?.(tx, id)
}
