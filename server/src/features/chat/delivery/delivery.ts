import { type Database, isDatabaseUnavailable } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import { type Designs, messageOf } from '../messages/message-of.ts'
import { type MessageRow, readAfter, readChanges } from '../messages/messages.store.ts'
import { type BroadcasterDeps, createBroadcaster } from './broadcaster.ts'
import { readAdvanced } from './delivery.store.ts'
import { Streams } from './streams.ts'

type Deps = Omit<BroadcasterDeps, 'streams'> & {
  database: Database
  designs: Designs
  log: Logger
  /** Interval of the check for missed events. */
  checkMissedMs?: number | undefined
}

/** Streams of conversations, their publisher, and a check of the database for missed events. */
export function createDelivery({ database, designs, log, checkMissedMs = 5000, ...deps }: Deps) {
  const onFailure = (error: unknown) =>
    log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
      { err: error },
      `Delivery of messages failed; retrying in ${checkMissedMs / 1000} s`,
    )
  const toMessage = (row: MessageRow) => messageOf(row, designs)
  const streams = new Streams({
    readAfter: async (after) => (await readAfter(database.db, after)).map(toMessage),
    readChanges: async (after) => (await readChanges(database.db, after)).map(toMessage),
    onFailure,
  })

  const readMissed = async () => {
    const positions = streams.positions()
    if (positions.length === 0) return
    for (const { id, last_seq: seq, change_seq: changeSeq } of await readAdvanced(database.db, positions)) {
      streams.advance(id, { seq, changeSeq })
    }
  }
  let isClosed = false
  let checks = Promise.resolve()
  const checkMissed = () => {
    // A listener that reconnects while the process stops may still report a gap.
    if (!isClosed) checks = checks.then(readMissed).catch(onFailure)
  }
  const timer = setInterval(checkMissed, checkMissedMs)
  timer.unref()

  return {
    streams,
    broadcaster: createBroadcaster({ ...deps, streams }),
    checkMissed,
    async close() {
      isClosed = true
      clearInterval(timer)
      await checks
    },
  }
}
