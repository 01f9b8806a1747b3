import { followEpoch } from '#platform/cluster/epoch.ts'
import { createFanOut } from '#platform/cluster/fan-out.ts'
import { joinProcesses } from '#platform/cluster/processes.ts'
import type { Database } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import { createFrameBudgets, type FrameBudgets, type Pace } from '#platform/sockets/frame-budget.ts'
import { type ClusterEvent, FramesSpent } from './cluster-events.ts'

type Deps = {
  database: Database
  log: Logger
  redisUrl: string | null
  /** File that keeps the heartbeat count across restarts; see followEpoch. */
  epochFile: string | null
  framePace: Pace
}
type Hooks = {
  onHeartbeat: (heartbeat: { isNew: boolean }) => void
  /** Handles an event of another process; false: it is of no kind that concerns connections. */
  onEvent: (event: unknown) => boolean
  /** Events may have been missed. */
  onGap: () => void
  /** The database was restored: what was sent since the backup is void. */
  onRestored: () => void
}

/** Connects this process with the others of its database: events and shared rate limits. */
export function joinCluster({ database, log, redisUrl, epochFile, framePace }: Deps, hooks: Hooks) {
  const epoch = followEpoch({ database, file: epochFile }, hooks.onRestored)
  const processes = joinProcesses(
    { database, log },
    {
      async onHeartbeat(heartbeat) {
        hooks.onHeartbeat(heartbeat)
        await epoch.beat()
      },
    },
  )
  const fanOut = createFanOut(
    { database, redisUrl, log, processes },
    { onEvent: (event) => hooks.onEvent(event) || noteSpent(budgets, event), onGap: hooks.onGap },
  )
  const budgets = createFrameBudgets(framePace, () => performance.now(), {
    onSpent: (userId, units) => fanOut.send(`frames:${userId}`, { kind: 'frames', userId, units }),
  })

  return {
    processId: () => processes.id,
    epoch: epoch.now,
    budgets,
    send: (key: string, event: ClusterEvent) => fanOut.send(key, event),
    async close() {
      await fanOut.close()
      await processes.close()
    },
  }
}

function noteSpent(budgets: Pick<FrameBudgets, 'spentElsewhere'>, event: unknown) {
  const spent = FramesSpent.safeParse(event).data
  if (spent) budgets.spentElsewhere(spent.userId, spent.units)
}
