import { randomUUID } from 'node:crypto'
import { DESIGN_NOTES_MAX } from '@dream/contract/rules/designs/notes'
import { UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import { storeNote } from '#features/preferences/notes/notes.store.ts'
import { storePreference } from '#features/preferences/preferences.store.ts'
import type { Database } from '#platform/database/database.ts'
import { HOSTILE_STRINGS } from './hostile-strings.ts'

/** Stores every string as a person's note on a liked plan, every second one on a spot of it. */
export async function storeHostileNotes(database: Database, userId: string): Promise<void> {
  const { db } = database
  await db
    .insertInto('unlocks')
    .values({ user_id: userId, feature: 'dreamlist' })
    .onConflict((each) => each.doNothing())
    .execute()
  await db.insertInto('completed_tours').values({ user_id: userId, tour: 'dreamlist' }).execute()
  const plans = await db
    .selectFrom('designs')
    .select('id')
    .where('category', '=', 'Floor Plan')
    .where('status', '=', 'published')
    .orderBy('ordinal')
    .limit(Math.ceil(HOSTILE_STRINGS.length / DESIGN_NOTES_MAX))
    .execute()
  for (const { id } of plans) {
    await storePreference(database, userId, { designId: id, action: 'like', unlockAt: UNLOCK_AT })
  }
  for (const [at, text] of HOSTILE_STRINGS.entries()) {
    const pin = at % 2 === 0 ? null : ({ level: 'ground', x: 0.5, y: at / HOSTILE_STRINGS.length } as const)
    await storeNote(db, {
      userId,
      id: randomUUID(),
      designId: plans[Math.floor(at / DESIGN_NOTES_MAX)]?.id ?? null,
      text,
      pin,
      changeId: randomUUID(),
      changedAt: new Date().toISOString(),
    })
  }
}
