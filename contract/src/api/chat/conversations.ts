import { z } from 'zod'
import { CHAT_TABS, REPORT_REASONS, SEQ_MAX, STAGES } from '../../rules/chat/chat.ts'
import { Brief, BriefInput, SharedBrief } from './brief.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'

const Stage = z.enum(STAGES.map(({ value }) => value))
const seq = z.int().nonnegative()

/** Last message as one line. */
const LastLine = z.object({
  seq,
  type: z.enum(['text', 'design', 'image', 'file', 'system']),
  /** Text, the name of a file without text, or a word that it was deleted; of a system message the event's name. */
  text: z.string(),
  isDeleted: z.boolean(),
  isMine: z.boolean(),
  at: z.iso.datetime(),
})

/** Time of the last read receipt that advanced: it covers the messages after `afterSeq`. */
export const LastRead = z.object({ afterSeq: seq, at: z.iso.datetime() })
export type LastRead = z.infer<typeof LastRead>

/** Conversation as the caller, one of its two people, sees it. */
export const Conversation = z.object({
  id: z.uuid(),
  /** Caller's role. */
  role: z.enum(['buyer', 'broker']),
  other: z.object({
    id: z.uuid(),
    name: z.string(),
    /** Broker's company and portrait; null for buyers. */
    company: z.string().nullable(),
    portrait: z.string().nullable(),
    isOnline: z.boolean(),
  }),
  lastSeq: seq,
  /** Sequence number of the last change of any of its messages. */
  changeSeq: seq,
  lastLine: LastLine.nullable(),
  /** Unread messages; at least 1 where the caller marked it as unread. */
  unreadCount: z.int().nonnegative(),
  /** Whether the caller marked it as unread; reading removes the mark. */
  isMarkedUnread: z.boolean(),
  /** Read receipt of the caller, and delivery and read receipts of the other person. */
  readSeq: seq,
  otherReceivedSeq: seq,
  otherReadSeq: seq,
  /** Null when unknown. */
  otherLastRead: LastRead.nullable(),
  stage: Stage,
  isClosed: z.boolean(),
  /** Whether either has blocked the other; then nobody can write. */
  isBlocked: z.boolean(),
  isBlockedByMe: z.boolean(),
  /** Newest version of the brief; 0 when nothing was shared. */
  briefVersion: z.int().nonnegative(),
  /** Time from which the broker's first reply is later than promised; null when it is not late or was sent. */
  promiseMissedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Conversation = z.infer<typeof Conversation>

/** Row of a broker's list, with fields for the broker only. */
export const BrokerConversation = Conversation.extend({
  /** Time since which the buyer has waited for an answer; null when they do not wait. */
  waitingSince: z.iso.datetime().nullable(),
  snoozedUntil: z.iso.datetime().nullable(),
})
export type BrokerConversation = z.infer<typeof BrokerConversation>

const byId = z.object({ id: IdInput })
const nothing = z.null()

export const conversationEndpoints = {
  'POST /api/brokers/:id/select': {
    summary: 'Choose a broker and share a brief; the same choice again only shares the brief anew',
    audience: 'buyer',
    status: 201,
    params: byId,
    body: BriefInput,
    answer: z.object({ conversationId: z.uuid(), selectedBrokerId: z.uuid() }),
    problems: ['locked', 'not-found', 'broker-full', 'choosing-closed', 'too-many-attempts'],
  },
  'GET /api/brief': {
    summary: 'The brief that the app wrote, with every part; nobody else sees it',
    audience: 'buyer',
    status: 200,
    answer: Brief,
    problems: ['locked'],
  },
  'GET /api/conversations': {
    summary: "A buyer's conversations, the open one first",
    audience: 'buyer',
    status: 200,
    answer: z.object({ items: z.array(Conversation) }),
    problems: [],
  },
  'GET /api/conversations/:id': {
    summary: 'One conversation of the caller',
    audience: 'session',
    status: 200,
    params: byId,
    answer: Conversation,
    problems: ['not-found'],
  },
  'GET /api/conversations/:id/brief': {
    summary: 'The shared brief, the newest version unless one is named',
    audience: 'session',
    status: 200,
    params: byId,
    query: z.object({ version: z.coerce.number().int().positive().max(SEQ_MAX).optional() }),
    answer: SharedBrief,
    problems: ['not-found'],
  },
  'PUT /api/conversations/:id/brief': {
    summary: 'Share the brief anew, as a new version',
    audience: 'buyer',
    status: 200,
    params: byId,
    body: BriefInput,
    answer: SharedBrief,
    problems: ['not-found', 'conversation-closed', 'too-many-attempts'],
  },
  'POST /api/conversations/:id/report': {
    summary: 'Report a conversation to the company',
    audience: 'session',
    status: 204,
    params: byId,
    body: z.object({
      reason: z.enum(REPORT_REASONS.map(({ value }) => value)),
      /** Message that it is about. */
      seq: z.int().positive().max(SEQ_MAX).optional(),
      details: z.string().trim().max(1000, 'At most 1000 characters').optional(),
    }),
    answer: nothing,
    problems: ['not-found', 'too-many-attempts'],
  },
  'PUT /api/conversations/:id/block': {
    summary: 'Turn messaging off in a conversation; twice is once',
    audience: 'session',
    status: 204,
    params: byId,
    answer: nothing,
    problems: ['not-found'],
  },
  'DELETE /api/conversations/:id/block': {
    summary: "Take one's own block back",
    audience: 'session',
    status: 204,
    params: byId,
    answer: nothing,
    problems: ['not-found'],
  },
  'PUT /api/conversations/:id/unread': {
    summary: 'Mark a conversation as unread for oneself, until one reads it; twice is once',
    audience: 'session',
    status: 204,
    params: byId,
    answer: nothing,
    problems: ['not-found'],
  },
  'GET /api/broker/conversations': {
    summary: "A broker's conversations; who waits longest comes first",
    audience: 'broker',
    status: 200,
    query: z.object({
      tab: z.enum(CHAT_TABS).default('waiting'),
      /** Search text: part of the buyer's name or of a message, in every tab; accents and quotation marks are ignored. */
      q: z.string().trim().max(80).optional(),
      /** Only buyers at this stage. */
      stage: Stage.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      /** Cursor: id of the last conversation of the page before. */
      after: z.uuid().optional(),
    }),
    answer: z.object({ items: z.array(BrokerConversation), nextCursor: z.uuid().optional() }),
    problems: [],
  },
  'PUT /api/broker/conversations/:id': {
    summary:
      'Set the stage of a buyer, put a conversation off until later, or say that nothing is left to answer; what is not sent stays',
    audience: 'broker',
    status: 200,
    params: byId,
    body: z.object({
      stage: Stage.optional(),
      snoozedUntil: z.iso.datetime().nullable().optional(),
      /** Marks the conversation as answered until the buyer's next message. */
      isAnswered: z.boolean().optional(),
    }),
    answer: BrokerConversation,
    problems: ['not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
