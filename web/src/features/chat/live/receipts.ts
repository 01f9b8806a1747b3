import { say } from './wire.ts'

/** A page of messages that arrives at once is one receipt. */
const GATHER_MS = 200

const waiting = new Map<string, number>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Tells the server soon that this device has a message; what gets lost is said with the next one. */
export function noteReceived(conversationId: string, seq: number) {
  waiting.set(conversationId, Math.max(seq, waiting.get(conversationId) ?? 0))
  timer ??= setTimeout(() => {
    timer = undefined
    for (const [id, upTo] of waiting) say({ type: 'received', conversationId: id, seq: upTo })
    waiting.clear()
  }, GATHER_MS)
}
