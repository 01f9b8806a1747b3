import type { Message } from '@dream/contract/api/chat/messages'
import { CATCH_UP_MAX, PAGE } from '@dream/contract/rules/chat/chat'
import { type ClientConnection, deliverMessage, sendFrame } from './client-connection.ts'
import type { Position } from './position.ts'

/** Reads of unpublished messages and changes, and the callback for their failures. */
export type StreamDeps = {
  /** Messages after a seq, by rising seq. */
  readAfter: (after: { conversationId: string; seq: number; limit: number }) => Promise<Message[]>
  /** Changed messages after a change, by rising changeSeq. */
  readChanges: (after: { conversationId: string; changeSeq: number; limit: number }) => Promise<Message[]>
  onFailure: (error: unknown) => void
}

type Subscriber = {
  connection: ClientConnection
  /** Cursor: last message and last change sent to it. */
  cursor: Position
  /** Pending while it is backfilled from the database; resolves to whether it is complete then. */
  backfilling: Promise<boolean> | null
}

/** Page size, so small that a page of the longest messages fits into a slow client's buffer. */
const BATCH_SIZE = 20

/**
 * Stream of one conversation in this process. Each subscriber is sent every message once and by rising seq, and each change after
 * its message and by rising changeSeq. Missed ones are read from the database at the subscriber's own speed (backfill); at the
 * moment it has everything known (cut over), new ones are sent as they come (stream).
 */
export class ConversationStream {
  readonly conversationId: string
  readonly #deps: StreamDeps
  readonly #subscribers = new Map<ClientConnection, Subscriber>()
  /** Last known message and change. */
  readonly #head: Position

  constructor(conversationId: string, head: Position, deps: StreamDeps) {
    this.conversationId = conversationId
    this.#deps = deps
    this.#head = { ...head }
  }

  /** Subscribes a connection to everything new. */
  subscribe(connection: ClientConnection): void {
    this.#subscribers.set(connection, { connection, cursor: { ...this.#head }, backfilling: null })
  }

  /** Unsubscribes; returns whether it was the last subscriber. */
  unsubscribe(connection: ClientConnection): boolean {
    this.#subscribers.delete(connection)
    return this.#subscribers.size === 0
  }

  isSubscribed(connection: ClientConnection): boolean {
    return this.#subscribers.has(connection)
  }

