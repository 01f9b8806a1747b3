import type { Message } from '@dream/contract/api/messages'
import { CATCH_UP_MAX, PAGE } from '@dream/contract/rules/chat'
import { type Device, give, say } from './device.ts'

type Follower = { device: Device; seq: number; catchingUp: Promise<void> | null }

export type FeedOptions = {
  /** Messages after a seq, by rising seq. */
  readAfter: (place: { conversationId: string; seq: number; limit: number }) => Promise<Message[]>
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
export function createFeed(conversationId: string, start: number, { readAfter, onFailure }: FeedOptions) {
  const followers = new Map<Device, Follower>()
  let seq = start
  let wanted = start
  let reading: Promise<void> | null = null
  const read = (after: number) => readAfter({ conversationId, seq: after, limit: READ_AT_ONCE })

  const offer = (message: Message) => {
    seq = message.seq
    for (const follower of followers.values()) giveNext(follower, message)
  }

  const readOn = async () => {
    while (seq < wanted && followers.size > 0) {
      // Much at once goes to each at its own speed: none is kept waiting, or cut off, for another.
      if (wanted - seq > READ_AT_ONCE) {
        seq = wanted
        for (const follower of followers.values()) void bring(follower)
        break
      }
      const missed = await read(seq)
      if (missed.length === 0) break
      for (const message of missed) if (message.seq === seq + 1) offer(message)
    }
    wanted = seq
  }

  const bring = (follower: Follower): Promise<void> => {
    const isWanted = () => followers.has(follower.device)
    return bringUpToDate(follower, { conversationId, seq: () => seq, read, isWanted, onFailure })
  }

  const look = (upTo: number): Promise<void> => {
    if (upTo <= seq) return Promise.resolve()
    wanted = Math.max(wanted, upTo)
    reading ??= readOn()
      .catch(onFailure)
      .finally(() => {
        reading = null
      })
    return reading
  }

  return {
    conversationId,
    followers,
    /** The last message that was given to those who have everything. */
    seq: () => seq,

    /** Looks for messages up to this one. */
    look,

    /** A message that was just stored, by this process. */
    push(message: Message) {
      if (message.seq === seq + 1 && !reading) offer(message)
      else void look(message.seq)
    },

    /** Gives a device what comes after the seq that it has; resolves when it has everything. */
    async rewind(device: Device, seqItHas: number): Promise<void> {
      if (reading) await reading
      const follower = followers.get(device)
      if (!follower) return
      follower.seq = seqItHas
      await bring(follower)
    },
  }
}

/** A follower gets only what comes next: whoever is behind is catching up, whoever is ahead has it. */
function giveNext(follower: Follower, message: Message) {
  if (message.seq !== follower.seq + 1) return
  follower.seq = message.seq
  give(follower.device, message)
}

type Goal = {
  conversationId: string
  seq: () => number
  read: (after: number) => Promise<Message[]>
  isWanted: () => boolean
  onFailure: (error: unknown) => void
}

/** Brings one follower to where the feed is. Whoever cannot be brought there comes back and says what it has. */
function bringUpToDate(follower: Follower, goal: Goal): Promise<void> {
  follower.catchingUp ??= catchUp(follower, goal)
    .catch((error: unknown) => {
      goal.onFailure(error)
      follower.device.close(1011, 'try again')
    })
    .finally(() => {
      follower.catchingUp = null
    })
  return follower.catchingUp
}

/** Reads until the follower is where the feed is; then the feed's next message is its next one too. */
async function catchUp(follower: Follower, { conversationId, seq, read, isWanted }: Goal) {
  const { device } = follower
  if (seq() - follower.seq > CATCH_UP_MAX) {
    const beforeSeq = seq() - PAGE.default + 1
    say(device, { type: 'gap', conversationId, afterSeq: follower.seq, beforeSeq })
    follower.seq = beforeSeq - 1
  }
  while (follower.seq < seq() && device.isOpen() && isWanted()) {
    const missed = await read(follower.seq)
    if (missed.length === 0) break
    for (const message of missed) giveNext(follower, message)
    await device.flushed()
  }
}
