import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import type { PublishUpdate } from './conversation-update.ts'
import { type Participant, setMarkedUnread } from './conversations.store.ts'

/** Marks a conversation as unread for the caller, on all their devices; the other person is not notified. */
export async function markUnread(
  { database, publishUpdate }: { database: Database; publishUpdate: PublishUpdate },
  participant: Participant,
): Promise<void> {
  if (!(await setMarkedUnread(database.db, participant))) throw problem('not-found')
  const { conversationId, userId } = participant
  publishUpdate({ conversationId, userIds: [userId], seq: 0, hasChanged: true })
}
