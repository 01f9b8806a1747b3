import type { Message } from '@dream/contract/api/messages'
import { CATCH_UP_MAX, PAGE } from '@dream/contract/rules/chat'
import { give, say } from './device.ts'
import type { Follower } from './feed.ts'

/** A follower gets only what comes next: whoever is behind is catching up, whoever is ahead has it. */
export function giveNext(follower: Follower, message: Message) {
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
export const bringUpToDate = (follower: Follower, goal: Goal): Promise<void> =>
  (follower.catchingUp ??= catchUp(follower, goal))

/** Reads until the follower is where the feed is; then, in the same moment, the feed's next message is its next one too. */
async function catchUp(follower: Follower, { conversationId, seq, read, isWanted, onFailure }: Goal) {
  const { device } = follower
  await Promise.resolve()
  try {
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
  } catch (error) {
    onFailure(error)
    device.close(1011, 'try again')
  } finally {
    follower.catchingUp = null
  }
}
