import { MESSAGE_PACE, SOCKET } from '@dream/contract/rules/chat/chat'
import type { Background } from '#platform/jobs/background.ts'
import type { Database } from '#platform/database/database.ts'
import { createFanOut } from '#platform/cluster/fan-out.ts'
import { createBatcher, ON_CONNECT } from '#platform/database/batch.ts'
import type { Logger } from '#platform/process/logger.ts'
import { joinProcesses } from '#platform/cluster/processes.ts'
import type { Pace } from '#platform/sockets/frame-budget.ts'
import { createSocketHub } from '#platform/sockets/socket-hub.ts'
import type { ClientConnection } from './delivery/client-connection.ts'
import { createDelivery } from './delivery/delivery.ts'
import { forgetFile } from './files/remove-files.ts'
import type { UploadDeps } from './files/upload-file.ts'
import type { Designs } from './messages/message-of.ts'
import { createMessageWriter } from './messages/message-writer.ts'
import { createPresence } from './presence/presence.ts'
import { readChatAccess } from './socket/chat-access.store.ts'
import { createDeliveryReceipts } from './socket/delivery-receipts.ts'

type Deps = {
  database: Database
  designs: Designs
  background: Background
  log: Logger
  files: ChatFiles
  redisUrl: string | null
  pace?: ChatPace | undefined
}

/** Where pictures and files of conversations lie, and how they get there. */
export type ChatFiles = Omit<UploadDeps, 'database'>

/** How fast one person may write in one conversation, and one socket may send frames. */
export type ChatPace = { messages: { burst: number; perSecond: number }; frames: Pace }

const CHAT_PACE: ChatPace = {
  messages: MESSAGE_PACE,
  frames: { burst: 60, perSecond: 2, maxRefused: 200 },
}

const PING = JSON.stringify({ type: 'ping' })

/** Everything that chat keeps running in one process: what its routes and its sockets need of it. */
export function createChat({ database, designs, background, redisUrl, log, files, pace = CHAT_PACE }: Deps) {
  const hub = createSocketHub<ClientConnection>({ pingText: PING, pingEveryMs: SOCKET.pingEveryMs })
  const delivery = createDelivery({
    database,
    designs,
    log,
    hub,
    sendToCluster: (key, event) => fanOut.send(key, event),
  })
  const { streams, broadcaster } = delivery
  const { broadcast, publish, publishReadReceipts, publishChange, publishUpdate } = broadcaster
  const presence = createPresence({ database, log, hub, processId: () => processes.id, broadcast })
  const processes = joinProcesses({ database, log }, { onHeartbeat: presence.refresh })
  const fanOut = createFanOut(
    { database, redisUrl, log, processes },
    { onEvent: broadcaster.receive, onGap: delivery.checkMissed },
  )
  const deliveryReceipts = createDeliveryReceipts({ database, log, publishReadReceipts })
  const messages = {
    database,
    designs,
    background,
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
  const frames = { ...messages, streams, presence, deliveryReceipts, broadcast, readAccess }

  return {
    messages,
    sockets: { hub, streams, presence, framePace: pace.frames, frames },
    files: { database, ...files },
    publishUpdate,

    async close() {
      hub.close()
      delivery.close()
      await deliveryReceipts.close()
      await presence.close()
      await fanOut.close()
      await processes.close()
    },
  }
}
