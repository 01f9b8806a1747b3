import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

type Which = { userId: string; id: string }
type WhichDesign = Which & { designId: string }

/** Collection with its liked designs, in the person's order. */
export type StoredCollection = {
  id: string
  name: string
  note: string
  version: number
  designIds: string[]
}

/** Locks a person until the transaction ends, so that two windows keep the limits and the order. */
export async function lockPerson(tx: Tx, userId: string) {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export async function readCollections(db: Db | Tx, userId: string): Promise<StoredCollection[]> {
  const { rows } = await sql<StoredCollection>`
    select collections.id, name, note, version,
      coalesce(array_agg(held.design_id order by held.place, held.design_id) filter (where liked.design_id is not null), '{}')
        as "designIds"
    from collections
    left join collection_designs as held on held.user_id = collections.user_id and held.collection_id = collections.id
    left join preferences as liked
      on liked.user_id = held.user_id and liked.design_id = held.design_id and liked.action = 'like'
    where collections.user_id = ${userId}
    group by collections.user_id, collections.id
    order by collections.place, collections.id`.execute(db)
  return rows
}

/** Liked designs of one collection, in its order; null when the person has no such collection. */
export async function readCollectionLikes(db: Db, { userId, id }: Which) {
  const known = await db
    .selectFrom('collections')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) return null
  const { rows } = await sql<{ designId: string; likedAt: string }>`
    select held.design_id as "designId", to_char(liked.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "likedAt"
    from collection_designs as held
    join preferences as liked
      on liked.user_id = held.user_id and liked.design_id = held.design_id and liked.action = 'like'
    where held.user_id = ${userId} and held.collection_id = ${id}
    order by held.place, held.design_id`.execute(db)
  return rows
}

export async function insertCollection(tx: Tx, { userId, id, name }: Which & { name: string }) {
  await sql`
    insert into collections (user_id, id, name, place)
    select ${userId}, ${id}, ${name}, coalesce(max(place), 0) + 1 from collections where user_id = ${userId}
    on conflict do nothing`.execute(tx)
}

/** Updates name and note if the version is current; returns whether it was. */
export async function updateCollection(
  tx: Tx,
  { userId, id, version, ...change }: Which & { version: number; name?: string; note?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('collections')
    .set({ ...change, version: version + 1 })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteCollection = (tx: Tx, { userId, id }: Which) =>
  tx.deleteFrom('collections').where('user_id', '=', userId).where('id', '=', id).execute()

/** Appends a liked design to a collection; does nothing when either is not the person's, or it is there already. */
export async function insertDesign(tx: Tx, { userId, id, designId }: WhichDesign) {
  await sql`
    insert into collection_designs (user_id, collection_id, design_id, place)
    select user_id, id, ${designId}, coalesce(
      (select max(place) from collection_designs where user_id = ${userId} and collection_id = ${id}), 0) + 1
    from collections
    where user_id = ${userId} and id = ${id} and exists (
      select from preferences where user_id = ${userId} and design_id = ${designId} and action = 'like'
    )
    on conflict do nothing`.execute(tx)
}

export const deleteDesign = (tx: Tx, { userId, id, designId }: WhichDesign) =>
  tx
    .deleteFrom('collection_designs')
    .where('user_id', '=', userId)
    .where('collection_id', '=', id)
    .where('design_id', '=', designId)
    .execute()

/**
 * Deletes designs that are no longer liked from a full collection, so that hidden ones take no place. In any other they stay: they
 * may be liked again.
 */
export const dropUnliked = (tx: Tx, { userId, id, max }: Which & { max: number }) =>
  sql`
    delete from collection_designs as held
    where user_id = ${userId} and collection_id = ${id} and not exists (
      select from preferences where user_id = ${userId} and design_id = held.design_id and action = 'like'
    ) and ${max} <= (select count(*) from collection_designs where user_id = ${userId} and collection_id = ${id})`.execute(
    tx,
  )

/** Renumbers a collection's designs: those of the list first, the others behind them in their order. */
export const orderDesigns = (tx: Tx, { userId, id, designIds }: Which & { designIds: readonly string[] }) =>
  sql`
    update collection_designs as held set place = ordered.place
    from (
      select design_id, row_number() over (order by array_position(${[...designIds]}::uuid[], design_id), place, design_id) as place
      from collection_designs where user_id = ${userId} and collection_id = ${id}
    ) as ordered
    where held.user_id = ${userId} and held.collection_id = ${id} and held.design_id = ordered.design_id`.execute(
    tx,
  )

export const orderCollections = (tx: Tx, { userId, ids }: { userId: string; ids: readonly string[] }) =>
  sql`
    update collections set place = ordered.place
    from (
      select id, row_number() over (order by array_position(${[...ids]}::uuid[], id), place, id) as place
      from collections where user_id = ${userId}
    ) as ordered
    where collections.user_id = ${userId} and collections.id = ordered.id`.execute(tx)
