import { z } from 'zod'
import { MESSAGE_EMPTY, MESSAGE_MAX, MESSAGE_TOO_LONG, PAGE, SEQ_MAX } from '../rules/chat.ts'
import { DesignCategory } from './design.ts'
import type { Endpoint, EndpointName } from './endpoint.ts'

/** A design as it is shown in a conversation and a brief. */
export const DesignCard = z.object({
  id: z.uuid(),
  title: z.string(),
  category: DesignCategory,
  imageUrl: z.string(),
  bedrooms: z.int().nullable(),
  bathrooms: z.int().nullable(),
  garages: z.int().nullable(),
  frontage: z.number().nullable(),
  totalArea: z.number().nullable(),
})
export type DesignCard = z.infer<typeof DesignCard>

/** A message as both sides see it. `seq` counts the messages of its conversation from 1, without gaps. */
export const Message = z.object({
  id: z.uuid(),
  /** Made by the device that wrote it: a message that is sent again is the same message. */
  clientId: z.uuid(),
  conversationId: z.uuid(),
  seq: z.int().positive(),
  /** Who wrote it, or did what a system message tells; null when their account is gone. */
  senderId: z.uuid().nullable(),
  type: z.enum(['text', 'design', 'system']),
  /** As typed; of a system message the event's name. */
  body: z.string(),
  /** What a message of type design shows; null when the design is gone. */
  design: DesignCard.nullable(),
  createdAt: z.iso.datetime(),
})
export type Message = z.infer<typeof Message>

const body = z
  .string(MESSAGE_EMPTY)
  .max(MESSAGE_MAX, MESSAGE_TOO_LONG)
  .refine((text) => !text.includes('\0'), 'Text must not contain null characters')

/** What a person sends, by whichever door. */
export const NewMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    clientId: z.uuid(),
    body: body.refine((text) => text.trim() !== '', MESSAGE_EMPTY),
  }),
  z.object({ type: z.literal('design'), clientId: z.uuid(), designId: z.uuid(), body: body.default('') }),
])
export type NewMessage = z.infer<typeof NewMessage>

const seq = z.int().nonnegative().max(SEQ_MAX)
const seqInQuery = z.coerce.number().pipe(seq)
const byId = z.object({ id: z.uuid() })

export const messageEndpoints = {
  'GET /api/conversations/:id/messages': {
    summary: 'A page of messages by rising seq: the newest, those before one, or those after one',
    audience: 'session',
    status: 200,
    params: byId,
    query: z.object({
      beforeSeq: seqInQuery.optional(),
      afterSeq: seqInQuery.optional(),
      limit: z.coerce.number().int().min(1).max(PAGE.max).default(PAGE.default),
    }),
    /** `lastSeq` is the conversation's newest when the page was read. */
    answer: z.object({ items: z.array(Message), lastSeq: seq }),
    problems: ['not-found'],
  },
  'POST /api/conversations/:id/messages': {
    summary: 'Send a message; with the same clientId twice is once',
    audience: 'session',
    status: 201,
    params: byId,
    body: NewMessage,
    answer: Message,
    problems: ['not-found', 'conversation-closed', 'conversation-blocked', 'client-id-taken', 'rate-limited'],
  },
  'POST /api/conversations/:id/read': {
    summary: 'Note that everything up to a message has been read',
    audience: 'session',
    status: 200,
    params: byId,
    body: z.object({ seq }),
    answer: z.object({ readSeq: seq, unreadCount: z.int().nonnegative() }),
    problems: ['not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
