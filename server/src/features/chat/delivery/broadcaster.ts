import type { Message } from '@dream/contract/api/chat/messages'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { SocketHub } from '#platform/sockets/socket-hub.ts'
import type { StoredChange } from '../messages/change-message.ts'
import { lastReadOf } from '../messages/last-read-of.ts'
import type { MovedReadReceipt } from '../messages/read-receipts.store.ts'
import { type ClientConnection, sendFrame } from './client-connection.ts'
import { ClusterEvent, keyOf } from './cluster-events.ts'
import type { Position } from './position.ts'
import type { Streams } from './streams.ts'

export type BroadcasterDeps = {
  hub: Pick<SocketHub<ClientConnection>, 'of'>
  streams: Pick<Streams, 'subscribe' | 'publish' | 'advance'>
  /** Sends to the other processes. */
  sendToCluster: (key: string, event: ClusterEvent) => void
}

/** Change of a conversation other than by its messages' own routes. */
export type ConversationUpdate = {
  conversationId: string
  userIds: readonly string[]
  /** Seq of the newest message. */
  seq: number
  /** Whether more than its messages has changed. */
  hasChanged: boolean
}

/**
 * Broadcasts events to the connections of the people concerned: to those of this process directly, to others through their
 * processes.
 */
export type Broadcaster = ReturnType<typeof createBroadcaster>

export function createBroadcaster({ hub, streams, sendToCluster }: BroadcasterDeps) {
  /** Subscribes people's connections, which may not know the conversation yet. */
  const subscribeAll = (conversationId: string, userIds: readonly string[], position: Position) => {
    for (const connection of connectionsOf(hub, userIds))
      streams.subscribe(connection, conversationId, position)
  }

  /** Delivers to the connections of this process only. */
  const deliver = (event: ClusterEvent) => {
    if (event.kind === 'message') {
      const { conversationId, userIds, seq } = event
      subscribeAll(conversationId, userIds, { seq: seq - 1, changeSeq: 0 })
      streams.advance(conversationId, { seq, changeSeq: 0 })
    } else if (event.kind === 'change') {
      const { conversationId, userIds, seq, changeSeq } = event
      subscribeAll(conversationId, userIds, { seq, changeSeq: changeSeq - 1 })
      streams.advance(conversationId, { seq, changeSeq })
    } else {
      for (const connection of connectionsOf(hub, event.userIds)) sendFrame(connection, frameOf(event))
    }
  }
  const broadcast = (event: ClusterEvent) => {
    deliver(event)
    sendToCluster(keyOf(event), event)
  }

  return {
    broadcast,
    deliver,
    /** Handles an event of another process; false: it is of no kind that concerns connections. */
    receive(value: unknown): boolean {
      const event = ClusterEvent.safeParse(value)
      if (event.success) deliver(event.data)
      return event.success
    },

    /** Broadcasts a message that this process has stored. */
    publish(message: Message, userIds: readonly string[]) {
      const { conversationId, seq } = message
      subscribeAll(conversationId, userIds, { seq: seq - 1, changeSeq: 0 })
      streams.publish(message)
      const event: ClusterEvent = { kind: 'message', conversationId, userIds: [...userIds], seq }
      sendToCluster(keyOf(event), event)
    },

    publishChange({ conversationId, userIds, seq, changeSeq }: StoredChange) {
      broadcast({ kind: 'change', conversationId, userIds: [...userIds], seq, changeSeq })
    },

    publishReadReceipts(moved: MovedReadReceipt) {
      broadcast({
        kind: 'read-receipts',
        conversationId: moved.conversation_id,
        userIds: [moved.for_buyer, moved.for_broker],
        userId: moved.user_id,
        receivedSeq: moved.received_seq,
        readSeq: moved.read_seq,
        lastRead: lastReadOf(moved),
      })
    },

    publishUpdate({ conversationId, userIds, seq, hasChanged }: ConversationUpdate) {
      if (seq > 0) broadcast({ kind: 'message', conversationId, userIds: [...userIds], seq })
      if (hasChanged) broadcast({ kind: 'conversation-changed', conversationId, userIds: [...userIds] })
    },
  }
}

function* connectionsOf(hub: BroadcasterDeps['hub'], userIds: readonly string[]) {
  for (const userId of userIds) {
    for (const connection of hub.of(userId)) if (!connection.pendingAccess) yield connection
  }
}

/** Frame of an event that carries all its data itself. */
function frameOf(event: Exclude<ClusterEvent, { kind: 'message' | 'change' }>): FrameToClient {
  switch (event.kind) {
    case 'conversation-changed':
      return { type: 'conversation_changed', conversationId: event.conversationId }
    case 'read-receipts': {
      const { conversationId, userId, receivedSeq, readSeq, lastRead } = event
      return { type: 'marks', conversationId, userId, receivedSeq, readSeq, lastRead }
    }
    case 'typing':
      return { type: 'typing', conversationId: event.conversationId, userId: event.userId }
    case 'presence':
      return { type: 'presence', userId: event.userId, isOnline: event.isOnline }
  }
}
