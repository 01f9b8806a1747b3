import type { Message } from '@dream/contract/api/chat/messages'
import { type ClientConnection, deliverMessage } from './client-connection.ts'
import { ConversationStream, type StreamDeps } from './conversation-stream.ts'
import type { Position } from './position.ts'

/** Streams of the conversations to which connections of this process are subscribed. */
export class Streams {
  readonly #deps: StreamDeps
  readonly #streams = new Map<string, ConversationStream>()
  readonly #byConnection = new Map<ClientConnection, Set<ConversationStream>>()

  constructor(deps: StreamDeps) {
    this.#deps = deps
  }

  /** Subscribes the connection from this position on; idempotent. */
  subscribe(connection: ClientConnection, conversationId: string, position: Position): void {
    const stream =
      this.#streams.get(conversationId) ?? new ConversationStream(conversationId, position, this.#deps)
    if (stream.isSubscribed(connection)) return
    this.#streams.set(conversationId, stream)
    stream.advance(position)
    stream.subscribe(connection)
    this.#byConnection.set(connection, (this.#byConnection.get(connection) ?? new Set()).add(stream))
  }

  unsubscribe(connection: ClientConnection): void {
    for (const stream of this.#byConnection.get(connection) ?? []) {
      if (stream.unsubscribe(connection)) this.#streams.delete(stream.conversationId)
    }
    this.#byConnection.delete(connection)
  }

  isSubscribed(connection: ClientConnection, conversationId: string): boolean {
    return this.#streams.get(conversationId)?.isSubscribed(connection) ?? false
  }

  /** Publishes a message that this process has just stored. */
  publish(message: Message): void {
    this.#streams.get(message.conversationId)?.publish(message)
  }

  /** Advances a conversation to a known position. */
  advance(conversationId: string, position: Position): void {
    this.#streams.get(conversationId)?.advance(position)
  }

  /** Backfills a connection in a conversation whose stored position is known. */
  async backfill(
    connection: ClientConnection,
    has: { conversationId: string; seq: number; changeSeq?: number | undefined },
    stored: Position,
  ): Promise<void> {
    await this.#streams.get(has.conversationId)?.backfill(connection, has, stored)
  }

  /** Confirms a resent message over the connection it came from, which may have been sent it before. */
  confirm(connection: ClientConnection, message: Message): void {
    const hasSent = this.#streams.get(message.conversationId)?.hasSent(connection, message.seq)
    if (hasSent && connection.unconfirmed.has(message.clientId)) deliverMessage(connection, message)
  }

  /** Positions that all subscribers of each conversation have reached. */
  positions() {
    return [...this.#streams.values()].map((stream) => ({
      conversationId: stream.conversationId,
      ...stream.position(),
    }))
  }
}
