import { MESSAGE_PACE, SOCKET } from '@dream/contract/rules/chat/chat'
import type { Background } from '#platform/jobs/background.ts'
import type { Database } from '#platform/database/database.ts'
import { createBatcher, ON_CONNECT } from '#platform/database/batch.ts'
import type { Logger } from '#platform/process/logger.ts'
import type { Pace } from '#platform/sockets/frame-budget.ts'
import { createSocketHub } from '#platform/sockets/socket-hub.ts'
import type { ClientConnection } from './delivery/client-connection.ts'
import { createDelivery } from './delivery/delivery.ts'
import { joinCluster } from './delivery/join-cluster.ts'
import { forgetFile } from './files/remove-files.ts'
import type { UploadDeps } from './files/upload-file.ts'
import type { Designs } from './messages/message-of.ts'
import { createMessageWriter } from './messages/message-writer.ts'
import type { Pace as MessagePace } from './messages/store-message.store.ts'
import { createPresence } from './presence/presence.ts'
import { readChatAccess } from './socket/chat-access.store.ts'
import { createDeliveryReceipts } from './socket/delivery-receipts.ts'
import type { SocketTimes } from './socket/receive.ts'

type Deps = {
  database: Database
  designs: Designs
  background: Background
  /** Whether the disk is too full to store more. */
  isDiskFull: () => boolean
  log: Logger
  files: ChatFiles
  redisUrl: string | null
  /** File that keeps the heartbeat count across restarts; see followEpoch. */
  epochFile: string | null
  pace?: ChatPace | undefined
  times?: ChatTimes | undefined
}

/** Storage of pictures and files of conversations, and the limits of uploads. */
export type ChatFiles = Omit<UploadDeps, 'database'>

/** Rate limits of one person's messages in one conversation, and of frames on their sockets. */
export type ChatPace = { messages: MessagePace; frames: Pace }

/** Timeouts of sockets, grace period of presence, and interval of the check for missed events. */
export type ChatTimes = SocketTimes & { graceMs?: number; checkMissedMs?: number }

export const CHAT_PACE: ChatPace = {
  messages: MESSAGE_PACE,
  // A broker with thirty chats and three devices that reconnect sends a quarter of the burst.
  frames: { burst: 1000, perSecond: 40, cutAfterMs: 15_000 },
}

const PING = JSON.stringify({ type: 'ping' })

/** Chat services of one process, for its routes and its sockets. */
export function createChat({ pace = CHAT_PACE, times = {}, ...deps }: Deps) {
  const { database, designs, background, isDiskFull, redisUrl, epochFile, log, files } = deps
  const hub = createSocketHub<ClientConnection>({ pingText: PING, pingEveryMs: SOCKET.pingEveryMs })
  const shared = { database, log, hub }
  const delivery = createDelivery({
    ...shared,
    designs,
    checkMissedMs: times.checkMissedMs,
    sendToCluster: (key, event) => cluster.send(key, event),
  })
  const { streams, broadcaster } = delivery
  const { broadcast, publish, publishReadReceipts, publishChange, publishUpdate } = broadcaster
  const presence = createPresence({
    ...shared,
    processId: () => cluster.processId(),
    broadcaster,
    graceMs: times.graceMs,
  })
  const cluster = joinCluster(
    { database, log, redisUrl, epochFile, framePace: pace.frames },
    {
      onHeartbeat: presence.refresh,
      onEvent: broadcaster.receive,
      onGap: delivery.checkMissed,
      // Devices reconnect, and learn of the restore.
      onRestored: () => hub.closeAll('restored'),
    },
  )
  const deliveryReceipts = createDeliveryReceipts({ database, log, publishReadReceipts })
  const messages = {
    database,
    designs,
    background,
    isDiskFull,
    pace: pace.messages,
    write: createMessageWriter(database, pace.messages),
    publish,
    publishReadReceipts,
    publishChange,
    forgetFile: (fileId: string) => forgetFile({ database, fileStore: files.fileStore }, fileId),
  }
  const readAccess = createBatcher(ON_CONNECT, (userIds: readonly string[]) =>
    readChatAccess(database, userIds),
  )
  const { budgets, epoch } = cluster
  const frames = { ...messages, streams, presence, deliveryReceipts, broadcast, readAccess, epoch }

  return {
    messages,
    sockets: { hub, streams, presence, budgets, frames, times },
    files: { database, ...files },
    publishUpdate,

    async close() {
      hub.close()
      budgets.close()
      await delivery.close()
      await deliveryReceipts.close()
      await presence.close()
      await cluster.close()
    },
  }
}
