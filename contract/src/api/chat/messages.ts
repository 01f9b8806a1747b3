import { z } from 'zod'
import { MESSAGE_EMPTY, MESSAGE_MAX, MESSAGE_TOO_LONG, PAGE, SEQ_MAX } from '../../rules/chat/chat.ts'
import { DesignCategory } from '../designs/design.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { MessageFile } from './files.ts'
import { IdInput } from '../id-input.ts'

/** Design as a card in a conversation or a brief. */
export const DesignCard = z.object({
  id: z.uuid(),
  title: z.string(),
  category: DesignCategory,
  imageUrl: z.string(),
  /** Drawing for the dark theme; absent for a photograph. */
  darkImageUrl: z.string().optional(),
  bedrooms: z.int().nullable(),
  bathrooms: z.int().nullable(),
  garages: z.int().nullable(),
  frontage: z.number().nullable(),
  totalArea: z.number().nullable(),
  /** Facts for the fit of a floor plan on a lot; each side applies them to the block that it knows. */
  house: z
    .object({
      houseWidth: z.number().positive(),
      houseDepth: z.number().positive(),
      minLotWidth: z.number().positive(),
      minLotDepth: z.number().positive(),
      site: z.enum(['usual', 'corner', 'lane', 'half', 'boundary']),
    })
    .optional(),
})
export type DesignCard = z.infer<typeof DesignCard>

/** Quoted message, as shown in a reply. */
export const Quote = z.object({
  seq: z.int().positive(),
  senderId: z.uuid().nullable(),
  type: z.enum(['text', 'design', 'image', 'file', 'system']),
  /** Beginning of its text, else its design's or file's name; empty when it was deleted. */
  text: z.string(),
  isDeleted: z.boolean(),
})
export type Quote = z.infer<typeof Quote>

/** Message as both sides see it. `seq` counts the messages of its conversation from 1, without gaps. */
export const Message = z.object({
  id: z.uuid(),
  /** Idempotency key made by the sending device: a resent message is the same message. */
  clientId: z.uuid(),
  conversationId: z.uuid(),
  seq: z.int().positive(),
  /** Sender, or the person whom a system message is about; null when their account is gone. */
  senderId: z.uuid().nullable(),
  type: z.enum(['text', 'design', 'image', 'file', 'system']),
  /** Text as typed; of a system message the event's name; empty when the message was deleted. */
  body: z.string(),
  /** Design of a message of type design; null when the design is gone. */
  design: DesignCard.nullable(),
  /** File of a message of type image or file; null when it was deleted. */
  file: MessageFile.nullable(),
  /** Quoted message; null when it is not a reply. */
  replyTo: Quote.nullable(),
  createdAt: z.iso.datetime(),
  /** Times of the last edit and of the deletion by its sender. */
  editedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
  /** Whether a deleted message was removed by the company, because it broke the rules. */
  isRemoved: z.literal(true).optional(),
  /** Number of its last change in the conversation; 0: none. Of two copies the one with the higher number is newer. */
  changeSeq: z.int().nonnegative(),
})
export type Message = z.infer<typeof Message>

const body = z
  .string(MESSAGE_EMPTY)
  .max(MESSAGE_MAX, MESSAGE_TOO_LONG)
  .refine((text) => !text.includes('\0'), 'Text must not contain null characters')

/** Seq of the quoted message in the same conversation. */
const replyTo = z.int().positive().max(SEQ_MAX).optional()

const text = body.refine((value) => value.trim() !== '', MESSAGE_EMPTY)

/** New message, sent over the socket or by a request. */
export const NewMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    clientId: IdInput,
    body: text,
    replyTo,
  }),
  z.object({
    type: z.literal('design'),
    clientId: IdInput,
    designId: IdInput,
    body: body.default(''),
    replyTo,
  }),
  /** Picture or file that was uploaded to this conversation, with text beneath it. */
  z.object({ type: z.literal('image'), clientId: IdInput, fileId: IdInput, body: body.default(''), replyTo }),
  z.object({ type: z.literal('file'), clientId: IdInput, fileId: IdInput, body: body.default(''), replyTo }),
])
export type NewMessage = z.infer<typeof NewMessage>

const seq = z.int().nonnegative().max(SEQ_MAX)
const seqInQuery = z.coerce.number().pipe(seq)
const byId = z.object({ id: IdInput })
const byMessage = z.object({ id: IdInput, messageId: IdInput })
const ofPage = z.coerce.number().int().min(1).max(PAGE.max).default(PAGE.default)

export const messageEndpoints = {
  'GET /api/conversations/:id/messages': {
    summary: 'A page of messages by rising seq: the newest, those before one, or those after one',
    audience: 'session',
    status: 200,
    params: byId,
    query: z.object({
      beforeSeq: seqInQuery.optional(),
      afterSeq: seqInQuery.optional(),
      limit: ofPage,
    }),
    /** `lastSeq`: newest message of the conversation; `changeSeq`: its last change; both at the time of reading. */
    answer: z.object({ items: z.array(Message), lastSeq: seq, changeSeq: seq }),
    problems: ['not-found'],
  },
  'POST /api/conversations/:id/messages': {
    summary: 'Send a message; with the same clientId twice is once',
    audience: 'session',
    status: 201,
    params: byId,
    body: NewMessage,
    answer: Message,
    problems: [
      'not-found',
      'conversation-closed',
      'conversation-blocked',
      'file-missing',
      'reply-missing',
      'client-id-taken',
      'message-limit',
      'rate-limited',
    ],
  },
  'GET /api/conversations/:id/changes': {
    summary: 'Messages that were changed or deleted after a change, by rising changeSeq, as they are now',
    audience: 'session',
    status: 200,
    params: byId,
    query: z.object({ after: seqInQuery, limit: ofPage }),
    /** `changeSeq`: last change of the conversation at the time of reading. */
    answer: z.object({ items: z.array(Message), changeSeq: seq }),
    problems: ['not-found'],
  },
  'PUT /api/conversations/:id/messages/:messageId': {
    summary: "Edit one's own text within 15 minutes; the same text changes nothing",
    audience: 'session',
    status: 200,
    params: byMessage,
    body: z.object({ body: text }),
    answer: Message,
    problems: [
      'not-found',
      'forbidden',
      'conversation-closed',
      'conversation-blocked',
      'message-deleted',
      'edit-too-late',
      'rate-limited',
    ],
  },
  'DELETE /api/conversations/:id/messages/:messageId': {
    summary: "Delete one's own message for both; its text and file are gone. Twice is once",
    audience: 'session',
    status: 200,
    params: byMessage,
    answer: Message,
    problems: ['not-found', 'forbidden'],
  },
  'POST /api/conversations/:id/read': {
    summary: 'Mark everything up to a message as read',
    audience: 'session',
    status: 200,
    params: byId,
    body: z.object({ seq }),
    answer: z.object({ readSeq: seq, unreadCount: z.int().nonnegative() }),
    problems: ['not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
