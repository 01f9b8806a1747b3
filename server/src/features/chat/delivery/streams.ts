import type { Message } from '@dream/contract/api/chat/messages'
import { type ClientConnection, deliverMessage } from './client-connection.ts'
import { ConversationStream, type StreamDeps } from './conversation-stream.ts'
import type { Position } from './position.ts'

/** The conversations that connections of this process are subscribed to. */
export class Streams {
  readonly #deps: StreamDeps
  readonly #streams = new Map<string, ConversationStream>()
  readonly #byConnection = new Map<ClientConnection, Set<ConversationStream>>()

  constructor(deps: StreamDeps) {
    this.#deps = deps
  }

  /** From now on the connection is sent what comes after this position; again changes nothing. */
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

  /** A message that this process has just stored. */
  publish(message: Message): void {
    this.#streams.get(message.conversationId)?.publish(message)
  }

  /** A conversation is known to be so far. */
  advance(conversationId: string, position: Position): void {
    this.#streams.get(conversationId)?.advance(position)
  }

  /** Of a conversation that is stored up to a position, sends a connection what comes after what it has. */
  async backfill(
    connection: ClientConnection,
    has: { conversationId: string; seq: number; changeSeq?: number | undefined },
    stored: Position,
  ): Promise<void> {
    await this.#streams.get(has.conversationId)?.backfill(connection, has, stored)
  }

  /** Confirms a message over the connection it came from, in case that was sent it before: a repeat. */
  confirm(connection: ClientConnection, message: Message): void {
    const hasSent = this.#streams.get(message.conversationId)?.hasSent(connection, message.seq)
    if (hasSent && connection.unconfirmed.has(message.clientId)) deliverMessage(connection, message)
  }

  /** How far everybody has each conversation. */
  positions() {
    return [...this.#streams.values()].map((stream) => ({
      conversationId: stream.conversationId,
      ...stream.position(),
    }))
  }
}
