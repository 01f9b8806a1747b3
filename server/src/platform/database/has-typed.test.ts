import { foldText } from '@dream/contract/rules/text/fold-text'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { HOSTILE_STRINGS } from '#testing/hostile/hostile-strings.ts'

let database: OwnDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

const WORDS = [
  'Siobhán O’Brien',
  'FAÇADE “bold”',
  'Bjørn Łukasz',
  '0412 345-678',
  '51\u00a0824 753',
  'ﬁve',
  'İstanbul',
  'ẞ',
]

test('the database folds text as the app does', async () => {
  for (const text of [...WORDS, ...HOSTILE_STRINGS].filter(
    (each) => !each.includes('\0') && each.isWellFormed(),
  )) {
    const { rows } = await sql<{ folded: string }>`select fold_text(${text}) as folded`.execute(database.db)

    expect(rows[0]?.folded).toBe(foldText(text))
  }
})
