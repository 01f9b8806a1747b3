import type { PrivateNote } from '@dream/contract/api/chat/broker-desk'
import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { lockConversation, readNote, writeNote } from './broker-desk.store.ts'

type Change = { conversationId: string; brokerId: string; text: string; version: number }

/**
 * Overwrites the version of the note that the broker saw. The same text again is no change, so that a save whose answer was lost
 * can be repeated.
 */
export function writePrivateNote({ transaction }: Database, change: Change): Promise<PrivateNote> {
  const { conversationId, text, version } = change
  return transaction(async (tx) => {
    if (!(await lockConversation(tx, change))) throw problem('not-found')
    const stored = await readNote(tx, conversationId)
    if (stored.text === text) return stored
    if (stored.version !== version) throw problem('note-changed')
    return writeNote(tx, conversationId, text)
  })
}
