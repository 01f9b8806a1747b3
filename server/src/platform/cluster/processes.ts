import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, isDatabaseUnavailable } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'

/** Membership of this process among all that serve the same database. */
export type Processes = {
  readonly id: string
  /** Whether others were alive a moment ago. */
  hasOthers(): boolean
  /** Records that another one is alive. */
  noteOther(): void
  close(): Promise<void>
}

/** Silence after which a process counts as dead. */
export const DEAD_AFTER_S = 20
export const HEARTBEAT_MS = 5000

type Hooks = {
  /** Called after each heartbeat; `isNew` when the others did not know this process, or had taken it for dead. */
  onHeartbeat: (heartbeat: { isNew: boolean }) => Promise<void> | void
}

/** Sends heartbeats of this process. */
export function joinProcesses(
  { database, log }: { database: Database; log: Logger },
  { onHeartbeat }: Hooks,
): Processes {
  const id = randomUUID()
  let others = false
  let lastHeartbeatAt = -Infinity

  const heartbeat = async () => {
    try {
      const {
        rows: [row],
      } = await sql<{ is_new: boolean; others: boolean }>`
        with gone as (
          delete from app_processes where seen_at < now() - make_interval(secs => ${DEAD_AFTER_S * 3})
        ), mine as (
          insert into app_processes (id) values (${id})
          on conflict (id) do update set seen_at = clock_timestamp()
          returning xmax = 0 as is_new
        )
        select is_new, exists (
          select from app_processes
          where id <> ${id} and seen_at > now() - make_interval(secs => ${DEAD_AFTER_S})
        ) as others from mine`.execute(database.db)
      others = row?.others ?? true
      const now = performance.now()
      const isLate = now - lastHeartbeatAt > DEAD_AFTER_S * 1000
      lastHeartbeatAt = now
      await onHeartbeat({ isNew: isLate || (row?.is_new ?? true) })
    } catch (error) {
      // Assumes others while unknown.
      others = true
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'Heartbeat of this process failed')
    }
  }

  let last = heartbeat()
  const timer = setInterval(() => void (last = last.then(heartbeat)), HEARTBEAT_MS)
  timer.unref()
  return {
    id,
    hasOthers: () => others,
    noteOther: () => void (others = true),
    async close() {
      clearInterval(timer)
      await last
      // Counts as dead from now on: the row itself stays until the others have seen it.
      await sql`
        update app_processes set seen_at = now() - make_interval(secs => ${DEAD_AFTER_S}) where id = ${id}`
        .execute(database.db)
        .catch(() => undefined)
    },
  }
}
