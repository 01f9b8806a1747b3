import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/database/database.ts'
import { deriveKey } from './tokens.ts'

/**
 * Loads the master key and derives one key for each purpose, so that a signature of one is invalid for another. The very first
 * process creates the master key; all others read the same row.
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
