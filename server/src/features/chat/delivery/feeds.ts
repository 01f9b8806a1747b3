import type { Message } from '@dream/contract/api/messages'
import type { Device } from './device.ts'
import { createFeed, type Feed, type FeedOptions, type Position } from './feed.ts'

export type Feeds = ReturnType<typeof createFeeds>

/** The conversations that devices of this process follow. */
export function createFeeds(options: FeedOptions) {
  const feeds = new Map<string, Feed>()
  const followed = new Map<Device, Set<Feed>>()

  return {
    /** Lets a device follow a conversation that is known to be so far; again changes nothing. */
    follow(device: Device, conversationId: string, position: Position): void {
      const feed = feeds.get(conversationId) ?? createFeed(conversationId, position, options)
      feeds.set(conversationId, feed)
      if (!feed.followers.has(device)) {
        feed.follow(device)
        followed.set(device, (followed.get(device) ?? new Set()).add(feed))
      }
      void feed.look(position.seq)
      void feed.lookForChanges(position.changeSeq)
    },

    isFollowing: (device: Device, conversationId: string) =>
      feeds.get(conversationId)?.followers.has(device) ?? false,

    look: async (conversationId: string, seq: number) => feeds.get(conversationId)?.look(seq),
    lookForChanges: async (conversationId: string, changeSeq: number) =>
      feeds.get(conversationId)?.lookForChanges(changeSeq),
    rewind: async (
      device: Device,
      conversationId: string,
      itHas: { seq: number; changeSeq?: number | undefined },
    ) => feeds.get(conversationId)?.rewind(device, itHas),
    push: (message: Message) => feeds.get(message.conversationId)?.push(message),

    /** Whether the device was given this message. */
    hasGiven: (device: Device, { conversationId, seq }: Message) =>
      (feeds.get(conversationId)?.followers.get(device)?.seq ?? 0) >= seq,

    leave(device: Device) {
      for (const feed of followed.get(device) ?? []) {
        feed.followers.delete(device)
        if (feed.followers.size === 0) feeds.delete(feed.conversationId)
      }
      followed.delete(device)
    },

    /** How far each conversation is. */
    positions: () =>
      [...feeds.values()].map(({ conversationId, position }) => ({ conversationId, ...position() })),
  }
}
