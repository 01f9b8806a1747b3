import { LastRead } from '@dream/contract/api/chat/conversations'
import { z } from 'zod'

const conversationId = z.uuid()
const userId = z.uuid()
const userIds = z.array(userId)
const seq = z.int().nonnegative()

/** What processes send each other. `userIds` are those whose connections are concerned. */
export const ClusterEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), conversationId, userIds, seq }),
  /** A message was changed or deleted; `seq` is the conversation's newest message. */
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

/** Events of one key replace each other: only the newest matters. */
export function keyOf(event: ClusterEvent): string {
  const about = 'conversationId' in event ? event.conversationId : ''
  const by = 'userId' in event ? event.userId : ''
  return `${event.kind}:${about}:${by}`
}

/** What somebody's sockets have sent to another process; it concerns no connection. */
export const FramesSpent = z.object({
  kind: z.literal('frames'),
  userId,
  units: z.int().nonnegative().max(1_000_000),
})
