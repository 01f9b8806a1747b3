import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

type Options = {
  /** Earliest time; immediately without it. */
  runAt?: Date | undefined
  /** Deduplication key: of several waiting jobs with one key, only the newest runs. */
  key?: string | undefined
}

/** Max tries of a failing job: the backoff grows from seconds to hours, over about a day. */
const MAX_ATTEMPTS = 12

/** Enqueues a job; it runs after the commit, in any free process. */
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
