import type { Message } from '@dream/contract/api/chat/messages'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { SocketConnection } from '#platform/sockets/connection.ts'
import type { Role } from '#tables.ts'
import type { Position } from './position.ts'

/** What lets somebody into the chat: as a buyer they need the brokers to be unlocked and one to be chosen; and where they may write. */
export type ChatAccess = { mayChat: boolean; open: ReadonlyMap<string, Position> }

/** An open socket of somebody who chats. */
export type ClientConnection = SocketConnection & {
  role: Role
  /** Read at the handshake, so that it is there when the auth frame comes; null once it is let in. Before, it is sent nothing. */
  pendingAccess: Promise<ChatAccess> | null
  /** Client ids of messages that came over it and are not confirmed to it yet. */
  unconfirmed: Set<string>
}

export const sendFrame = (connection: SocketConnection, frame: FrameToClient) =>
  connection.send(JSON.stringify(frame))

/** The message that was sent last, as JSON: it goes to several connections one after the other. */
let lastJson: { message: Message; json: string } | null = null

function jsonOf(message: Message): string {
  if (lastJson?.message !== message) lastJson = { message, json: JSON.stringify(message) }
  return lastJson.json
}

/** Sends a message; where it came from, that it is stored. Ids need no escaping. */
export function deliverMessage(connection: ClientConnection, message: Message) {
  const { conversationId, clientId } = message
  const isOwn = connection.unconfirmed.delete(clientId)
  const head = isOwn
    ? `"type":"message_sent","conversationId":"${conversationId}","clientId":"${clientId}"`
    : `"type":"new_message","conversationId":"${conversationId}"`
  connection.send(`{${head},"message":${jsonOf(message)}}`)
}
