import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { Limit } from '#platform/limits/attempts.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'

export type Channel = 'sms' | 'email'

/** Age from which a code counts as not entered. */
const JUDGED_AFTER_MINUTES = 5

/** Channel and network of a request for a code. */
export type Origin = { channel: Channel; network: string }

export async function insertSentCode(tx: Tx, origin: Origin): Promise<string> {
  const { id } = await tx.insertInto('sent_codes').values(origin).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Marks a sent code as entered. */
export async function markEntered(tx: Tx, sentId: string): Promise<void> {
  await tx
    .updateTable('sent_codes')
    .set({ entered_at: sql`clock_timestamp()` })
    .where('id', '=', sentId)
    .execute()
}

/** Seconds until fewer than the limit of a network's recent codes are unentered; 0: already so. */
export async function readUnenteredWait(
  tx: Tx,
  { channel, network }: Origin,
  { count, minutes }: Limit,
): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ wait: number }>`
    select ceil(extract(epoch from at + make_interval(mins => ${minutes}) - clock_timestamp()))::int as wait
    from sent_codes
    where channel = ${channel} and network = ${network} and entered_at is null
      and at > clock_timestamp() - make_interval(mins => ${minutes})
    order by at desc offset ${count - 1} limit 1`.execute(tx)
  return row ? Math.max(1, row.wait) : 0
}

/** Share entered of the last codes of a day that are old enough to judge. */
export async function readShareEntered(
  tx: Tx,
  { channel, last }: { channel: Channel; last: number },
): Promise<{ sent: number; entered: number }> {
  const {
    rows: [row],
  } = await sql<{ sent: number; entered: number }>`
    select count(*)::int as sent, count(entered_at)::int as entered
    from (
      select entered_at from sent_codes
      where channel = ${channel} and at > now() - interval '1 day'
        and (entered_at is not null or at < now() - make_interval(mins => ${JUDGED_AFTER_MINUTES}))
      order by at desc limit ${last}
    ) as judged`.execute(tx)
  return row ?? { sent: 0, entered: 0 }
}

export async function deleteOldSentCodes(db: Db): Promise<void> {
  await deleteInBatches(db, { table: 'sent_codes', where: sql<boolean>`at < now() - interval '2 days'` })
}

/** Recipients of alerts. */
export async function readOwnerEmails(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('admins as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('u.email')
    .where('a.role', '=', 'owner')
    .where('a.ended_at', 'is', null)
    .where('u.disabled_at', 'is', null)
    .execute()
  return rows.map(({ email }) => email)
}
