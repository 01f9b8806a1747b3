import { z } from 'zod'
import { IdInput } from '../api/id-input.ts'
import { NewMessage } from '../api/chat/messages.ts'
import { SEQ_MAX } from '../rules/chat/chat.ts'

const conversationId = IdInput
const seq = z.int().nonnegative().max(SEQ_MAX)

/** Frames from a client on /ws. */
export const FrameToServer = z.discriminatedUnion('type', [
  /** First frame. The session cookie authenticates; `userId` must only agree. */
  z.object({ type: z.literal('auth'), userId: z.string().max(100), method: z.string().max(100) }),
  z.object({ type: z.literal('pong') }),
  /** Last message and change that the client has of each conversation; missed ones follow, then `synced`. */
  z.object({
    type: z.literal('sync'),
    conversations: z.array(z.object({ conversationId, seq, changeSeq: seq.optional() })).max(200),
  }),
  z.object({ type: z.literal('message'), conversationId, message: NewMessage }),
  z.object({ type: z.literal('typing'), conversationId }),
  z.object({ type: z.literal('received'), conversationId, seq }),
  z.object({ type: z.literal('read'), conversationId, seq }),
])
export type FrameToServer = z.infer<typeof FrameToServer>