  hasSent(connection: ClientConnection, seq: number): boolean {
    return (this.#subscribers.get(connection)?.cursor.seq ?? 0) >= seq
  }

  /** Position that every subscriber has reached. */
  position(): Position {
    const position = { ...this.#head }
    for (const { cursor } of this.#subscribers.values()) {
      position.seq = Math.min(position.seq, cursor.seq)
      position.changeSeq = Math.min(position.changeSeq, cursor.changeSeq)
    }
    return position
  }

  /** Streams a message that this process has just stored. One that is out of order is backfilled with those before it. */
  publish(message: Message): void {
    if (message.seq !== this.#head.seq + 1) return this.advance({ seq: message.seq, changeSeq: 0 })
    this.#head.seq = message.seq
    // The sender knows the text, and can wait for those who do not.
    const isSender = ({ connection }: Subscriber) => connection.unconfirmed.has(message.clientId)
    for (const subscriber of this.#subscribers.values()) {
      if (!isSender(subscriber)) this.#stream(subscriber, message)
    }
    for (const subscriber of this.#subscribers.values()) {
      if (isSender(subscriber)) this.#stream(subscriber, message)
    }
  }

  /** Advances the head: subscribers that are behind are backfilled from the database. */
  advance({ seq, changeSeq }: Position): void {
    this.#head.seq = Math.max(this.#head.seq, seq)
    this.#head.changeSeq = Math.max(this.#head.changeSeq, changeSeq)
    for (const subscriber of this.#subscribers.values()) void this.#catchUp(subscriber)
  }

  /** Backfills a connection from its position up to the current head; resolves once that is done. */
  async backfill(
    connection: ClientConnection,
    has: { seq: number; changeSeq?: number | undefined },
    stored: Position,
  ): Promise<void> {
    const subscriber = this.#subscribers.get(connection)
    if (!subscriber) return
    while (subscriber.backfilling) await subscriber.backfilling
    subscriber.cursor.seq = Math.min(has.seq, stored.seq)
    if (has.changeSeq !== undefined) subscriber.cursor.changeSeq = Math.min(has.changeSeq, stored.changeSeq)
    this.advance(stored)
    const isComplete = await this.#catchUp(subscriber)
    // Its client reconnects and sends its position.
    if (isComplete === false) connection.close(1011, 'try again')
  }

  #isBehind({ connection, cursor }: Subscriber): boolean {
    const { seq, changeSeq } = this.#head
    const lacksSomething = cursor.seq < seq || cursor.changeSeq < changeSeq
    return lacksSomething && connection.isOpen() && this.#subscribers.has(connection)
  }

  #stream(subscriber: Subscriber, message: Message): void {
    const { connection, cursor, backfilling } = subscriber
    if (backfilling || cursor.seq !== message.seq - 1) return void this.#catchUp(subscriber)
    cursor.seq = message.seq
    deliverMessage(connection, message)
  }

  #catchUp(subscriber: Subscriber): Promise<boolean> | null {
    if (this.#isBehind(subscriber)) subscriber.backfilling ??= this.#sendMissed(subscriber)
    return subscriber.backfilling
  }

  /** No await between the last comparison with the head and the end: earlier messages are backfilled, later ones streamed. */
  async #sendMissed(subscriber: Subscriber): Promise<boolean> {
    const { connection, cursor } = subscriber
    // Lets `backfilling` be set before the end of this clears it.
    await Promise.resolve()
    try {
      while (this.#isBehind(subscriber)) {
        // Messages before their changes.
        await (cursor.seq < this.#head.seq ? this.#sendMessages(subscriber) : this.#sendChanges(subscriber))
        await connection.flushed()
      }
      return true
    } catch (error) {
      this.#deps.onFailure(error)
      return false
    } finally {
      subscriber.backfilling = null
    }
  }

  async #sendMessages({ connection, cursor }: Subscriber): Promise<void> {
    const { conversationId } = this
    const upTo = this.#head.seq
    if (upTo - cursor.seq > CATCH_UP_MAX) {
      const beforeSeq = upTo - PAGE.default + 1
      sendFrame(connection, { type: 'gap', conversationId, afterSeq: cursor.seq, beforeSeq })
      cursor.seq = beforeSeq - 1
    }
    const limit = Math.min(BATCH_SIZE, upTo - cursor.seq)
    const messages = await this.#deps.readAfter({ conversationId, seq: cursor.seq, limit })
    for (const message of messages) {
      cursor.seq = message.seq
      deliverMessage(connection, message)
    }
    // The announced message does not exist: the next stored one takes its seq.
    if (messages.length === 0 && this.#head.seq === upTo) this.#head.seq = cursor.seq
  }

  async #sendChanges({ connection, cursor }: Subscriber): Promise<void> {
    const { conversationId } = this
    const upTo = this.#head.changeSeq
    if (upTo - cursor.changeSeq > CATCH_UP_MAX) {
      sendFrame(connection, { type: 'changes_missed', conversationId, changeSeq: cursor.changeSeq })
      cursor.changeSeq = upTo
      return
    }
    const after = { conversationId, changeSeq: cursor.changeSeq, limit: BATCH_SIZE }
    const changed = await this.#deps.readChanges(after)
    const newest = Math.max(0, ...changed.map(({ seq }) => seq))
    if (newest > this.#head.seq) this.advance({ seq: newest, changeSeq: upTo })
    if (newest > cursor.seq) return
    for (const message of changed) {
      cursor.changeSeq = message.changeSeq
      sendFrame(connection, { type: 'message_changed', conversationId, message })
    }
    if (changed.length === 0) cursor.changeSeq = upTo
  }
}
