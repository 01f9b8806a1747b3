import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

type Options = {
  /** Not before this moment; at once without it. */
  runAt?: Date | undefined
  /** Of several waiting jobs with one key, only the newest runs. */
  key?: string | undefined
}

/** Tries of a job that fails: the waits between them grow from seconds to hours, over about a day. */
const MAX_ATTEMPTS = 12

/** Puts a job into the queue; it runs once the transaction is committed, in whichever process is free. */
export async function enqueue(
  db: Db | Tx,
  { name, payload }: { name: string; payload: unknown },
  { runAt, key }: Options = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::text::json,
      run_at => ${runAt ?? null}::timestamptz, max_attempts => ${MAX_ATTEMPTS}::int, job_key => ${key ?? null}::text
    )`.execute(db)
}
