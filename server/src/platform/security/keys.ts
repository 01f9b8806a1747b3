import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/database/database.ts'
import { deriveKey } from './tokens.ts'

/**
 * One key for each purpose, so that what one of them signs is worth nothing elsewhere. The first process ever makes the master
 * key; all others read the same row.
 */
export async function loadKeys(db: Db): Promise<(purpose: string) => Buffer> {
  await db
    .insertInto('secrets')
    .values({ name: 'master', value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'master')
    .executeTakeFirstOrThrow()
  return (purpose) => deriveKey(value, purpose)
}
