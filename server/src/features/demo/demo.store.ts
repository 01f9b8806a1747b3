import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database.ts'
import type { Role } from '#tables.ts'

export type DemoPerson = { email: string; name: string; role: Role; phone: string }

const now = sql<Date>`now()`

/** A buyer who has answered everything, so that the deck has something to go by. */
const ANSWERS = {
  state: 'VIC',
  suburb: 'Tarneit',
  postcode: '3029',
  who_for: 'family',
  first_home: 'yes',
  stage: 'have-land',
  when: 'this-year',
  block_width: 14,
  block_depth: 32,
  slope: 'flat',
  facing: 'north',
  bedrooms: 4,
  bathrooms: 2,
  cars: 2,
  storeys: '1',
  budget: '300-450',
  must_haves: ['room:alfresco', 'room:walk-in-robe'],
  step: 5,
}

/** The different password hashes that these people have. */
export async function readPasswordHashes(db: Db | Tx, emails: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('password_hash')
    .distinct()
    .where('email', 'in', emails)
    .execute()
  return rows.map((row) => row.password_hash)
}

/** Adds the person with everything verified, or sets password, role and access of the existing one right. */
export async function saveDemoPerson(tx: Tx, person: DemoPerson, passwordHash: string): Promise<void> {
  const { id } = await tx
    .insertInto('users')
    .values({
      ...person,
      password_hash: passwordHash,
      phone_verified_at: now,
      profile_completed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ password_hash: passwordHash, role: person.role, disabled_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  if (person.role !== 'buyer') return
  await tx
    .insertInto('profiles')
    .values({ user_id: id, ...ANSWERS })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** Nobody signs in as these people any more. */
export async function disablePeople(tx: Tx, emails: string[]): Promise<void> {
  const rows = await tx
    .updateTable('users')
    .set({ disabled_at: now })
    .where('email', 'in', emails)
    .where('disabled_at', 'is', null)
    .returning('id')
    .execute()
  const ids = rows.map((row) => row.id)
  if (ids.length > 0) await tx.deleteFrom('sessions').where('user_id', 'in', ids).execute()
}
