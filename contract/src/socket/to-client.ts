import { z } from 'zod'
import { LastRead } from '../api/chat/conversations.ts'
import { Message } from '../api/chat/messages.ts'

const conversationId = z.uuid()
const userId = z.uuid()
const seq = z.int().nonnegative()

/** Frames from the server on /ws. Messages of a conversation come once and by rising seq. */
export const FrameToClient = z.discriminatedUnion('type', [
  /** `epoch` names the history that the database tells: after a restore it is another one, and what a device has of it is void. */
  z.object({ type: z.literal('auth_success'), userId, epoch: z.uuid().optional() }),
  z.object({ type: z.literal('auth_error'), message: z.string() }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('new_message'), conversationId, message: Message }),
  /** The message that this very socket sent is stored. */
  z.object({ type: z.literal('message_sent'), conversationId, clientId: z.uuid(), message: Message }),
  /** What a frame asked for was not done; `clientId` names the message that was not sent. */
  z.object({
    type: z.literal('error'),
    code: z.string(),
    message: z.string(),
    conversationId: conversationId.optional(),
    clientId: z.uuid().optional(),
    retryAfterMs: z.int().positive().optional(),
  }),
  /** Messages after `afterSeq` and before `beforeSeq` are too many to send: they are there to fetch. */
  z.object({ type: z.literal('gap'), conversationId, afterSeq: seq, beforeSeq: seq }),
  /** A message was changed or deleted: this is what it is now. It comes after the message itself, by rising changeSeq. */
  z.object({ type: z.literal('message_changed'), conversationId, message: Message }),
  /** Changes after `changeSeq` are too many to send: they are there to fetch. */
  z.object({ type: z.literal('changes_missed'), conversationId, changeSeq: seq }),
  /** Everything that a `sync` asked for has been sent. */
  z.object({ type: z.literal('synced') }),
  /** How far somebody has received and read, and when they last read something new. */
  z.object({
    type: z.literal('marks'),
    conversationId,
    userId,
    receivedSeq: seq,
    readSeq: seq,
    lastRead: LastRead.nullable(),
  }),
  z.object({ type: z.literal('typing'), conversationId, userId }),
  z.object({ type: z.literal('presence'), userId, isOnline: z.boolean() }),
  /** Something beside its messages has changed: brief, stage, closed, blocked. */
  z.object({ type: z.literal('conversation_changed'), conversationId }),
])
export type FrameToClient = z.infer<typeof FrameToClient>
