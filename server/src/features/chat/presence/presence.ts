import { type Database, isDatabaseUnavailable } from '#platform/database.ts'
import type { Logger } from '#platform/logger.ts'
import { DEAD_AFTER_S } from '#platform/processes.ts'
import { deleteDeadPresences, deletePresences, insertPresences, readWitnesses } from './presence.store.ts'

type Parts = {
  database: Database
  log: Logger
  processId: () => string
  /** Whether a person has a device at this process. */
  isHere: (userId: string) => boolean
  everybodyHere: () => string[]
  /** Somebody came or went, over all processes. */
  tell: (userId: string, isOnline: boolean, witnesses: readonly string[]) => void
}

/** Changes are gathered for this long, so that a thousand people who come at once are one statement. */
const GATHER_MS = 100
/** Who is back within this time was never away. */
const GRACE_MS = 3000

/** Who is there. The truth is in the database, over all processes; each keeps its own people in it. */
export type Presence = ReturnType<typeof createPresence>

export function createPresence({ database, log, processId, isHere, everybodyHere, tell }: Parts) {
  const raw = database.sql
  const told = new Set<string>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  const write = async (userIds: readonly string[]) => {
    const here = userIds.filter(isHere)
    const gone = userIds.filter((userId) => !isHere(userId))
    const came = here.filter((userId) => !told.has(userId))
    for (const userId of here) told.add(userId)
    for (const userId of gone) told.delete(userId)
    const arrived = await note(came)
    if (gone.length > 0) await deletePresences(raw, processId(), gone)
    await announce([...arrived, ...gone])
  }
  /** Who is back after a restart was never away: those who see them hear nothing of it. */
  const note = async (userIds: readonly string[]) =>
    userIds.length === 0
      ? []
      : insertPresences(raw, { processId: processId(), userIds, deadAfterS: DEAD_AFTER_S })
  const announce = async (userIds: readonly string[]) => {
    if (userIds.length === 0) return
    const rows = await readWitnesses(raw, userIds, DEAD_AFTER_S)
    for (const { user_id, is_online, witnesses } of rows) tell(user_id, is_online, witnesses)
  }
  const quietly = (work: () => Promise<void>) => {
    writing = writing.then(work).catch((error: unknown) => {
      log[isDatabaseUnavailable(error) ? 'warn' : 'error']({ err: error }, 'Presence could not be noted')
    })
  }
  const gather = (userId: string) => {
    changed.add(userId)
    timer ??= setTimeout(() => {
      timer = null
      const userIds = [...changed]
      changed.clear()
      quietly(() => write(userIds))
    }, GATHER_MS)
  }

  return {
    came: gather,
    left(userId: string) {
      if (!isHere(userId)) setTimeout(() => isHere(userId) || gather(userId), GRACE_MS).unref()
    },

    /** Looks after the dead, and writes everything anew when the database has lost it. */
    beat: ({ isNew }: { isNew: boolean }) =>
      quietly(async () => {
        const arrived = isNew ? await note(everybodyHere()) : []
        await announce([...arrived, ...(await deleteDeadPresences(raw, DEAD_AFTER_S))])
      }),

    async close() {
      if (timer) clearTimeout(timer)
      await writing
      // Its people stay noted: whoever lives on finds that this process is gone, and tells who is away then.
    },
  }
}
