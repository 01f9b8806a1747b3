import type { ProfileChange } from '@dream/contract/api/account/profile'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { readableAnswers } from './readable-answers.ts'

/** Answers of a person with name and phone; null when the account is gone. */
export async function readProfile(db: Db | Tx, userId: string) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.name', 'u.phone', 'u.profile_completed_at', 'p.step', 'p.state', 'p.suburb', 'p.postcode'])
    .select(['p.who_for as whoFor', 'p.first_home as firstHome', 'p.stage', 'p.when', 'p.slope', 'p.facing'])
    .select(['p.corner', 'p.setbacks', 'p.bedrooms', 'p.bathrooms', 'p.cars', 'p.storeys', 'p.budget'])
    .select(['p.kitchen', 'p.living', 'p.suite', 'p.study', 'p.second_living as secondLiving'])
    .select('p.must_haves as mustHaves')
    .select(sql<boolean>`coalesce(p.only_fitting, false)`.as('onlyFitting'))
    .select(sql<number | null>`p.block_width::float8`.as('blockWidth'))
    .select(sql<number | null>`p.block_depth::float8`.as('blockDepth'))
    .where('u.id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const answers = readableAnswers(row.name, row)
  return { answers, step: row.step ?? 1, isComplete: row.profile_completed_at !== null, phone: row.phone }
}

/** Inserts the row if it is missing and locks it until the transaction ends, so that two saved steps cannot pass each other. */
export async function lockProfile(tx: Tx, userId: string) {
  await tx
    .insertInto('profiles')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.selectFrom('profiles').select('user_id').where('user_id', '=', userId).forUpdate().execute()
}

/** Updates the answers of a change and leaves the others unchanged. */
export async function updateProfile(
  tx: Tx,
  userId: string,
  change: Omit<ProfileChange, 'name'> & { step: number },
) {
  const {
    suburb,
    whoFor,
    firstHome,
    blockWidth,
    blockDepth,
    setbacks,
    onlyFitting,
    secondLiving,
    mustHaves,
    ...same
  } = change
  await tx
    .updateTable('profiles')
    .set({
      ...same,
      // An emptied field counts as not answered.
      suburb: suburb === '' ? null : suburb,
      who_for: whoFor,
      first_home: firstHome,
      block_width: blockWidth,
      block_depth: blockDepth,
      setbacks: setbacks && JSON.stringify(setbacks),
      only_fitting: onlyFitting,
      second_living: secondLiving,
      must_haves: mustHaves,
      updated_at: sql`now()`,
    })
    .where('user_id', '=', userId)
    .execute()
}
