import type { Db, Tx } from '#platform/database/database.ts'

type Which = { userId: string; designId: string }
export type StoredLink = { designId: string; token: string; sharedAt: Date; opens: number }

/** Locks a person until the transaction ends, so that two tabs make one link and none beyond the limit. */
export async function lockPerson(tx: Tx, userId: string) {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

const links = (db: Db | Tx) =>
  db.selectFrom('shared_plans').select(['design_id as designId', 'token', 'shared_at as sharedAt', 'opens'])

/** Link of a person for a plan. */
export const readLink = (db: Db | Tx, { userId, designId }: Which): Promise<StoredLink | undefined> =>
  links(db).where('user_id', '=', userId).where('design_id', '=', designId).executeTakeFirst()

/** Links of a person, newest first. */
export const readLinks = (db: Db | Tx, userId: string): Promise<StoredLink[]> =>
  links(db).where('user_id', '=', userId).orderBy('shared_at', 'desc').orderBy('design_id').execute()

export async function countLinks(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('shared_plans')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const insertLink = (tx: Tx, { userId, designId, token }: Which & { token: string }) =>
  tx
    .insertInto('shared_plans')
    .values({ user_id: userId, design_id: designId, token })
    .returning(['design_id as designId', 'token', 'shared_at as sharedAt', 'opens'])
    .executeTakeFirstOrThrow()

export async function deleteLink(db: Db, { userId, designId }: Which) {
  await db
    .deleteFrom('shared_plans')
    .where('user_id', '=', userId)
    .where('design_id', '=', designId)
    .execute()
}

/** Plan of a link; nothing once it is stopped, or its owner's account is closed or to be deleted. */
export async function readSharedDesign(db: Db, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('shared_plans')
    .innerJoin('users', 'users.id', 'shared_plans.user_id')
    .select('design_id')
    .where('token', '=', token)
    .where('users.disabled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_deletions')
            .select('user_id')
            .whereRef('user_id', '=', 'shared_plans.user_id')
            // A warned idle account still shares its plans.
            .where('asked_by', '<>', 'idle'),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.design_id ?? null
}

/** Increments the opens of a link, anonymously. */
export const countOpening = (db: Db, token: string) =>
  db
    .updateTable('shared_plans')
    .set(({ eb }) => ({ opens: eb('opens', '+', 1) }))
    .where('token', '=', token)
    .execute()
