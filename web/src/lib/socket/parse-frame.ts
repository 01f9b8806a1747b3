import { isRecord } from '@dream/contract/rules/app/is-record'
import { parseJson } from '#lib/storage/parse-json.ts'
import type { FrameToClient } from '@dream/contract/socket/to-client'

type Check = (value: unknown) => boolean
type Shape = Record<string, Check>

const text: Check = (value) => typeof value === 'string'
const flag: Check = (value) => typeof value === 'boolean'
const seq: Check = (value) => Number.isInteger(value) && Number(value) >= 0
const has = (shape: Shape) => (value: unknown) =>
  isRecord(value) && Object.entries(shape).every(([name, check]) => check(value[name]))

const lastRead: Check = (value) => value === null || has({ afterSeq: seq, at: text })(value)

const message = has({
  id: text,
  clientId: text,
  conversationId: text,
  seq: (value) => seq(value) && value !== 0,
  senderId: (value) => value === null || text(value),
  type: text,
  body: text,
  createdAt: text,
  changeSeq: seq,
})

/** Required fields by frame type. The server's own schemas would be larger than the whole chat. */
const SHAPES: Record<FrameToClient['type'], Check> = {
  auth_success: has({ userId: text }),
  auth_error: has({ message: text }),
  ping: has({}),
  new_message: has({ conversationId: text, message }),
  message_sent: has({ conversationId: text, clientId: text, message }),
  error: has({ code: text, message: text }),
  gap: has({ conversationId: text, afterSeq: seq, beforeSeq: seq }),
  message_changed: has({ conversationId: text, message }),
  changes_missed: has({ conversationId: text, changeSeq: seq }),
  synced: has({}),
  marks: has({ conversationId: text, userId: text, receivedSeq: seq, readSeq: seq, lastRead }),
  typing: has({ conversationId: text, userId: text }),
  presence: has({ userId: text, isOnline: flag }),
  conversation_changed: has({ conversationId: text }),
}

const checks = new Map<unknown, Check>(Object.entries(SHAPES))
const isFrame = (value: unknown): value is FrameToClient =>
  isRecord(value) && (checks.get(value['type'])?.(value) ?? false)

/** Parses a frame from the server; null for one that this version of the app does not know. */
export function parseFrame(data: unknown): FrameToClient | null {
  const frame = typeof data === 'string' ? parseJson(data) : null
  return isFrame(frame) ? frame : null
}
