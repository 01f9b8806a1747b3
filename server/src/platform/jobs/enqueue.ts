import { sql } from 'kysely'
import type { Db, Tx } from '../database.ts'

type Wish = {
  /** Not before this moment; at once without it. */
  runAt?: Date | undefined
  /** Of several jobs with one key that wait, only the newest is done. */
  key?: string | undefined
}

/** Tries of a job that fails: the waits between them grow from seconds to hours, over about a day. */
const TRIES = 12

/** Puts a job into the queue, to be done once the transaction is committed, by whichever process is free. */
export async function enqueue(
  db: Db | Tx,
  { name, payload }: { name: string; payload: unknown },
  { runAt, key }: Wish = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::text::json,
      run_at => ${runAt ?? null}::timestamptz, max_attempts => ${TRIES}::int, job_key => ${key ?? null}::text
    )`.execute(db)
}
