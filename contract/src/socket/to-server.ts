import { z } from 'zod'
import { GivenId } from '../api/given-id.ts'
import { NewMessage } from '../api/messages.ts'
import { SEQ_MAX } from '../rules/chat.ts'

const conversationId = GivenId
const seq = z.int().nonnegative().max(SEQ_MAX)

/** What a client may say on /ws. */
export const FrameToServer = z.discriminatedUnion('type', [
  /** The first frame. Who it is, the session cookie has said: `userId` must only agree. */
  z.object({ type: z.literal('auth'), userId: z.string().max(100), method: z.string().max(100) }),
  z.object({ type: z.literal('pong') }),
  /** The last message and change that the client has of each conversation; what it missed follows, then `synced`. */
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
