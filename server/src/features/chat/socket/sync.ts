import type { FrameToServer } from '@dream/contract/socket/to-server'
import type { Database } from '#platform/database/database.ts'
import { type ClientConnection, sendFrame } from '../delivery/client-connection.ts'
import { readStanding } from '../delivery/delivery.store.ts'
import type { Streams } from '../delivery/streams.ts'
import { lastReadOf } from '../messages/last-read-of.ts'

type Deps = { database: Database; streams: Pick<Streams, 'subscribe' | 'backfill'> }
type SyncFrame = Extract<FrameToServer, { type: 'sync' }>

/** Backfills a connection from its client's positions, and sends the others' receipts and presence. */
export async function sync(
  { database, streams }: Deps,
  connection: ClientConnection,
  { conversations }: SyncFrame,
): Promise<void> {
  const had = new Map(conversations.map((each) => [each.conversationId, each]))
  for (const row of await readStanding(database.db, connection.userId, [...had.keys()])) {
    if (!connection.isOpen()) return
    const { id: conversationId, other_id: userId } = row
    const has = had.get(conversationId) ?? { conversationId, seq: 0 }
    const stored = { seq: row.last_seq, changeSeq: row.change_seq }
    streams.subscribe(connection, conversationId, stored)
    await streams.backfill(connection, has, stored)
    const receipts = {
      receivedSeq: row.other_received_seq,
      readSeq: row.other_read_seq,
      lastRead: lastReadOf(row),
    }
    sendFrame(connection, { type: 'marks', conversationId, userId, ...receipts })
    sendFrame(connection, { type: 'presence', userId, isOnline: row.is_online })
  }
  sendFrame(connection, { type: 'synced' })
}
