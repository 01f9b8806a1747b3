import type { Message, NewMessage } from '@dream/contract/api/chat/messages'
import { ApiError, call } from '#lib/api/api-client.ts'
import { hurry, isLive, onConnection, onFrame, send, deliverFrame } from '../live/chat-socket.ts'
import type { Unsent } from './queue-state.ts'
import { uploadFile } from './uploads.ts'

/** Timeout of the socket: then the same message goes by a call, and is stored only once (idempotent). */
const ANSWER_MS = 6000

/** Sends one message, over the socket or else by a call; resolves once it is stored. */
export async function deliver(unsent: Unsent): Promise<void> {
  const { conversationId } = unsent
  const message = unsent.message ?? (await uploadFile(unsent))
  if (await overSocket({ conversationId, message })) return
  const stored = await call('POST /api/conversations/:id/messages', {
    params: { id: conversationId },
    body: message,
  })
  deliverFrame({ type: 'message_sent', conversationId, clientId: message.clientId, message: stored })
  hurry()
}

type Sending = { conversationId: string; message: NewMessage }

/** Sends over the socket; resolves with null when the outcome is unknown. */
function overSocket({ conversationId, message }: Sending): Promise<Message | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Message | null>()
  const timer = setTimeout(() => resolve(null), ANSWER_MS)
  const stopHearing = onFrame((frame) => {
    const isStored = frame.type === 'message_sent' || frame.type === 'new_message'
    if (isStored && frame.message.clientId === message.clientId) resolve(frame.message)
    if (frame.type === 'error' && frame.clientId === message.clientId) reject(problemOf(frame))
  })
  const stopWatching = onConnection(() => isLive() || resolve(null))
  if (!send({ type: 'message', conversationId, message })) resolve(null)
  return promise.finally(() => {
    clearTimeout(timer)
    stopHearing()
    stopWatching()
  })
}

type Problem = { code: string; message: string; retryAfterMs?: number | undefined }

/** Converts a socket error to the error of a call. */
function problemOf({ code, message, retryAfterMs }: Problem) {
  const retryAfterSeconds = retryAfterMs === undefined ? null : retryAfterMs / 1000
  return new ApiError({ status: 409, code, message, retryAfterSeconds })
}
