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

/** Changes are batched for this long, so that a thousand people who connect at once are one statement. */
const BATCH_MS = 100
/** Who is back within this time was never away. */
const GRACE_MS = 3000
/** Each process notifies its own people of the dead ones': by then every living one has seen them. */
const SEEN_BY_ALL_S = DEAD_AFTER_S + (3 * HEARTBEAT_MS) / 1000

/** Who is online. The truth is in the database, over all processes; each stores its own people in it. */
export function createPresence({ graceMs = GRACE_MS, ...deps }: Deps) {
  const { database, log, hub, processId, broadcaster } = deps
  const { db } = database
  const stored = new Set<string>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()
  /** The grace of whoever left last ends later, when the database may be closed. */
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
  /** Who is back after a restart was never away: nobody is notified. */
  const store = async (userIds: readonly string[]) =>
    userIds.length === 0
      ? []
      : insertPresences(db, { processId: processId(), userIds, deadAfterS: DEAD_AFTER_S })
  const notifyWitnesses = createNotifier(db)
  const findGone = createDeadFinder(db)
  const quietly = (work: () => Promise<void>) => {
    // A process that closes takes its database away: what comes after would fail.
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

    /** Takes the dead processes' people out, and stores everything again when the database has lost it. */
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
      // Its people stay stored: whoever lives on finds that this process is gone, and notifies who sees them then.
    },
  }
}

function logFailure(log: Logger, error: unknown) {
  const level = isDatabaseUnavailable(error) ? 'warn' : 'error'
  log[level]({ err: error }, 'Storing presence failed; retrying when its people reconnect')
}

/** Tells those who talk with these people whether they are there. */
const createNotifier = (db: Db) => async (userIds: readonly string[], notify: Broadcaster['broadcast']) => {
  if (userIds.length === 0) return
  const rows = await readWitnesses(db, userIds, DEAD_AFTER_S)
  for (const { user_id: userId, is_online: isOnline, witnesses } of rows) {
    notify({ kind: 'presence', userId, isOnline, userIds: witnesses })
  }
}

/** Finds who was at processes that have died since it was asked last. */
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
