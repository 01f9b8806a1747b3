import type { Conversation } from '@dream/contract/api/chat/conversations'
import type { Message } from '@dream/contract/api/chat/messages'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import { type ReadTime, withReadTime } from './read-times.ts'
import { EMPTY_TIMELINE, merge, type Timeline, withChange } from './timeline.ts'

/** State of one conversation on this page. */
export type ConversationState = {
  timeline: Timeline
  /** Latest change that the messages include; null until a page was read. */
  changeSeq: number | null
  /** Phase; `cached`: the device's saved messages, until the server has answered. */
  phase: 'loading' | 'cached' | 'ready'
  /** Error of reading the newest messages; those already loaded are shown. */
  error: Error | null
  older: 'idle' | 'loading' | 'failed'
  /** Null until the conversation is known. */
  otherId: string | null
  isOnline: boolean
  isTyping: boolean
  readSeq: number
  otherReceivedSeq: number
  otherReadSeq: number
  /** Read times of the other person, as far as this device knows them. */
  otherReads: readonly ReadTime[]
  /** Whether the person marked it as unread and has not looked at it since. */
  isMarkedUnread: boolean
  /** Last read seq when new messages came in unseen; null: nothing is marked as new. */
  newAfter: number | null
  /** Whether the person looks at its end right now. */
  isWatched: boolean
}

export const UNKNOWN: ConversationState = {
  timeline: EMPTY_TIMELINE,
  changeSeq: null,
  phase: 'loading',
  error: null,
  older: 'idle',
  otherId: null,
  isOnline: false,
  isTyping: false,
  readSeq: 0,
  otherReceivedSeq: 0,
  otherReadSeq: 0,
  otherReads: [],
  isMarkedUnread: false,
  newAfter: null,
  isWatched: false,
}

/** Received and read positions of both. */
export type KnownReceipts = Pick<
  ConversationState,
  'readSeq' | 'otherReceivedSeq' | 'otherReadSeq' | 'otherReads'
>

/** Conversation as saved on the device. */
export type SavedConversation = { messages: readonly Message[]; changeSeq: number; marks: KnownReceipts }

const lastSeq = ({ timeline }: ConversationState) => timeline.run.at(-1)?.seq ?? 0

/** Adds messages: a page, or one that just arrived. */
export function withMessages(
  state: ConversationState,
  messages: readonly Message[],
  newestSeq = 0,
): ConversationState {
  const timeline = merge(state.timeline, messages, newestSeq)
  return timeline === state.timeline ? state : { ...state, timeline }
}

/** Takes in the server's answer about the conversation. Read receipts never go back. */
export function withAbout(state: ConversationState, about: Conversation): ConversationState {
  const isFirst = state.otherId === null
  const hasNew = isFirst && about.unreadCount > 0 && about.lastSeq > about.readSeq
  const { otherReadSeq: readSeq, otherLastRead: lastRead, isMarkedUnread } = about
  const otherReads = withReadTime(state.otherReads, { readSeq, lastRead })
  const known = withKnownReceipts(state, { ...about, otherReads })
  return {
    ...known,
    otherId: about.other.id,
    isOnline: about.other.isOnline,
    isMarkedUnread,
    newAfter: hasNew ? known.readSeq : known.newAfter,
  }
}

const withKnownReceipts = (state: ConversationState, receipts: KnownReceipts): ConversationState => ({
  ...state,
  readSeq: Math.max(state.readSeq, receipts.readSeq),
  otherReceivedSeq: Math.max(state.otherReceivedSeq, receipts.otherReceivedSeq),
  otherReadSeq: Math.max(state.otherReadSeq, receipts.otherReadSeq),
  otherReads: receipts.otherReads,
})

/** Marks messages after `since` as new, unless the person has replied. */
export function withNewSince(state: ConversationState, since: number): ConversationState {
  const last = state.timeline.run.findLast(({ type }) => type !== 'system')
  const isNew = last !== undefined && last.seq > since && last.senderId === state.otherId
  return isNew && state.newAfter === null ? { ...state, newAfter: since } : state
}

/** Shows the saved state. Fewer messages are new where the device had read further than an older answer says. */
export function withSaved(state: ConversationState, saved: SavedConversation): ConversationState {
  const known = withKnownReceipts(withMessages(state, saved.messages), saved.marks)
  const { changeSeq } = saved
  const newAfter = known.newAfter === null ? null : Math.max(known.newAfter, known.readSeq)
  return { ...known, phase: 'cached', changeSeq, newAfter }
}

/** Adds a message that just arrived. One's own means that everything before it has been seen. */
function withArrival(state: ConversationState, message: Message): ConversationState {
  const isTheirs = message.senderId === state.otherId
  const wasAllRead = state.readSeq >= lastSeq(state)
  const begins = isTheirs && !state.isWatched && wasAllRead && message.seq > state.readSeq
  const next = withMessages(state, [message])
  if (begins) return { ...next, isTyping: false, newAfter: state.readSeq }
  if (isTheirs) return { ...next, isTyping: false }
  return message.type === 'system' ? next : { ...next, newAfter: null }
}

/** Takes in a changed or deleted message. */
export function withChanged(state: ConversationState, message: Message): ConversationState {
  const changeSeq = state.changeSeq === null ? null : Math.max(state.changeSeq, message.changeSeq)
  return { ...state, changeSeq, timeline: withChange(state.timeline, message) }
}

/** Applies a frame about this conversation. */
export function withFrame(state: ConversationState, frame: FrameToClient): ConversationState {
  switch (frame.type) {
    case 'new_message':
    case 'message_sent':
      return withArrival(state, frame.message)
    case 'message_changed':
      return withChanged(state, frame.message)
    case 'gap':
      return withMessages(state, [], frame.beforeSeq)
    case 'marks':
      return withReceipts(state, frame)
    case 'typing':
      return frame.userId === state.otherId ? { ...state, isTyping: true } : state
    case 'presence':
      if (frame.userId !== state.otherId) return state
      return { ...state, isOnline: frame.isOnline, isTyping: state.isTyping && frame.isOnline }
    case 'auth_success':
    case 'auth_error':
    case 'ping':
    case 'error':
    case 'synced':
    case 'changes_missed':
    case 'conversation_changed':
      return state
  }
}

type ReceiptsFrame = Extract<FrameToClient, { type: 'marks' }>

function withReceipts(
  state: ConversationState,
  { userId, receivedSeq, readSeq, lastRead }: ReceiptsFrame,
): ConversationState {
  if (userId !== state.otherId) return { ...state, readSeq: Math.max(state.readSeq, readSeq) }
  return {
    ...state,
    otherReceivedSeq: Math.max(state.otherReceivedSeq, receivedSeq),
    otherReadSeq: Math.max(state.otherReadSeq, readSeq),
    otherReads: withReadTime(state.otherReads, { readSeq, lastRead }),
  }
}

/** Seq up to which messages are read by being in view; null when nothing is new. */
export const readBySight = (state: ConversationState): number | null =>
  state.isWatched && lastSeq(state) > state.readSeq ? lastSeq(state) : null
