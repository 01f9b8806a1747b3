import type { Conversation } from './conversation.ts'
import { olderThan } from './timeline.ts'

/** Loads older messages until this one is there; resolves with whether it is. */
export async function reachMessage({ get, readOlder }: Conversation, seq: number): Promise<boolean> {
  for (;;) {
    const { timeline } = get()
    if (timeline.run.some((message) => message.seq === seq)) return true
    const first = olderThan(timeline)
    if (first === null || first <= seq) return false
    await readOlder()
    if (olderThan(get().timeline) === first) return false
  }
}
