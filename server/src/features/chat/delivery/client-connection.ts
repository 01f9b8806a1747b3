import type { Message } from '@dream/contract/api/chat/messages'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { SocketConnection } from '#platform/sockets/connection.ts'
import type { Role } from '#tables.ts'
import type { Position } from './position.ts'

/** Access to the chat: a buyer needs unlocked brokers and a chosen one; with the open conversations. */
export type ChatAccess = { mayChat: boolean; open: ReadonlyMap<string, Position> }

/** Open socket of a person who chats. */
export type ClientConnection = SocketConnection & {
  role: Role
  /** Access, read at the handshake so that it is there when the auth frame comes; null once admitted. Nothing is sent before. */
  pendingAccess: Promise<ChatAccess> | null
  /** Client ids of messages that were sent over it and are not confirmed to it yet. */
  unconfirmed: Set<string>
}

export const sendFrame = (connection: SocketConnection, frame: FrameToClient) =>
  connection.send(JSON.stringify(frame))

/** Last sent message as JSON, cached for the next connections that it goes to. */
let lastJson: { message: Message; json: string } | null = null

function jsonOf(message: Message): string {
  if (lastJson?.message !== message) lastJson = { message, json: JSON.stringify(message) }
  return lastJson.json
}

/** Sends a message; to the connection it came from, its confirmation. Ids need no escaping. */
export function deliverMessage(connection: ClientConnection, message: Message) {
  const { conversationId, clientId } = message
  const isOwn = connection.unconfirmed.delete(clientId)
  const head = isOwn
    ? `"type":"message_sent","conversationId":"${conversationId}","clientId":"${clientId}"`
    : `"type":"new_message","conversationId":"${conversationId}"`
  connection.send(`{${head},"message":${jsonOf(message)}}`)
}
