/** Notification to the clients of these people; sent after the commit, and only a hint to refetch. */
export type ConversationUpdate = {
  conversationId: string
  userIds: readonly string[]
  /** Seq of the newest message. */
  seq: number
  /** Whether more than its messages has changed. */
  hasChanged: boolean
}

export type PublishUpdate = (update: ConversationUpdate) => void
