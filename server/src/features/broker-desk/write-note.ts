import type { PrivateNote } from '@dream/contract/api/broker-desk'
import type { Database } from '#platform/database.ts'
import { problem } from '#platform/problem.ts'
import { holdConversation, readNote, writeNote } from './broker-desk.store.ts'

type Change = { conversationId: string; brokerId: string; text: string; version: number }

/**
 * Writes a broker's note over the version that they saw. The same words again are no change, so that a save whose answer was
 * lost can be repeated.
 */
export function writePrivateNote({ transaction }: Database, change: Change): Promise<PrivateNote> {
  const { conversationId, text, version } = change
  return transaction(async (tx) => {
    if (!(await holdConversation(tx, change))) throw problem('not-found')
    const stored = await readNote(tx, conversationId)
    if (stored.text === text) return stored
    if (stored.version !== version) throw problem('note-changed')
    return writeNote(tx, conversationId, text)
  })
}
