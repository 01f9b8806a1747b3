import type { Message } from '@dream/contract/api/messages'
import { CATCH_UP_MAX } from '@dream/contract/rules/chat'
import { say } from './device.ts'
import type { Follower } from './feed.ts'
import { createPull } from './pull.ts'

type Parts = {
  conversationId: string
  start: number
  followers: ReadonlyMap<unknown, Follower>
  /** Changed messages after a change, by rising changeSeq. */
  readChanges: (place: { conversationId: string; changeSeq: number; limit: number }) => Promise<Message[]>
  /** Gives the followers the messages up to this one: a message comes before its changes. */
  look: (seq: number) => Promise<void>
  onFailure: (error: unknown) => void
}

const READ_AT_ONCE = 20

/** What was changed in one conversation in this process: each follower is told in the order of the changes. */
export function createFeedChanges(parts: Parts) {
  const { conversationId, followers, onFailure } = parts
  let changeSeq = parts.start

  const read = async (after: number) => {
    const changed = await parts.readChanges({ conversationId, changeSeq: after, limit: READ_AT_ONCE })
    if (changed.length > 0) await parts.look(Math.max(...changed.map(({ seq }) => seq)))
    return changed
  }
  const { look } = createPull({
    position: () => changeSeq,
    isWanted: () => followers.size > 0,
    async step() {
      const changed = await read(changeSeq)
      changeSeq = changed.at(-1)?.changeSeq ?? changeSeq
      for (const follower of followers.values()) {
        if (follower.catchingUp ?? follower.bringing) void bring(follower)
        else tellAll(follower, changed)
      }
    },
    onFailure,
  })
  const catchUp = async (follower: Follower) => {
    await Promise.resolve()
    try {
      await follower.catchingUp
      if (changeSeq - follower.changeSeq > CATCH_UP_MAX) {
        say(follower.device, { type: 'changes_missed', conversationId, changeSeq: follower.changeSeq })
        follower.changeSeq = changeSeq
      }
      while (follower.changeSeq < changeSeq && followers.has(follower.device)) {
        const upTo = changeSeq
        const changed = await read(follower.changeSeq)
        tellAll(follower, changed)
        if (changed.length === 0) follower.changeSeq = upTo
        await follower.device.flushed()
      }
    } catch (error) {
      onFailure(error)
      follower.device.close(1011, 'try again')
    } finally {
      follower.bringing = null
    }
  }
  const bring = (follower: Follower): Promise<void> => (follower.bringing ??= catchUp(follower))

  return {
    changeSeq: () => changeSeq,

    /** Looks for changes up to this one. */
    look,

    /** Tells a follower of the changes after the one that it has; resolves when it has heard of all. */
    async rewind(follower: Follower, changeItHas: number): Promise<void> {
      follower.changeSeq = Math.min(changeItHas, changeSeq)
      await bring(follower)
    },
  }
}

/** What a follower has heard of already is not told again. */
function tellAll(follower: Follower, changed: readonly Message[]) {
  for (const message of changed) {
    if (message.changeSeq <= follower.changeSeq) continue
    follower.changeSeq = message.changeSeq
    say(follower.device, { type: 'message_changed', conversationId: message.conversationId, message })
  }
}
