import type { Message, Quote } from '@dream/contract/api/chat/messages'
import type { Undoable } from '../message-queue/undo.ts'
import type { Unsent } from '../message-queue/queue-state.ts'
import { type ReadTime, readAtOf } from '../conversation/read-times.ts'
import { dayOf, dayLabel } from './when.ts'

/** How far one's own message has come; null for others' messages. */
export type Progress = 'sending' | 'refused' | 'sent' | 'delivered' | 'read'

/** A message as it is drawn: stored, or still on its way. */
export type Bubble = {
  kind: 'bubble'
  /** The same before and after it is sent. */
  key: string
  message: Message | null
  unsent: Unsent | null
  isMine: boolean
  at: string
  progress: Progress | null
  /** When the other read one's own; null when they have not, or that is not known. */
  readAt: string | null
  /** What it answers. */
  quote: Quote | null
  /** The clientIds of what was just sent with it and can be undone; null when nothing can. */
  undo: readonly string[] | null
  /** Its place in a group of the same sender's. */
  isFirst: boolean
  isLast: boolean
}

export type Row =
  | Bubble
  | { kind: 'day'; key: string; label: string }
  | { kind: 'new'; key: string }
  | { kind: 'system'; key: string; message: Message }

/** What the rows are made from. */
export type RowsInput = {
  messages: readonly Message[]
  /** Of this conversation only. */
  unsent: readonly Unsent[]
  myId: string
  otherReceivedSeq: number
  otherReadSeq: number
  otherReads: readonly ReadTime[]
  undoable: Undoable
  /** The last seq that was read before something new came. */
  newAfter: number | null
  now: Date
  /** Whether older messages are to be fetched: they may be of the same day, so its line comes with them. */
  hasOlder: boolean
}

/** Messages of one sender closer than this belong together. */
const GROUP_MS = 5 * 60_000

/** Everything that the list shows, from the oldest to the newest. A message that is sent and stored is shown once. */
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

/** Joins neighbours of one sender and one moment. A refused one ends its group: under it stands what to do. */
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
