import { z } from 'zod'

const conversationId = z.uuid()
const userId = z.uuid()
const userIds = z.array(userId)
const seq = z.int().nonnegative()

/** What processes hint to each other. `userIds` are those whose devices should hear of it. */
export const Hint = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('messages'), conversationId, userIds, seq }),
  /** A message was changed or deleted; `seq` is the conversation's newest message. */
  z.object({ kind: z.literal('edited'), conversationId, userIds, seq, changeSeq: seq }),
  z.object({ kind: z.literal('changed'), conversationId, userIds }),
  z.object({
    kind: z.literal('marks'),
    conversationId,
    userIds,
    userId,
    receivedSeq: seq,
    readSeq: seq,
  }),
  z.object({ kind: z.literal('typing'), conversationId, userIds, userId }),
  z.object({ kind: z.literal('presence'), userIds, userId, isOnline: z.boolean() }),
])
export type Hint = z.infer<typeof Hint>

/** Hints of one key replace each other: only the newest matters. */
export function keyOf(hint: Hint): string {
  const about = 'conversationId' in hint ? hint.conversationId : ''
  const by = 'userId' in hint ? hint.userId : ''
  return `${hint.kind}:${about}:${by}`
}
