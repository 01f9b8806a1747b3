import { randomBytes } from 'node:crypto'
import type { Db } from './database.ts'
import { deriveKey } from './tokens.ts'

/** One key for each purpose, so that what one of them makes is worth nothing elsewhere. */
export type Keys = Record<'session' | 'csrf' | 'code' | 'subject' | 'unsubscribe', Buffer>

/** The server's keys. The first process ever makes the master key; all others read the same row. */
export async function loadKeys(db: Db): Promise<Keys> {
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
  return {
    session: deriveKey(value, 'session'),
    csrf: deriveKey(value, 'csrf'),
    code: deriveKey(value, 'code'),
    subject: deriveKey(value, 'subject'),
    unsubscribe: deriveKey(value, 'unsubscribe'),
  }
}
