import type { Message } from '@dream/contract/api/messages'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { Connection } from '#platform/sockets/connection.ts'
import type { Role } from '#tables.ts'
import type { Position } from './feed.ts'

/** What lets somebody in: as a buyer they need the brokers to be unlocked and one to be chosen; and where they may write. */
export type Entry = { mayChat: boolean; open: ReadonlyMap<string, Position> }

/** An open socket of somebody who chats. */
export type Device = Connection & {
  role: Role
  /** Asked at the handshake, so that it is there when the device says who it is; null once it is let in. Before, it hears nothing. */
  entry: Promise<Entry> | null
  /** Client ids of messages that it sent and that it has not been told of. */
  awaiting: Set<string>
}

/** Says something to one device. */
export const say = (device: Connection, frame: FrameToClient) => device.send(JSON.stringify(frame))

/** The message that was given last, in words: it goes to all its devices one after the other. */
let inWords: { message: Message; text: string } | null = null

function textOf(message: Message): string {
  if (inWords?.message !== message) inWords = { message, text: JSON.stringify(message) }
  return inWords.text
}

/** Gives a device a message; to the one that sent it, it says that it is stored. Ids need no escaping. */
export function give(device: Device, message: Message) {
  const { conversationId, clientId } = message
  const isOwn = device.awaiting.delete(clientId)
  const head = isOwn
    ? `"type":"message_sent","conversationId":"${conversationId}","clientId":"${clientId}"`
    : `"type":"new_message","conversationId":"${conversationId}"`
  device.send(`{${head},"message":${textOf(message)}}`)
}
