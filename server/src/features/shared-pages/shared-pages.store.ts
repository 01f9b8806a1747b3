import type { SharedPage } from '@dream/contract/api/designs/shared-pages'
import { SHARED_PAGE_DESIGNS } from '@dream/contract/rules/designs/shared-plans'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

export type Subject = { userId: string; kind: SharedPage['kind']; collectionId: string | null }
export type Choices = { showsName: boolean; showsNotes: boolean }
export type StoredPage = Omit<Subject, 'userId'> &
  Choices & { id: string; token: string; name: string | null; opens: number; sharedAt: Date }

/** Locks a person until the transaction ends, so that two tabs make one link and none beyond the limit. */
export async function lockPerson(tx: Tx, userId: string) {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

const pages = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('shared_pages as page')
    .leftJoin('collections as collection', (join) =>
      join.onRef('collection.user_id', '=', 'page.user_id').onRef('collection.id', '=', 'page.collection_id'),
    )
    .select(['page.id', 'page.kind', 'page.collection_id as collectionId', 'page.token', 'page.opens'])
    .select(['page.shows_name as showsName', 'page.shows_notes as showsNotes', 'page.shared_at as sharedAt'])
    .select('collection.name')
    .where('page.user_id', '=', userId)

/** Shared pages of a person, newest first. */
export const readPages = (db: Db | Tx, userId: string): Promise<StoredPage[]> =>
  pages(db, userId).orderBy('page.shared_at', 'desc').orderBy('page.id').execute()

export const readPage = (db: Db | Tx, { userId, id }: { userId: string; id: string }): Promise<StoredPage> =>
  pages(db, userId).where('page.id', '=', id).executeTakeFirstOrThrow()

export async function hasCollection(tx: Tx, { userId, id }: { userId: string; id: string }) {
  const row = await tx
    .selectFrom('collections')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Updates the choices of a shared page; returns its id, or null when there is none yet. */
export async function chooseAnew(tx: Tx, page: Subject & Choices): Promise<string | null> {
  const row = await tx
    .updateTable('shared_pages')
    .set({ shows_name: page.showsName, shows_notes: page.showsNotes })
    .where('user_id', '=', page.userId)
    .where('kind', '=', page.kind)
    .where(sql<boolean>`collection_id is not distinct from ${page.collectionId}::uuid`)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertPage(tx: Tx, page: Subject & Choices & { token: string }): Promise<string> {
  const { id } = await tx
    .insertInto('shared_pages')
    .values({
      user_id: page.userId,
      kind: page.kind,
      collection_id: page.collectionId,
      token: page.token,
      shows_name: page.showsName,
      shows_notes: page.showsNotes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deletePage(db: Db, { userId, id }: { userId: string; id: string }) {
  await db.deleteFrom('shared_pages').where('user_id', '=', userId).where('id', '=', id).execute()
}

export type OpenedPage = Subject & Choices & { ownerName: string; name: string | null; note: string | null }

/** Page of a link; nothing once it is stopped, or its owner's account is closed or to be deleted. */
export async function readSharedPage(db: Db, token: string): Promise<OpenedPage | undefined> {
  const { rows } = await sql<OpenedPage>`
    select page.user_id as "userId", page.kind, page.collection_id as "collectionId", page.shows_name as "showsName",
      page.shows_notes as "showsNotes", owner.name as "ownerName", collection.name, collection.note
    from shared_pages as page
    join users as owner on owner.id = page.user_id
    left join collections as collection on collection.user_id = page.user_id and collection.id = page.collection_id
    where page.token = ${token} and owner.disabled_at is null
      -- Who was only warned that nobody uses it still has it.
      and not exists (
        select from account_deletions as leaving where leaving.user_id = page.user_id and leaving.asked_by <> 'idle'
      )`.execute(db)
  return rows[0]
}

export type SharedDesign = { designId: string; notes: string[] }

/** First liked designs of a shared collection in its order, with their owner's notes if those are shared too, and the total. */
export async function readSharedDesigns(
  db: Db,
  page: OpenedPage,
): Promise<{ held: number; first: SharedDesign[] }> {
  const { rows } = await sql<SharedDesign & { held: number }>`
    select (count(*) over ())::int as held, held.design_id as "designId", array(
      select note.text from design_notes as note
      where note.user_id = held.user_id and note.design_id = held.design_id and note.deleted_at is null and ${page.showsNotes}
      order by note.made_at, note.id
    ) as notes
    from collection_designs as held
    join preferences as liked
      on liked.user_id = held.user_id and liked.design_id = held.design_id and liked.action = 'like'
    where held.user_id = ${page.userId} and held.collection_id = ${page.collectionId}
    order by held.place, held.design_id limit ${SHARED_PAGE_DESIGNS}`.execute(db)
  return { held: rows[0]?.held ?? 0, first: rows }
}

/** Increments the opens of a link, anonymously. */
export const countOpening = (db: Db, token: string) =>
  db
    .updateTable('shared_pages')
    .set(({ eb }) => ({ opens: eb('opens', '+', 1) }))
    .where('token', '=', token)
    .execute()
