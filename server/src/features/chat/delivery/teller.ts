import type { Message } from '@dream/contract/api/messages'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { SocketHub } from '#platform/sockets/socket-hub.ts'
import type { ToldChange } from '../messages/change-message.ts'
import type { MovedMarks } from '../messages/marks.store.ts'
import { type Device, say } from './device.ts'
import type { Position } from './feed.ts'
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
    for (const userId of userIds) for (const device of hub.of(userId)) if (!device.entry) yield device
  }
  const sayTo = (userIds: readonly string[], frame: FrameToClient) => {
    for (const device of devicesOf(userIds)) say(device, frame)
  }
  /** The conversation may be new to the devices of its people. */
  const admit = (conversationId: string, userIds: readonly string[], position: Position) => {
    for (const device of devicesOf(userIds)) {
      if (!feeds.isFollowing(device, conversationId)) feeds.follow(device, conversationId, position)
    }
  }

  const follow = (hint: Hint) => {
    const { userIds } = hint
    if (hint.kind !== 'messages' && hint.kind !== 'edited') return sayTo(userIds, frameOf(hint))
    const { conversationId, seq } = hint
    if (hint.kind === 'messages') {
      admit(conversationId, userIds, { seq: seq - 1, changeSeq: 0 })
      return void feeds.look(conversationId, seq)
    }
    admit(conversationId, userIds, { seq, changeSeq: hint.changeSeq - 1 })
    return void feeds.lookForChanges(conversationId, hint.changeSeq)
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
      admit(conversationId, userIds, { seq: seq - 1, changeSeq: 0 })
      feeds.push(message)
      const hint: Hint = { kind: 'messages', conversationId, userIds: [...userIds], seq }
      tell(keyOf(hint), hint)
    },

    publishChange({ conversationId, userIds, seq, changeSeq }: ToldChange) {
      spread({ kind: 'edited', conversationId, userIds: [...userIds], seq, changeSeq })
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

/** What devices hear of a hint that tells everything itself. */
function frameOf(hint: Exclude<Hint, { kind: 'messages' | 'edited' }>): FrameToClient {
  switch (hint.kind) {
    case 'changed':
      return { type: 'conversation_changed', conversationId: hint.conversationId }
    case 'marks': {
      const { conversationId, userId, receivedSeq, readSeq } = hint
      return { type: 'marks', conversationId, userId, receivedSeq, readSeq }
    }
    case 'typing':
      return { type: 'typing', conversationId: hint.conversationId, userId: hint.userId }
    case 'presence':
      return { type: 'presence', userId: hint.userId, isOnline: hint.isOnline }
  }
}
