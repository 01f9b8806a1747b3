import { LastRead } from '@dream/contract/api/chat/conversations'
import { z } from 'zod'

const conversationId = z.uuid()
const userId = z.uuid()
const userIds = z.array(userId)
const seq = z.int().nonnegative()

/** Events between processes. `userIds`: the people whose connections are concerned. */
export const ClusterEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), conversationId, userIds, seq }),
  /** Edit or deletion of a message; `seq` is the conversation's newest message. */
  z.object({ kind: z.literal('change'), conversationId, userIds, seq, changeSeq: seq }),
  z.object({ kind: z.literal('conversation-changed'), conversationId, userIds }),
  z.object({
    kind: z.literal('read-receipts'),
    conversationId,
    userIds,
    userId,
    receivedSeq: seq,
    readSeq: seq,
    lastRead: LastRead.nullable().default(null),
  }),
  z.object({ kind: z.literal('typing'), conversationId, userIds, userId }),
  z.object({ kind: z.literal('presence'), userIds, userId, isOnline: z.boolean() }),
])
export type ClusterEvent = z.infer<typeof ClusterEvent>

/** Coalescing key: an event replaces a waiting one of the same key, since only the newest matters. */
export function keyOf(event: ClusterEvent): string {
  const about = 'conversationId' in event ? event.conversationId : ''
  const by = 'userId' in event ? event.userId : ''
  return `${event.kind}:${about}:${by}`
}

/** Frames that somebody's sockets have sent to another process; for rate limits only. */
export const FramesSpent = z.object({
  kind: z.literal('frames'),
  userId,
  units: z.int().nonnegative().max(1_000_000),
})
