import { call } from '#lib/api-client.ts'
import { invalidate } from '#lib/query.ts'
import { say } from '../live/wire.ts'

/** Several messages that are read at once are one mark. */
const GATHER_MS = 200

/** Tells the server how far the person has read, until it has heard it. */
export function createReading(conversationId: string) {
  let wanted = 0
  let known = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = async () => {
    timer = undefined
    if (wanted <= known || say({ type: 'read', conversationId, seq: wanted })) return
    const told = wanted
    try {
      await call('POST /api/conversations/:id/read', { params: { id: conversationId }, body: { seq: told } })
      known = Math.max(known, told)
      void invalidate('GET /api/chat/status', 'GET /api/conversations', 'GET /api/broker/conversations')
    } catch {
      // It is told again when the line is back.
    }
  }
  return {
    read(seq: number) {
      wanted = Math.max(wanted, seq)
      timer ??= setTimeout(() => void tell(), GATHER_MS)
    },
    /** The server knows it up to here. */
    isKnown(seq: number) {
      known = Math.max(known, seq)
    },
    /** The line is back: what it may not have heard is told again. */
    tellAgain() {
      if (wanted > known) void tell()
    },
  }
}
