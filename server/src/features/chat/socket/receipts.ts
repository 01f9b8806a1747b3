import { type Database, isDatabaseUnavailable } from '#platform/database.ts'
import type { Logger } from '#platform/logger.ts'
import { type Marks, type MovedMarks, moveMarks } from '../messages/marks.store.ts'

type Parts = { database: Database; log: Logger; publishMarks: (marks: MovedMarks) => void }

const GATHER_MS = 200

/** Notes what devices have received, gathered into one statement. What gets lost is said again with the next message. */
export function createReceipts({ database, log, publishMarks }: Parts) {
  const waiting = new Map<string, Marks>()
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  const write = async () => {
    const marks = [...waiting.values()]
    waiting.clear()
    for (const moved of await moveMarks(database.sql, marks)) if (moved.has_moved) publishMarks(moved)
  }

  return {
    add(conversationId: string, userId: string, seq: number) {
      const key = `${conversationId}:${userId}`
      const receivedSeq = Math.max(seq, waiting.get(key)?.receivedSeq ?? 0)
      waiting.set(key, { conversationId, userId, receivedSeq, readSeq: 0 })
      timer ??= setTimeout(() => {
        timer = null
        writing = writing.then(write).catch((error: unknown) => {
          log[isDatabaseUnavailable(error) ? 'warn' : 'error']({ err: error }, 'Receipts could not be noted')
        })
      }, GATHER_MS)
    },
    async close() {
      if (timer) clearTimeout(timer)
      await writing
    },
  }
}

export type Receipts = ReturnType<typeof createReceipts>
