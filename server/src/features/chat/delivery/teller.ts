import type { Message } from '@dream/contract/api/messages'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { SocketHub } from '#platform/sockets/socket-hub.ts'
import type { MovedMarks } from '../messages/messages.store.ts'
import { type Device, say } from './device.ts'
import type { Feeds } from './feeds.ts'
import { Hint, keyOf } from './hints.ts'

type Parts = {
  hub: SocketHub<Device>
  feeds: Feeds
  /** Tells the other processes. */
  tell: (key: string, hint: Hint) => void
}

/** Tells open devices what happens: those of this process itself, those of the others by hints. */
export function createTeller({ hub, feeds, tell }: Parts) {
  function* devicesOf(userIds: readonly string[]) {
    for (const userId of userIds) for (const device of hub.of(userId)) if (device.isReady) yield device
  }
  const sayTo = (userIds: readonly string[], frame: FrameToClient) => {
    for (const device of devicesOf(userIds)) say(device, frame)
  }
  /** The conversation may be new to the devices of its people. */
  const admit = (conversationId: string, userIds: readonly string[], seq: number) => {
    for (const device of devicesOf(userIds)) {
      if (!feeds.isFollowing(device, conversationId)) feeds.follow(device, conversationId, seq)
    }
  }

  const follow = (hint: Hint) => {
    const { userIds } = hint
    switch (hint.kind) {
      case 'messages':
        admit(hint.conversationId, userIds, hint.seq - 1)
        return void feeds.look(hint.conversationId, hint.seq)
      case 'changed':
        return sayTo(userIds, { type: 'conversation_changed', conversationId: hint.conversationId })
      case 'marks': {
        const { conversationId, userId, receivedSeq, readSeq } = hint
        return sayTo(userIds, { type: 'marks', conversationId, userId, receivedSeq, readSeq })
      }
      case 'typing':
        return sayTo(userIds, { type: 'typing', conversationId: hint.conversationId, userId: hint.userId })
      case 'presence':
        return sayTo(userIds, { type: 'presence', userId: hint.userId, isOnline: hint.isOnline })
    }
  }
  const spread = (hint: Hint) => {
    follow(hint)
    tell(keyOf(hint), hint)
  }

  return {
    /** Does here what a hint means, and hints it to the others. */
    spread,

    /** What another process hinted; what this version does not know is passed over. */
    hear(said: unknown) {
      const hint = Hint.safeParse(said)
      if (hint.success) follow(hint.data)
    },

    /** A message was stored by this process. */
    publish(message: Message, userIds: readonly string[]) {
      const { conversationId, seq } = message
      admit(conversationId, userIds, seq - 1)
      feeds.push(message)
      const hint: Hint = { kind: 'messages', conversationId, userIds: [...userIds], seq }
      tell(keyOf(hint), hint)
    },

    publishMarks(moved: MovedMarks) {
      spread({
        kind: 'marks',
        conversationId: moved.conversation_id,
        userIds: [moved.for_buyer, moved.for_broker],
        userId: moved.user_id,
        receivedSeq: moved.received_seq,
        readSeq: moved.read_seq,
      })
    },
  }
}
