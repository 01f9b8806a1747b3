import { tryAgainIn } from '@dream/contract/rules/account/codes'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import { problem } from '#platform/problems/problem.ts'
import { keyedHash } from '#platform/security/tokens.ts'

/** Rate limit: at most `count` within `minutes`. */
export type Limit = { count: number; minutes: number }

/** Key of a counter: kind and subject. The subject is stored as a keyed hash, so that the table has no personal data. */
export type AttemptKey = { kind: string; subject: string }

export type Attempts = ReturnType<typeof createAttempts>

/** Rate limits that survive restarts and are shared by processes, in the database and by its clock. */
export function createAttempts({ key }: { key: Buffer }) {
  const stored = ({ kind, subject }: AttemptKey): AttemptKey => ({
    kind,
    subject: keyedHash(key, kind, subject).toString('base64url'),
  })

  const attempts = {
    /** Counts one attempt, or returns the seconds until the next one is allowed. Serialises the callers of one subject. */
    async take(tx: Tx, attempt: AttemptKey, limits: readonly Limit[]): Promise<number | null> {
      const which = stored(attempt)
      await lock(tx, which)
      const wait = await longestWait(tx, which, limits)
      if (wait > 0) return wait
      await tx
        .insertInto('attempts')
        .values({ ...which, at: sql`clock_timestamp()` })
        .execute()
      return null
    },

    /** Counts one attempt; throws the problem of too many when it is not allowed. */
    async takeOrThrow(tx: Tx, attempt: AttemptKey, limits: readonly Limit[]): Promise<void> {
      const wait = await attempts.take(tx, attempt, limits)
      if (wait !== null) throw tooMany(wait)
    },

    /** Seconds until an attempt is allowed; 0: now. */
    wait: (db: Db | Tx, attempt: AttemptKey, limits: readonly Limit[]) =>
      longestWait(db, stored(attempt), limits),

    /** Number of attempts within the last minutes. */
    async count(db: Db | Tx, attempt: AttemptKey, minutes: number): Promise<number> {
      const { kind, subject } = stored(attempt)
      const row = await db
        .selectFrom('attempts')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .where('at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${minutes})`)
        .executeTakeFirstOrThrow()
      return row.count
    },

    /** Uncounts the newest attempt. */
    async undo(tx: Tx, attempt: AttemptKey) {
      const which = stored(attempt)
      const newest = tx
        .selectFrom('attempts')
        .select('id')
        .where('kind', '=', which.kind)
        .where('subject', '=', which.subject)
        .orderBy('at', 'desc')
        .limit(1)
      await tx.deleteFrom('attempts').where('id', 'in', newest).execute()
    },

    /** Deletes all attempts of a subject. */
    async clear(db: Db | Tx, attempt: AttemptKey) {
      const { kind, subject } = stored(attempt)
      await db.deleteFrom('attempts').where('kind', '=', kind).where('subject', '=', subject).execute()
    },
  }
  return attempts
}

/** Locks the subject until the transaction ends. */
async function lock(tx: Tx, { kind, subject }: AttemptKey) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${subject}`}, 0))`.execute(tx)
}

async function longestWait(
  db: Db | Tx,
  { kind, subject }: AttemptKey,
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

/** Deletes attempts older than a day, the longest window of any limit. */
export async function deleteOldAttempts(db: Db) {
  await deleteInBatches(db, { table: 'attempts', where: sql<boolean>`at < now() - interval '1 day'` })
}

/** Problem of too many attempts: whole minutes for people, seconds for machines. */
export function tooMany(waitSeconds: number) {
  const seconds = Math.max(1, waitSeconds)
  const message = tryAgainIn(Math.ceil(seconds / 60))
  return problem('too-many-attempts', { message, retryAfterSeconds: seconds })
}
