import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import { aBuyer, signIn } from '#testing/people/people.ts'
import { deleteExpired } from './delete-expired.ts'

test('expired rows are deleted, and no others', async () => {
  const database = await aDatabase()
  const { db } = database
  const [gone, here] = [await aBuyer(database), await aBuyer(database)]
  const kept = await signIn(database, gone.user.id)
  await sql`update sessions set expires_at = now() - interval '1 second' where id = ${gone.sessionId}`.execute(
    db,
  )
  const code = { purpose: 'phone', target: 'x', code_hash: Buffer.from('x') } as const
  const [dayAgo, now] = [sql<Date>`now() - interval '25 hours'`, sql<Date>`now()`]
  await db
    .insertInto('codes')
    .values([
      { ...code, user_id: gone.user.id, expires_at: dayAgo },
      { ...code, user_id: here.user.id, expires_at: now },
    ])
    .execute()
  await db
    .insertInto('attempts')
    .values([
      { kind: 'old', subject: 'x', at: dayAgo },
      { kind: 'new', subject: 'x', at: now },
    ])
    .execute()

  await deleteExpired(database)

  const sessions = await db.selectFrom('sessions').select('id').execute()
  expect(new Set(sessions.map(({ id }) => id))).toEqual(new Set([kept.sessionId, here.sessionId]))
  expect(await db.selectFrom('codes').select('user_id').execute()).toEqual([{ user_id: here.user.id }])
  expect(await db.selectFrom('attempts').select('kind').execute()).toEqual([{ kind: 'new' }])
  await database.close()
})
