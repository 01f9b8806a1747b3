/** Something that the open devices of these people should hear of; told after the commit, and by itself never the truth. */
export type News = {
  conversationId: string
  userIds: readonly string[]
  /** The newest message's seq. */
  seq: number
  /** Whether more than its messages has changed. */
  hasChanged: boolean
}

export type Announce = (news: News) => void
