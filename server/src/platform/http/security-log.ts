import type { SecurityKind } from '@dream/contract/rules/admin/security'
import { SECURITY_LOG_DAYS } from '@dream/contract/rules/admin/security'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Database, type Db, isDatabaseUnavailable } from '#platform/database/database.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import { clientIp } from './proxy/client-ip.ts'
import { createWindowLimiter } from '#platform/limits/window-limiter.ts'
import type { Logger } from '#platform/process/logger.ts'

/** Security event: kind, account and source. `detail` never has personal data. */
export type SecurityNote = {
  kind: SecurityKind
  userId?: string | null | undefined
  sessionId?: string | null | undefined
  ip?: string | undefined
  requestId?: string | undefined
  detail?: string | undefined
}

/** Batching delay: no request waits for its own event. */
const GATHER_MS = 250
const BATCH_SIZE = 500
const RETRY_MS = 2000
/** Max queue while the database is down. */
const MAX_WAITING = 5000
/** Rate limit of one kind from one address: sixty events tell as much as a thousand. */
const PER_MINUTE = { max: 60, windowMs: 60_000, maxKeys: 10_000 }

export type SecurityLog = ReturnType<typeof createSecurityLog>

/** Writes security events in batches after the answer. Changes of accounts write their own: see note-account-change.sql. */
export function createSecurityLog({ database, log }: { database: Database; log: Logger }) {
  const limiter = createWindowLimiter(PER_MINUTE, () => performance.now())
  let waiting: (SecurityNote & { notedAt: number })[] = []
  let lost = 0
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  const write = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_SIZE)
      await insertNotes(database.db, batch)
      waiting = waiting.slice(batch.length)
    }
    if (lost > 0) log.warn({ lost }, 'The security log left out lines: too many came at once')
    lost = 0
  }
  const writeQuietly = () =>
    write().catch((error: unknown) => {
      log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
        { err: error },
        'Writing the security log failed; retrying',
      )
      writeSoon(RETRY_MS)
    })
  const writeSoon = (afterMs: number) => {
    timer ??= setTimeout(() => {
      timer = null
      writing = writing.then(writeQuietly)
    }, afterMs).unref()
  }

  return {
    note(event: SecurityNote): void {
      const isTooMuch = waiting.length >= MAX_WAITING || !limiter.take(`${event.kind} ${event.ip ?? ''}`)
      if (isTooMuch) {
        lost += 1
        return
      }
      waiting.push({ ...event, notedAt: performance.now() })
      writeSoon(GATHER_MS)
    },

    /** Resolves when all events so far are stored, or could not be. */
    async flush(): Promise<void> {
      writing = writing.then(writeQuietly)
      await writing
    },

    async close(): Promise<void> {
      await writing.then(writeQuietly)
      if (timer) clearTimeout(timer)
    },
  }
}

/** Logs security events until the last request is over, and deletes old ones. */
export function startSecurityLog(app: FastifyInstance, database: Database): SecurityLog {
  const securityLog = createSecurityLog({ database, log: app.log })
  app.decorate('securityLog', securityLog)
  app.addHook('onClose', () => securityLog.close())
  app.jobs.everyHour('Deleting old security events', () => deleteOldSecurityEvents(database.db))
  return securityLog
}

/** Fields of every event of a request. */
export const requestOf = (request: FastifyRequest) => ({ ip: clientIp(request), requestId: request.id })

/** Inserts events with the database's clock, less the time that each has waited here. */
async function insertNotes(db: Db, notes: readonly (SecurityNote & { notedAt: number })[]) {
  const now = performance.now()
  const rows = notes.map(({ kind, userId, sessionId, ip, requestId, detail, notedAt }) => ({
    kind,
    user_id: userId ?? null,
    session_id: sessionId ?? null,
    ip: ip ?? null,
    request_id: requestId ?? null,
    detail: detail ?? null,
    age_s: (now - notedAt) / 1000,
  }))
  await sql`
    insert into security_events (at, kind, user_id, session_id, ip, request_id, detail)
    select clock_timestamp() - make_interval(secs => e.age_s), e.kind, e.user_id, e.session_id, e.ip, e.request_id, e.detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as e (kind text, user_id uuid, session_id uuid, ip text, request_id text, detail text, age_s float8)`.execute(
    db,
  )
}

export async function deleteOldSecurityEvents(db: Db): Promise<void> {
  const where = sql<boolean>`at < now() - make_interval(days => ${SECURITY_LOG_DAYS})`
  await deleteInBatches(db, { table: 'security_events', where })
}

declare module 'fastify' {
  interface FastifyInstance {
    securityLog?: SecurityLog
  }
}
