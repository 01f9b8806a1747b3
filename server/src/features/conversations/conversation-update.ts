/** What the clients of these people are notified of; sent after the commit, and by itself never the truth. */
export type ConversationUpdate = {
  conversationId: string
  userIds: readonly string[]
  /** The newest message's seq. */
  seq: number
  /** Whether more than its messages has changed. */
  hasChanged: boolean
}

export type PublishUpdate = (update: ConversationUpdate) => void
