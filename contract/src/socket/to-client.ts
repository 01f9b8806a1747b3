import { z } from 'zod'
import { LastRead } from '../api/chat/conversations.ts'
import { Message } from '../api/chat/messages.ts'

const conversationId = z.uuid()
const userId = z.uuid()
const seq = z.int().nonnegative()

/** Frames from the server on /ws. Messages of a conversation come once and by rising seq. */
export const FrameToClient = z.discriminatedUnion('type', [
  /** `epoch`: timeline of the database; it changes with a restore, and a device's data of another one is void. */
  z.object({ type: z.literal('auth_success'), userId, epoch: z.uuid().optional() }),
  z.object({ type: z.literal('auth_error'), message: z.string() }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('new_message'), conversationId, message: Message }),
  /** Confirms that the message sent by this very socket is stored. */
  z.object({ type: z.literal('message_sent'), conversationId, clientId: z.uuid(), message: Message }),
  /** Refusal of a frame; `clientId` names the message that was not sent. */
  z.object({
    type: z.literal('error'),
    code: z.string(),
    message: z.string(),
    conversationId: conversationId.optional(),
    clientId: z.uuid().optional(),
    retryAfterMs: z.int().positive().optional(),
  }),
  /** Gap: messages after `afterSeq` and before `beforeSeq` are too many to send, and must be fetched. */
  z.object({ type: z.literal('gap'), conversationId, afterSeq: seq, beforeSeq: seq }),
  /** Current version of an edited or deleted message. It comes after the message itself, by rising changeSeq. */
  z.object({ type: z.literal('message_changed'), conversationId, message: Message }),
  /** Gap of changes: those after `changeSeq` are too many to send, and must be fetched. */
  z.object({ type: z.literal('changes_missed'), conversationId, changeSeq: seq }),
  /** End of the backfill that a `sync` asked for. */
  z.object({ type: z.literal('synced') }),
  /** Delivery and read receipts of a person, with the time of the last one that advanced. */
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
  /** Change of the conversation beside its messages: brief, stage, closed, blocked. */
  z.object({ type: z.literal('conversation_changed'), conversationId }),
])
export type FrameToClient = z.infer<typeof FrameToClient>
