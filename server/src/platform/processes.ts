import { randomUUID } from 'node:crypto'
import { type Database, isDatabaseUnavailable } from './database.ts'
import type { Logger } from './logger.ts'

/** This process among all that serve the same database. */
export type Processes = {
  readonly id: string
  /** Whether others were alive a moment ago. */
  hasOthers(): boolean
  /** Notes that another one has spoken. */
  heardOther(): void
  close(): Promise<void>
}

/** A process that was silent for so long is dead; the same number stands in SQL that looks for the living. */
export const DEAD_AFTER_S = 20
const BEAT_MS = 5000

type Hooks = {
  /** After each beat; `isNew` when the others did not know this process, or took it for dead. */
  onBeat: (beat: { isNew: boolean }) => Promise<void> | void
}

/** Shows every few seconds that this process lives. */
export function joinProcesses(
  { database, log }: { database: Database; log: Logger },
  { onBeat }: Hooks,
): Processes {
  const id = randomUUID()
  let others = false
  let lastBeat = -Infinity

  const beat = async () => {
    try {
      const [row] = await database.sql<{ is_new: boolean; others: boolean }[]>`
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
        ) as others from mine`
      others = row?.others ?? true
      const now = performance.now()
      const isLate = now - lastBeat > DEAD_AFTER_S * 1000
      lastBeat = now
      await onBeat({ isNew: isLate || (row?.is_new ?? true) })
    } catch (error) {
      // What is not known is taken for possible.
      others = true
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'A beat of this process failed')
    }
  }

  let last = beat()
  const timer = setInterval(() => void (last = last.then(beat)), BEAT_MS)
  timer.unref()
  return {
    id,
    hasOthers: () => others,
    heardOther: () => void (others = true),
    async close() {
      clearInterval(timer)
      await last
      await database.sql`delete from app_processes where id = ${id}`.catch(() => undefined)
    },
  }
}
