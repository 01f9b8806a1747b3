import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database.ts'
import type { Role } from '#tables.ts'
import type { DemoBroker } from './demo-brokers.ts'

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

/**
 * Adds the person with everything verified, or sets password, role and access of the existing one right. Whoever is signed in
 * with another password, as somebody who has registered with the address, is signed out.
 */
export async function saveDemoPerson(tx: Tx, person: DemoPerson, passwordHash: string): Promise<void> {
  const others = tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', person.email)
    .where('password_hash', '<>', passwordHash)
  await tx.deleteFrom('sessions').where('user_id', 'in', others).execute()
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

/**
 * Adds a broker to the directory. What was written on a page that is there stays; only the portrait follows the library,
 * and the password the other accounts.
 */
export async function saveDemoBroker(tx: Tx, broker: DemoBroker, passwordHash: string): Promise<void> {
  const { id } = await tx
    .insertInto('users')
    .values({
      email: broker.email,
      name: broker.name,
      role: 'broker',
      password_hash: passwordHash,
      profile_completed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ password_hash: passwordHash, role: 'broker', disabled_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const { awayUntil, howIWork, howPaid, timeZone, ...same } = broker.words
  await tx
    .insertInto('brokers')
    .values({
      ...same,
      user_id: id,
      status: 'published',
      away_until: awayUntil,
      how_i_work: howIWork,
      how_paid: howPaid,
      time_zone: timeZone,
      portrait: broker.portrait,
      checks: broker.checks,
      reply_minutes: broker.reply?.minutes ?? null,
      reply_count: broker.reply?.count ?? 0,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ portrait: broker.portrait }))
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
