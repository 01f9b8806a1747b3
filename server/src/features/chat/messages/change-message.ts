import type { Message } from '@dream/contract/api/chat/messages'
import { EDIT_WITHIN_MS } from '@dream/contract/rules/chat/chat'
import { problem } from '#platform/problems/problem.ts'
import { messageOf } from './message-of.ts'
import { type Changed, changeStored, readMessage } from './messages.store.ts'
import { refreshReplyTime } from './reply-time.ts'
import type { SendingDeps } from './send-message.ts'

/** Committed change, to be sent to the clients of both. */
export type StoredChange = {
  conversationId: string
  userIds: readonly string[]
  seq: number
  changeSeq: number
}

export type ChangingDeps = Pick<SendingDeps, 'database' | 'designs' | 'background'> & {
  pace: { burst: number; perSecond: number }
  /** Notifies the open devices of both; called after the commit. */
  publishChange: (change: StoredChange) => void
  /** Deletes an unused file. */
  forgetFile: (fileId: string) => Promise<void>
}

type Changing = { conversationId: string; messageId: string; userId: string; body: string | null }

/** Edits one's own text, or deletes one's own message when there is no body; idempotent. */
export async function changeMessage(deps: ChangingDeps, changing: Changing): Promise<Message> {
  const { database, designs, pace, background, publishChange, forgetFile } = deps
  const { conversationId } = changing
  const changed = await changeStored(database.db, { ...changing, withinMs: EDIT_WITHIN_MS }, pace)
  refuse(changed)

  const { outcome, for_buyer, for_broker, last_seq: seq, changed_to, removed_file } = changed
  if (outcome === 'changed') {
    publishChange({ conversationId, userIds: [for_buyer, for_broker], seq, changeSeq: changed_to })
  }
  if (changed.has_changed_reply) {
    void background('Measuring a reply time', () => refreshReplyTime(database, for_broker))
  }
  if (removed_file !== null) void background('Removing a file', () => forgetFile(removed_file))
  return messageOf(await readMessage(database.db, conversationId, changed.of_seq), designs)
}

function refuse({ outcome, wait_ms }: Changed) {
  switch (outcome) {
    case 'changed':
    case 'unchanged':
      return
    case 'not-found':
      throw problem('not-found')
    case 'forbidden':
      throw problem('forbidden', { message: 'You can only edit your own text messages.' })
    case 'closed':
      throw problem('conversation-closed')
    case 'blocked':
      throw problem('conversation-blocked')
    case 'deleted':
      throw problem('message-deleted')
    case 'late':
      throw problem('edit-too-late')
    case 'rate-limited':
      throw problem('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil((wait_ms ?? 0) / 1000)) })
  }
}
