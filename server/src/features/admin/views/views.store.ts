import { sql } from 'kysely'
import type { SavedView } from '@dream/contract/api/admin/views'
import type { Db, Tx } from '#platform/database/database.ts'

type Owner = { userId: string; list: string }

/** Saved views of a person in a list, by name. */
export const readViews = (db: Db, { userId, list }: Owner): Promise<SavedView[]> =>
  db
    .selectFrom('admin_views')
    .select(['id', 'name', 'address'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('name')
    .execute()

type NewView = Owner & { name: string; address: string }

/** Upserts a view by its name; null when the limit is reached. */
export async function saveView(tx: Tx, view: NewView, max: number) {
  const { userId, list, name, address } = view
  // Serialises two windows that save at once, for the count.
  await sql`select from admins where user_id = ${userId} for update`.execute(tx)
  const { rows } = await sql<SavedView & { before: string | null }>`
    with before as (
      select address from admin_views where user_id = ${userId} and list = ${list} and name = ${name}
    )
    insert into admin_views (user_id, list, name, address)
    select ${userId}, ${list}, ${name}, ${address}
    where exists (select from before)
      or (select count(*) from admin_views where user_id = ${userId} and list = ${list}) < ${max}::int
    on conflict (user_id, list, name) do update set address = excluded.address
    returning id, name, address, (select address from before) as before`.execute(tx)
  return rows[0] ?? null
}

/** Deletes a person's own view; null when there is none. */
export async function deleteView(tx: Tx, { id, userId }: { id: string; userId: string }) {
  const row = await tx
    .deleteFrom('admin_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['list', 'name', 'address'])
    .executeTakeFirst()
  return row ?? null
}
