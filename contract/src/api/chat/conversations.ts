import { z } from 'zod'
import { CHAT_TABS, REPORT_REASONS, SEQ_MAX, STAGES } from '../../rules/chat/chat.ts'
import { Brief, BriefInput, SharedBrief } from './brief.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'

const Stage = z.enum(STAGES.map(({ value }) => value))
const seq = z.int().nonnegative()

/** The last message in one line. */
const LastLine = z.object({
  seq,
  type: z.enum(['text', 'design', 'image', 'file', 'system']),
  /** Its text, the name of a file without text, or that it was deleted; of a system message the event's name. */
  text: z.string(),
  isDeleted: z.boolean(),
  isMine: z.boolean(),
  at: z.iso.datetime(),
})

/** When somebody last read something new: the messages after `afterSeq`, as far as they have read. */
export const LastRead = z.object({ afterSeq: seq, at: z.iso.datetime() })
export type LastRead = z.infer<typeof LastRead>

/** A conversation as the caller, one of the two, sees it. */
export const Conversation = z.object({
  id: z.uuid(),
  /** Which of the two the caller is. */
  role: z.enum(['buyer', 'broker']),
  other: z.object({
    id: z.uuid(),
    name: z.string(),
    /** A broker's company and portrait; null for buyers. */
    company: z.string().nullable(),
    portrait: z.string().nullable(),
    isOnline: z.boolean(),
  }),
  lastSeq: seq,
  /** The last change of any of its messages. */
  changeSeq: seq,
  lastLine: LastLine.nullable(),
  /** Unread messages; 1 at least where the caller marked it as unread. */
  unreadCount: z.int().nonnegative(),
  /** Whether the caller marked it as unread; reading takes the mark off. */
  isMarkedUnread: z.boolean(),
  /** How far the caller has read, and how far the other has received and read. */
  readSeq: seq,
  otherReceivedSeq: seq,
  otherReadSeq: seq,
  /** Null when it is not known. */
  otherLastRead: LastRead.nullable(),
  stage: Stage,
  isClosed: z.boolean(),
  /** Nobody can write while either has blocked the other. */
  isBlocked: z.boolean(),
  isBlockedByMe: z.boolean(),
  /** Newest version of the brief; 0 when nothing was shared. */
  briefVersion: z.int().nonnegative(),
  /** Since when the broker's first reply is later than they promise; null when it is not, or came at last. */
  promiseMissedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Conversation = z.infer<typeof Conversation>

/** A row of a broker's list, with what only the broker sees. */
export const BrokerConversation = Conversation.extend({
  /** Since when the buyer waits for an answer; null when they do not. */
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
      /** The message it is about. */
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
      /** Part of the buyer's name or of a message, whatever the tab; accents and quotation marks do not matter. */
      q: z.string().trim().max(80).optional(),
      /** Only buyers who stand there. */
      stage: Stage.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      /** Id of the last conversation of the page before. */
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
      /** Whether the buyer waits no longer; their next message waits again. */
      isAnswered: z.boolean().optional(),
    }),
    answer: BrokerConversation,
    problems: ['not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
