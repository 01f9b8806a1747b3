import type { Message } from '@dream/contract/api/messages'
import type { Device } from './device.ts'
import { createFeed, type Feed, type FeedOptions } from './feed.ts'

export type Feeds = ReturnType<typeof createFeeds>

/** The conversations that devices of this process follow. */
export function createFeeds(options: FeedOptions) {
  const feeds = new Map<string, Feed>()
  const followed = new Map<Device, Set<Feed>>()

  return {
    /** Lets a device follow a conversation whose newest message is known to be `seq`; again changes nothing. */
    follow(device: Device, conversationId: string, seq: number): void {
      const feed = feeds.get(conversationId) ?? createFeed(conversationId, seq, options)
      feeds.set(conversationId, feed)
      if (!feed.followers.has(device)) {
        feed.followers.set(device, { device, seq: feed.seq(), catchingUp: null })
        followed.set(device, (followed.get(device) ?? new Set()).add(feed))
      }
      void feed.look(seq)
    },

    isFollowing: (device: Device, conversationId: string) =>
      feeds.get(conversationId)?.followers.has(device) ?? false,

    look: async (conversationId: string, seq: number) => feeds.get(conversationId)?.look(seq),
    rewind: async (device: Device, conversationId: string, seq: number) =>
      feeds.get(conversationId)?.rewind(device, seq),
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
    positions: () => [...feeds.values()].map(({ conversationId, seq }) => ({ conversationId, seq: seq() })),
  }
}
