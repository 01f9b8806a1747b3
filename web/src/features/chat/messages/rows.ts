import type { Message, Quote } from '@dream/contract/api/chat/messages'
import type { Undoable } from '../message-queue/undo.ts'
import type { Unsent } from '../message-queue/queue-state.ts'
import { type ReadTime, readAtOf } from '../conversation/read-times.ts'
import { dayOf, dayLabel } from './when.ts'

/** Progress of one's own message; null for others' messages. */
export type Progress = 'sending' | 'refused' | 'sent' | 'delivered' | 'read'

/** Message in the list, stored or unsent. */
export type Bubble = {
  kind: 'bubble'
  /** Stable key before and after it is sent. */
  key: string
  message: Message | null
  unsent: Unsent | null
  isMine: boolean
  at: string
  progress: Progress | null
  /** Time at which the other read one's own; null when unread or unknown. */
  readAt: string | null
  /** Message that it replies to. */
  quote: Quote | null
  /** clientIds of what was sent with it and can be undone; null when nothing can. */
  undo: readonly string[] | null
  /** Position in a group of one sender. */
  isFirst: boolean
  isLast: boolean
}

export type Row =
  | Bubble
  | { kind: 'day'; key: string; label: string }
  | { kind: 'new'; key: string }
  | { kind: 'system'; key: string; message: Message }

/** Input of `rowsOf`. */
export type RowsInput = {
  messages: readonly Message[]
  /** Unsent messages of this conversation only. */
  unsent: readonly Unsent[]
  myId: string
  otherReceivedSeq: number
  otherReadSeq: number
  otherReads: readonly ReadTime[]
  undoable: Undoable
  /** Last read seq before new messages came. */
  newAfter: number | null
  now: Date
  /** Whether older messages can be loaded: they may be of the same day, so its line comes with them. */
  hasOlder: boolean
}

/** Maximum time between messages of one group. */
const GROUP_MS = 5 * 60_000

/** Builds the rows of the list, oldest first. A message that is both unsent and stored is shown once. */
export function rowsOf(facts: RowsInput): Row[] {
  const rows: Row[] = []
  let day = ''
  let isMarked = facts.newAfter === null
  for (const each of [...stored(facts), ...waiting(facts)]) {
    const at = each.kind === 'system' ? each.message.createdAt : each.at
    const itsDay = dayOf(at)
    const isKnownStart = rows.length > 0 || !facts.hasOlder
    if (itsDay !== day && isKnownStart)
      rows.push({ kind: 'day', key: `day ${itsDay}`, label: dayLabel(at, facts.now) })
    day = itsDay
    if (!isMarked && isNew(each, facts)) {
      rows.push({ kind: 'new', key: 'new' })
      isMarked = true
    }
    rows.push(each)
  }
  group(rows)
  return rows
}

type Entry = Bubble | Extract<Row, { kind: 'system' }>

const isNew = (entry: Entry, { newAfter }: RowsInput) =>
  entry.kind === 'bubble' && !entry.isMine && (entry.message?.seq ?? 0) > (newAfter ?? 0)

function stored(facts: RowsInput): Entry[] {
  return facts.messages.map((message) => {
    const { clientId, senderId, type, createdAt } = message
    if (type === 'system') return { kind: 'system', key: clientId, message }
    const isMine = senderId === facts.myId
    const progress = isMine ? progressOf(message, facts) : null
    const readAt = progress === 'read' ? readAtOf(facts.otherReads, message.seq) : null
    const undo = message.deletedAt ? null : (facts.undoable.get(clientId) ?? null)
    const quote = message.replyTo
    return {
      ...ALONE,
      key: clientId,
      message,
      unsent: null,
      isMine,
      at: createdAt,
      progress,
      readAt,
      quote,
      undo,
    }
  })
}

function progressOf({ seq }: Message, { otherReceivedSeq, otherReadSeq }: RowsInput): Progress {
  if (seq <= otherReadSeq) return 'read'
  return seq <= otherReceivedSeq ? 'delivered' : 'sent'
}

function waiting({ messages, unsent, undoable }: RowsInput): Bubble[] {
  const sent = new Set(messages.map(({ clientId }) => clientId))
  return unsent
    .filter(({ clientId, isUndone }) => !isUndone && !sent.has(clientId))
    .map((each) => {
      const progress = each.refusal ? 'refused' : 'sending'
      return {
        ...ALONE,
        key: each.clientId,
        message: null,
        unsent: each,
        isMine: true,
        at: each.at,
        progress,
        readAt: null,
        quote: each.quote ?? null,
        undo: undoable.get(each.clientId) ?? null,
      }
    })
}

const ALONE = { kind: 'bubble', isFirst: true, isLast: true } as const

/** Groups neighbours of one sender and time. A refused one ends its group, as its actions are below it. */
function group(rows: Row[]) {
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    if (row.kind !== 'bubble' || before?.kind !== 'bubble' || before.isMine !== row.isMine) continue
    const isClose = Date.parse(row.at) - Date.parse(before.at) < GROUP_MS
    if (!isClose || before.progress === 'refused') continue
    before.isLast = false
    row.isFirst = false
  }
}
