import { randomUUID } from 'node:crypto'
import type { Message } from '@dream/contract/api/chat/messages'
import { FrameToClient } from '@dream/contract/socket/to-client'
import type { ClientConnection } from '#features/chat/delivery/client-connection.ts'
import { ConversationStream } from '#features/chat/delivery/conversation-stream.ts'

const READ_MS = 2

/** Fake connection of a client that keeps what it is sent; by default it reads at once. */
export function aConnection(own: Partial<ClientConnection> = {}) {
  const frames: FrameToClient[] = []
  const connection: ClientConnection = {
    userId: randomUUID(),
    sessionId: randomUUID(),
    ip: '',
    role: 'buyer',
    pendingAccess: null,
    unconfirmed: new Set(),
    send: (text) => void frames.push(FrameToClient.parse(JSON.parse(text))),
    flushed: async () => undefined,
    ping: () => true,
    noteActivity: () => undefined,
    close: () => undefined,
    terminate: () => undefined,
    isOpen: () => true,
    ...own,
  }
  return {
    connection,
    frames,
    /** Frames as text: messages by seq, changes by seq and number, gaps by their end. */
    sent: () =>
      frames.flatMap((frame) => {
        if (frame.type === 'new_message' || frame.type === 'message_sent') return [String(frame.message.seq)]
        if (frame.type === 'message_changed') return [`${frame.message.seq}:${frame.message.changeSeq}`]
        if (frame.type === 'gap') return [`gap after ${frame.afterSeq}, before ${frame.beforeSeq}`]
        return frame.type === 'changes_missed' ? [`changes missed after ${frame.changeSeq}`] : []
      }),
  }
}

/** Stream of a conversation with so many stored messages, on a slow fake database. */
export function aStream({ stored }: { stored: number }) {
  const conversationId = randomUUID()
  const messages = Array.from({ length: stored }, (_, at) => aMessage(conversationId, at + 1))
  const failures: unknown[] = []
  const database = { reads: 0, isDown: false }
  let changeSeq = 0

  const read = async (rows: () => Message[]) => {
    database.reads += 1
    const found = rows()
    await new Promise((resolve) => setTimeout(resolve, READ_MS))
    if (database.isDown) throw new Error('The database is down')
    return found
  }
  const stream = new ConversationStream(
    conversationId,
    { seq: stored, changeSeq },
    {
      onFailure: (error) => void failures.push(error),
      readAfter: ({ seq, limit }) => read(() => messages.slice(seq, seq + limit)),
      readChanges: ({ changeSeq: after, limit }) =>
        read(() =>
          messages
            .filter((message) => message.changeSeq > after)
            .toSorted((a, b) => a.changeSeq - b.changeSeq)
            .slice(0, limit),
        ),
    },
  )
  const position = () => ({ seq: messages.length, changeSeq })

  return {
    stream,
    database,
    failures,
    position,
    /** Stores a message without publishing it. */
    store() {
      const message = aMessage(conversationId, messages.length + 1)
      messages.push(message)
      return message
    },
    /** Changes a message without publishing it. */
    change(seq: number) {
      changeSeq += 1
      const message = messages[seq - 1]
      if (message) messages[seq - 1] = { ...message, body: `change ${changeSeq}`, changeSeq }
      return position()
    },
    /** Subscribes a new connection. */
    subscribe(own?: Partial<ClientConnection>) {
      const subscribed = aConnection(own)
      stream.subscribe(subscribed.connection)
      return subscribed
    },
    backfill: (connection: ClientConnection, has: { seq: number; changeSeq?: number }) =>
      stream.backfill(connection, has, position()),
  }
}

const aMessage = (conversationId: string, seq: number): Message => ({
  id: randomUUID(),
  clientId: randomUUID(),
  conversationId,
  seq,
  senderId: null,
  type: 'text',
  body: String(seq),
  design: null,
  file: null,
  replyTo: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  changeSeq: 0,
})

/** Expected `sent` for the messages from one seq to another. */
export const seqs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
