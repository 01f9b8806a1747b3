import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, isDatabaseUnavailable } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'

/** This process among all that serve the same database. */
export type Processes = {
  readonly id: string
  /** Whether others were alive a moment ago. */
  hasOthers(): boolean
  /** Notes that another one is alive. */
  noteOther(): void
  close(): Promise<void>
}

/** A process that was silent for so long is dead. */
export const DEAD_AFTER_S = 20
export const HEARTBEAT_MS = 5000

type Hooks = {
  /** After each heartbeat; `isNew` when the others did not know this process, or took it for dead. */
  onHeartbeat: (heartbeat: { isNew: boolean }) => Promise<void> | void
}

/** Shows every few seconds that this process lives. */
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
      // What is not known is taken for possible.
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
      // Dead from now on: the row itself stays until the others have seen it.
      await sql`
        update app_processes set seen_at = now() - make_interval(secs => ${DEAD_AFTER_S}) where id = ${id}`
        .execute(database.db)
        .catch(() => undefined)
    },
  }
}
