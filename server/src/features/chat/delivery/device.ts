import type { Message } from '@dream/contract/api/messages'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { Connection } from '#platform/sockets/connection.ts'
import type { Role } from '#tables.ts'

/** An open socket of somebody who chats. */
export type Device = Connection & {
  role: Role
  /** Whether it has said who it is: before, it hears nothing. */
  isReady: boolean
  /** Client ids of messages that it sent and that it has not been told of. */
  awaiting: Set<string>
}

/** Says something to one device. */
export const say = (device: Connection, frame: FrameToClient) => device.send(JSON.stringify(frame))

const texts = new WeakMap<Message, string>()

/** A message is put into words once, however many devices get it. */
function textOf(message: Message): string {
  const text = texts.get(message) ?? JSON.stringify(message)
  texts.set(message, text)
  return text
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
