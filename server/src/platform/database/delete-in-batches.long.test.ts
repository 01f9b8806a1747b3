import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import { deleteInBatches } from './delete-in-batches.ts'

test.each([1, 10, 25, 100])(
  'all that had its time is deleted, %i rows at a time, and nothing else',
  async (atOnce) => {
    const database = await aDatabase()
    const { db } = database
    await sql`insert into attempts (kind, subject) select case when n <= 25 then 'old' else 'new' end, n::text
    from generate_series(1, 30) as n`.execute(db)

    await deleteInBatches(db, { table: 'attempts', where: sql<boolean>`kind = 'old'` }, atOnce)

    const left = await db.selectFrom('attempts').select('kind').execute()
    expect(left.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'new'))
    await database.close()
  },
)
