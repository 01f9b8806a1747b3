import { type Database, type Db, isDatabaseUnavailable } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import { DEAD_AFTER_S, HEARTBEAT_MS } from '#platform/cluster/processes.ts'
import type { SocketHub } from '#platform/sockets/socket-hub.ts'
import type { Broadcaster } from '../delivery/broadcaster.ts'
import type { ClientConnection } from '../delivery/client-connection.ts'
import {
  deleteDeadPresences,
  deletePresences,
  insertPresences,
  readDeadPresences,
  readWitnesses,
} from './presence.store.ts'

type Hub = Pick<SocketHub<ClientConnection>, 'of' | 'all'>
type Deps = {
  database: Database
  log: Logger
  hub: Hub
  processId: () => string
  broadcaster: Pick<Broadcaster, 'broadcast' | 'deliver'>
  graceMs?: number | undefined
}

/** Batching window of changes, so that a thousand people who connect at once are one statement. */
const BATCH_MS = 100
/** Grace period: a person who reconnects within it was never offline. */
const GRACE_MS = 3000
/** Delay after which every living process has seen the dead one; each notifies its own people. */
const SEEN_BY_ALL_S = DEAD_AFTER_S + (3 * HEARTBEAT_MS) / 1000

/** Presence across all processes. The database is the source of truth; each process stores its own people in it. */
export function createPresence({ graceMs = GRACE_MS, ...deps }: Deps) {
  const { database, log, hub, processId, broadcaster } = deps
  const { db } = database
  const stored = new Set<string>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()
  /** The last grace period may end after the database is closed. */
  let isClosed = false

  const isHere = (userId: string) => hasAdmitted(hub.of(userId))

  const write = async (userIds: readonly string[]) => {
    const here = userIds.filter(isHere)
    const away = userIds.filter((userId) => !isHere(userId))
    const arrived = await store(here.filter((userId) => !stored.has(userId)))
    for (const userId of here) stored.add(userId)
    for (const userId of away) stored.delete(userId)
    if (away.length > 0) await deletePresences(db, processId(), away)
    await notifyWitnesses([...arrived, ...away], broadcaster.broadcast)
  }
  /** A reconnect after a restart is no change: nobody is notified. */
  const store = async (userIds: readonly string[]) =>
    userIds.length === 0
      ? []
      : insertPresences(db, { processId: processId(), userIds, deadAfterS: DEAD_AFTER_S })
  const notifyWitnesses = createNotifier(db)
  const findGone = createDeadFinder(db)
  const quietly = (work: () => Promise<void>) => {
    // A closing process closes its database: later queries would fail.
    if (isClosed) return
    writing = writing.then(work).catch((error: unknown) => logFailure(log, error))
  }
  const enqueue = (userId: string) => {
    changed.add(userId)
    timer ??= setTimeout(() => {
      timer = null
      const userIds = [...changed]
      changed.clear()
      quietly(() => write(userIds))
    }, BATCH_MS)
  }

  return {
    came: enqueue,
    left(userId: string) {
      if (!isHere(userId)) setTimeout(() => isClosed || isHere(userId) || enqueue(userId), graceMs).unref()
    },

    /** Removes people of dead processes, and stores everything again when the database has lost it. */
    refresh: ({ isNew }: { isNew: boolean }) =>
      quietly(async () => {
        await notifyWitnesses(isNew ? await store(peopleOf(hub)) : [], broadcaster.broadcast)
        await notifyWitnesses(await findGone(), broadcaster.deliver)
        await deleteDeadPresences(db, SEEN_BY_ALL_S)
      }),

    async close() {
      isClosed = true
      if (timer) clearTimeout(timer)
      await writing
      // Its people stay stored: a living process detects its death and notifies those concerned.
    },
  }
}

function logFailure(log: Logger, error: unknown) {
  const level = isDatabaseUnavailable(error) ? 'warn' : 'error'
  log[level]({ err: error }, 'Storing presence failed; retrying when its people reconnect')
}

/** Notifies the chat partners of these people about their presence. */
const createNotifier = (db: Db) => async (userIds: readonly string[], notify: Broadcaster['broadcast']) => {
  if (userIds.length === 0) return
  const rows = await readWitnesses(db, userIds, DEAD_AFTER_S)
  for (const { user_id: userId, is_online: isOnline, witnesses } of rows) {
    notify({ kind: 'presence', userId, isOnline, userIds: witnesses })
  }
}

/** Finds people of processes that died since the last call. */
function createDeadFinder(db: Db) {
  let known = new Set<string>()
  return async () => {
    const rows = await readDeadPresences(db, DEAD_AFTER_S)
    const keyOf = (row: (typeof rows)[number]) => `${row.process_id} ${row.user_id}`
    const gone = rows.filter((row) => !known.has(keyOf(row)))
    known = new Set(rows.map(keyOf))
    return [...new Set(gone.map((row) => row.user_id))]
  }
}

const hasAdmitted = (connections: Iterable<ClientConnection>) =>
  [...connections].some(({ pendingAccess }) => !pendingAccess)

const peopleOf = (hub: Hub) => [
  ...new Set([...hub.all()].filter((connection) => hasAdmitted([connection])).map(({ userId }) => userId)),
]
