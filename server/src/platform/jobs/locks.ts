import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'

/** Age at which a lock that nobody renews belongs to a process that died. */
const DEAD_AFTER_S = 120

type Held = { id: string; name: string; limitMs: number }
export type Locks = ReturnType<typeof createLocks>

/** Locks of the jobs that run in this process: renewed for as long as they run, so that no other process starts one again. */
export function createLocks({ database, log }: { database: Database; log: Pick<Logger, 'warn'> }) {
  const held = new Set<string>()
  return {
    /** Runs a job to its end, and aborts its signal after `limitMs`. */
    async hold({ id, name, limitMs }: Held, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
      const limit = new AbortController()
      const timer = setTimeout(() => {
        log.warn({ job: name, id }, 'Job exceeds its time limit; it is told to stop')
        limit.abort(new Error(`The job ${name} took longer than ${limitMs / 1000} s`))
      }, limitMs)
      held.add(id)
      try {
        await work(limit.signal)
      } finally {
        clearTimeout(timer)
        held.delete(id)
      }
    },

    /** Renews the locks of this process, and releases those of processes that died. */
    async sweep(): Promise<void> {
      await sql`
        with jobs as (
          update graphile_worker._private_jobs set locked_at = now()
          where id = any(${[...held]}::bigint[]) and locked_at is not null
          returning job_queue_id
        )
        update graphile_worker._private_job_queues set locked_at = now()
        where id in (select job_queue_id from jobs)`.execute(database.db)
      await releaseDead(database, DEAD_AFTER_S)
    },
  }
}

/** Releases jobs and queues whose locks were not renewed for `deadAfterS` seconds. */
async function releaseDead({ db }: Database, deadAfterS: number): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
    where locked_at < now() - make_interval(secs => ${deadAfterS})`.execute(db)
  await sql`
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null
    where locked_at < now() - make_interval(secs => ${deadAfterS})`.execute(db)
}
