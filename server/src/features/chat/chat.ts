import { MESSAGE_PACE, SOCKET } from '@dream/contract/rules/chat'
import type { Background } from '#platform/background.ts'
import type { Database } from '#platform/database.ts'
import { createFanOut } from '#platform/fan-out.ts'
import { gather, WHEN_ALL_RETURN } from '#platform/gather.ts'
import type { Logger } from '#platform/logger.ts'
import { joinProcesses } from '#platform/processes.ts'
import type { Pace } from '#platform/sockets/frame-budget.ts'
import { createSocketHub } from '#platform/sockets/socket-hub.ts'
import { createDelivery } from './delivery/delivery.ts'
import type { Device } from './delivery/device.ts'
import type { Hint } from './delivery/hints.ts'
import { forgetFile } from './files/remove-files.ts'
import type { UploadDeps } from './files/upload-file.ts'
import type { Designs } from './messages/message-of.ts'
import { createMessageWriter } from './messages/message-writer.ts'
import { createPresence } from './presence/presence.ts'
import { readEntries } from './socket/chat-access.store.ts'
import { createReceipts } from './socket/receipts.ts'

type Parts = {
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

/** What happened in a conversation outside of its messages' own doors. */
type News = { conversationId: string; userIds: readonly string[]; seq: number; hasChanged: boolean }

/** How fast one person may write in one conversation, and one socket may send frames. */
export type ChatPace = { messages: { burst: number; perSecond: number }; frames: Pace }

const CHAT_PACE: ChatPace = {
  messages: MESSAGE_PACE,
  frames: { burst: 60, perSecond: 2, patience: 200 },
}

const PING = JSON.stringify({ type: 'ping' })

/** Everything that chat keeps running in one process. */
export type Chat = ReturnType<typeof createChat>

export function createChat({ database, designs, background, redisUrl, log, files, pace = CHAT_PACE }: Parts) {
  const hub = createSocketHub<Device>({ pingText: PING, pingEveryMs: SOCKET.pingEveryMs })
  const delivery = createDelivery({
    database,
    designs,
    hub,
    log,
    tell: (key, hint) => fanOut.tell(key, hint),
  })
  const isHere = (userId: string) => [...hub.of(userId)].some(({ entry }) => !entry)
  const presence = createPresence({
    database,
    log,
    processId: () => processes.id,
    isHere,
    everybodyHere: () => [...new Set([...hub.all()].map(({ userId }) => userId))].filter(isHere),
    tell: (userId, isOnline, witnesses) =>
      spread({ kind: 'presence', userId, isOnline, userIds: [...witnesses] }),
  })
  const processes = joinProcesses({ database, log }, { onBeat: presence.beat })
  const fanOut = createFanOut(
    { database, redisUrl, log, processes },
    { onHint: delivery.hear, onGap: delivery.sweep },
  )
  const receipts = createReceipts({ database, log, publishMarks: delivery.publishMarks })
  const spread = (hint: Hint) => delivery.spread(hint)

  return {
    database,
    designs,
    background,
    pace: pace.messages,
    write: createMessageWriter(database, pace.messages),
    entryOf: gather(WHEN_ALL_RETURN, (userIds: readonly string[]) => readEntries(database.sql, userIds)),
    framePace: pace.frames,
    hub,
    delivery,
    presence,
    receipts,
    publish: delivery.publish,
    publishMarks: delivery.publishMarks,
    publishChange: delivery.publishChange,
    forgetFile: (fileId: string) => forgetFile({ database, fileStore: files.fileStore }, fileId),
    files: { database, ...files },

    /** Tells the open devices of two people that something has happened between them. */
    announce({ conversationId, userIds, seq, hasChanged }: News) {
      if (seq > 0) spread({ kind: 'messages', conversationId, userIds: [...userIds], seq })
      if (hasChanged) spread({ kind: 'changed', conversationId, userIds: [...userIds] })
    },

    async close() {
      hub.close()
      delivery.close()
      await receipts.close()
      await presence.close()
      await fanOut.close()
      await processes.close()
    },
  }
}
