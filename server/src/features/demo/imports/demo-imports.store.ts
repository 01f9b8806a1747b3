import type { Db, Tx } from '#platform/database/database.ts'

const BUILDER = { name: 'Hearth & Gable Homes', licence: 'CDB-U 00001' }

export async function readDemoAdmin(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@demo.local')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Fictional builder whose lists are imported. */
export async function prepareDemoBuilder(tx: Tx): Promise<string> {
  const known = await tx
    .selectFrom('builders')
    .select('id')
    .where('name', '=', BUILDER.name)
    .executeTakeFirst()
  if (known) return known.id
  const made = await tx
    .insertInto('builders')
    .values({ ...BUILDER, states: ['VIC', 'NSW'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** Whether anything was ever imported: then the page has content, and an undone import stays undone. */
export async function hasImports(db: Db): Promise<boolean> {
  return (await db.selectFrom('imports').select('id').limit(1).executeTakeFirst()) !== undefined
}
