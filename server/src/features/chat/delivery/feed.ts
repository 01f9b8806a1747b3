import type { Message } from '@dream/contract/api/messages'
import type { Device } from './device.ts'
import { bringUpToDate, giveNext } from './catch-up.ts'
import { createFeedChanges } from './feed-changes.ts'
import { createPull } from './pull.ts'

/** A device that follows a conversation: the last message and the last change that it was given. */
export type Follower = {
  device: Device
  seq: number
  changeSeq: number
  catchingUp: Promise<void> | null
  bringing: Promise<void> | null
}

/** How far a conversation is: its last message and its last change. */
export type Position = { seq: number; changeSeq: number }

export type FeedOptions = {
  /** Messages after a seq, by rising seq. */
  readAfter: (place: { conversationId: string; seq: number; limit: number }) => Promise<Message[]>
  /** Changed messages after a change, by rising changeSeq. */
  readChanges: (place: { conversationId: string; changeSeq: number; limit: number }) => Promise<Message[]>
  /** Reading failed; what is missing is found later. */
  onFailure: (error: unknown) => void
}

/** One conversation in this process: how far its messages have been given to the devices that follow it. */
export type Feed = ReturnType<typeof createFeed>

/** Few enough that a page of the longest messages fits into what may wait for a slow reader. */
const READ_AT_ONCE = 20

/**
 * Gives every follower each message once and in order. What comes out of order, or is only hinted at, is read from the
 * database.
 */
export function createFeed(conversationId: string, start: Position, options: FeedOptions) {
  const { readAfter, readChanges, onFailure } = options
  const followers = new Map<Device, Follower>()
  let seq = start.seq
  const read = (after: number) => readAfter({ conversationId, seq: after, limit: READ_AT_ONCE })

  const offer = (message: Message) => {
    seq = message.seq
    // Whoever knows the words can wait for those who do not.
    const isSender = ({ device }: Follower) => device.awaiting.has(message.clientId)
    for (const follower of followers.values()) if (!isSender(follower)) giveNext(follower, message)
    for (const follower of followers.values()) if (isSender(follower)) giveNext(follower, message)
  }

  const { look, pulling } = createPull({
    position: () => seq,
    isWanted: () => followers.size > 0,
    async step(upTo) {
      // Much at once goes to each at its own speed: none is kept waiting, or cut off, for another.
      if (upTo - seq > READ_AT_ONCE) return leap(upTo)
      for (const message of await read(seq)) if (message.seq === seq + 1) offer(message)
    },
    onFailure,
  })
  const leap = (upTo: number) => {
    seq = upTo
    for (const follower of followers.values()) void bring(follower)
  }
  const bring = (follower: Follower): Promise<void> => {
    const isWanted = () => followers.has(follower.device)
    return bringUpToDate(follower, { conversationId, seq: () => seq, read, isWanted, onFailure })
  }
  const changes = createFeedChanges({
    conversationId,
    start: start.changeSeq,
    followers,
    readChanges,
    look,
    onFailure,
  })

  return {
    conversationId,
    followers,
    /** The last message, and the last change, that was given to those who have everything. */
    position: (): Position => ({ seq, changeSeq: changes.changeSeq() }),

    follow(device: Device) {
      const position = { seq, changeSeq: changes.changeSeq() }
      followers.set(device, { device, ...position, catchingUp: null, bringing: null })
    },

    /** Looks for messages up to this one. */
    look,
    lookForChanges: changes.look,

    /** A message that was just stored, by this process. */
    push(message: Message) {
      if (message.seq === seq + 1 && !pulling()) offer(message)
      else void look(message.seq)
    },

    /** Gives a device what comes after what it has; resolves when it has everything. */
    async rewind(device: Device, itHas: { seq: number; changeSeq?: number | undefined }): Promise<void> {
      if (pulling()) await pulling()
      const follower = followers.get(device)
      if (!follower) return
      follower.seq = itHas.seq
      await bring(follower)
      if (itHas.changeSeq !== undefined) await changes.rewind(follower, itHas.changeSeq)
    },
  }
}
