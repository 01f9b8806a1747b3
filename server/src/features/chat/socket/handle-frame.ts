import { SOCKET } from '@dream/contract/rules/chat/chat'
import type { FrameToServer } from '@dream/contract/socket/to-server'
import type { Broadcaster } from '../delivery/broadcaster.ts'
import type { ClientConnection } from '../delivery/client-connection.ts'
import type { Streams } from '../delivery/streams.ts'
import { markRead, type MarkingDeps } from '../messages/mark-read.ts'
import { sendMessage, type SendingDeps } from '../messages/send-message.ts'
import { admit, type AdmitDeps } from './admit.ts'
import { readTypingPartner } from './chat-access.store.ts'
import type { DeliveryReceipts } from './delivery-receipts.ts'
import { sendProblem, toProblem } from './send-problem.ts'
import { sync } from './sync.ts'

export type FrameDeps = SendingDeps &
  MarkingDeps &
  AdmitDeps & {
    streams: Pick<Streams, 'subscribe' | 'backfill' | 'confirm' | 'isSubscribed'>
    broadcast: Broadcaster['broadcast']
    deliveryReceipts: Pick<DeliveryReceipts, 'add'>
  }

type Frame<T extends FrameToServer['type']> = Extract<FrameToServer, { type: T }>

/** Handles one frame. Throws problems as the routes do. */
export async function handleFrame(
  deps: FrameDeps,
  connection: ClientConnection,
  frame: FrameToServer,
): Promise<void> {
  // A ping may come before the auth frame, so its answer is allowed.
  if (frame.type === 'pong') return
  if (connection.pendingAccess) return admit(deps, connection, frame)
  const { userId } = connection
  switch (frame.type) {
    case 'auth':
      return
    case 'sync':
      return sync(deps, connection, frame)
    case 'message':
      return send(deps, connection, frame)
    case 'typing':
      return showTyping(deps, connection, frame)
    case 'received':
      return deps.deliveryReceipts.add(frame.conversationId, userId, frame.seq)
    case 'read':
      await markRead(deps, { conversationId: frame.conversationId, userId, seq: frame.seq })
  }
}

async function send(
  deps: FrameDeps,
  connection: ClientConnection,
  { conversationId, message }: Frame<'message'>,
) {
  const { clientId } = message
  connection.unconfirmed.add(clientId)
  try {
    const stored = await sendMessage(deps, { senderId: connection.userId, conversationId, message })
    deps.streams.confirm(connection, stored)
  } catch (error) {
    connection.unconfirmed.delete(clientId)
    const failure = toProblem(error)
    if (!failure) throw error
    sendProblem(connection, failure, { conversationId, clientId })
  }
}

/** Throttle of typing indicators: those within two seconds of the last are dropped. */
const typedAt = new WeakMap<ClientConnection, Map<string, number>>()

async function showTyping(
  { streams, broadcast, database }: FrameDeps,
  connection: ClientConnection,
  { conversationId }: Frame<'typing'>,
) {
  if (!streams.isSubscribed(connection, conversationId)) return
  const times = typedAt.get(connection) ?? new Map<string, number>()
  typedAt.set(connection, times)
  const now = performance.now()
  if (now - (times.get(conversationId) ?? -Infinity) < SOCKET.typingEveryMs) return
  times.set(conversationId, now)
  const { userId } = connection
  const other = await readTypingPartner(database.db, conversationId, userId)
  if (other !== null) broadcast({ kind: 'typing', conversationId, userIds: [other], userId })
}
