import { type Database, isDatabaseUnavailable } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import { type ReadReceipt, type MovedReadReceipt, moveReadReceipts } from '../messages/read-receipts.store.ts'

type Deps = { database: Database; log: Logger; publishReadReceipts: (moved: MovedReadReceipt) => void }

const BATCH_MS = 200

/** Stores delivery receipts in batches, one statement each. A lost one is sent again with the next message. */
export function createDeliveryReceipts({ database, log, publishReadReceipts }: Deps) {
  const batch = new Map<string, ReadReceipt>()
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  const write = async () => {
    const receipts = [...batch.values()]
    batch.clear()
    for (const moved of await moveReadReceipts(database.db, receipts)) {
      if (moved.has_moved) publishReadReceipts(moved)
    }
  }

  return {
    add(conversationId: string, userId: string, seq: number) {
      const key = `${conversationId}:${userId}`
      const receivedSeq = Math.max(seq, batch.get(key)?.receivedSeq ?? 0)
      batch.set(key, { conversationId, userId, receivedSeq, readSeq: 0 })
      timer ??= setTimeout(() => {
        timer = null
        writing = writing.then(write).catch((error: unknown) => {
          log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
            { err: error },
            'Storing delivery receipts failed; the next message brings them again',
          )
        })
      }, BATCH_MS)
    },
    async close() {
      if (timer) clearTimeout(timer)
      await writing
    },
  }
}

export type DeliveryReceipts = ReturnType<typeof createDeliveryReceipts>
