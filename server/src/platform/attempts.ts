import { tryAgainIn } from '@dream/contract/rules/codes'
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { problem } from './problem.ts'
import { keyedHash } from './tokens.ts'

/** At most `count` within `minutes`. */
export type Limit = { count: number; minutes: number }

/** What is counted: of which kind, and whose. The subject is stored as a keyed hash, so that the table names nobody. */
export type Counted = { kind: string; subject: string }

export type Attempts = ReturnType<typeof createAttempts>

/** Counts that hold over restarts and processes, in the database and by its clock. */
export function createAttempts({ key }: { key: Buffer }) {
  const stored = ({ kind, subject }: Counted): Counted => ({
    kind,
    subject: keyedHash(key, kind, subject).toString('base64url'),
  })

  return {
    /** Counts one attempt, or answers in how many seconds the next one is allowed. Callers of one subject wait for each other. */
    async take(tx: Tx, counted: Counted, limits: readonly Limit[]): Promise<number | null> {
      const which = stored(counted)
      await lock(tx, which)
      const wait = await longestWait(tx, which, limits)
      if (wait > 0) return wait
      await tx
        .insertInto('attempts')
        .values({ ...which, at: sql`clock_timestamp()` })
        .execute()
      return null
    },

    /** In how many seconds an attempt is allowed; 0: now. */
    wait: (db: Db | Tx, counted: Counted, limits: readonly Limit[]) =>
      longestWait(db, stored(counted), limits),

    /** How many within the last minutes. */
    async count(db: Db | Tx, counted: Counted, minutes: number): Promise<number> {
      const { kind, subject } = stored(counted)
      const row = await db
        .selectFrom('attempts')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .where('at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${minutes})`)
        .executeTakeFirstOrThrow()
      return row.count
    },

    /** Takes the newest attempt off again. */
    async giveBack(tx: Tx, counted: Counted) {
      const which = stored(counted)
      const newest = tx
        .selectFrom('attempts')
        .select('id')
        .where('kind', '=', which.kind)
        .where('subject', '=', which.subject)
        .orderBy('at', 'desc')
        .limit(1)
      await tx.deleteFrom('attempts').where('id', 'in', newest).execute()
    },

    /** Forgets all attempts of a subject. */
    async clear(db: Db | Tx, counted: Counted) {
      const { kind, subject } = stored(counted)
      await db.deleteFrom('attempts').where('kind', '=', kind).where('subject', '=', subject).execute()
    },
  }
}

/** Holds the subject until the transaction ends. */
async function lock(tx: Tx, { kind, subject }: Counted) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${subject}`}, 0))`.execute(tx)
}

async function longestWait(
  db: Db | Tx,
  { kind, subject }: Counted,
  limits: readonly Limit[],
): Promise<number> {
  let longest = 0
  for (const { count, minutes } of limits) {
    const row = await db
      .selectFrom('attempts')
      .select(
        sql<number>`ceil(extract(epoch from at + make_interval(mins => ${minutes}) - clock_timestamp()))::int`.as(
          'wait',
        ),
      )
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .orderBy('at', 'desc')
      .offset(count - 1)
      .limit(1)
      .executeTakeFirst()
    longest = Math.max(longest, row?.wait ?? 0)
  }
  return longest
}

/** No limit looks further back than a day. */
export async function deleteOldAttempts(db: Db) {
  await deleteInBatches(db, { table: 'attempts', where: sql<boolean>`at < now() - interval '1 day'` })
}

/** The failure of one who tried too often, in whole minutes for people and in seconds for machines. */
export function tooMany(waitSeconds: number) {
  const seconds = Math.max(1, waitSeconds)
  const message = tryAgainIn(Math.ceil(seconds / 60))
  return problem('too-many-attempts', { message, retryAfterSeconds: seconds })
}
