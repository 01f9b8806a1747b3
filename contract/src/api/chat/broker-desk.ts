import { z } from 'zod'
import * as rules from '../../rules/chat/broker-desk.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'
import { DesignCard } from './messages.ts'

const limits = rules.REPLY_LIMITS
const withoutNull = (text: string) => !text.includes('\0')

/** Text of a saved reply, and the name by which its broker finds it. */
const ReplyInput = z.object({
  title: z
    .string(rules.REPLY_TITLE_MISSING)
    .trim()
    .min(1, rules.REPLY_TITLE_MISSING)
    .max(limits.title, `At most ${limits.title} characters`)
    .refine(withoutNull),
  body: z
    .string(rules.REPLY_BODY_MISSING)
    .trim()
    .min(1, rules.REPLY_BODY_MISSING)
    .max(limits.body, `At most ${limits.body} characters`)
    .refine(withoutNull),
})

/** Saved reply of a broker; `{{firstName}}` is the placeholder for the buyer's first name. */
export const SavedReply = ReplyInput.extend({ id: z.uuid() })
export type SavedReply = z.infer<typeof SavedReply>

/** Broker's private note about a buyer. `version` is 0 before the first, and is sent back with the next change. */
export const PrivateNote = z.object({
  text: z.string(),
  version: z.int().nonnegative(),
  savedAt: z.iso.datetime().nullable(),
})
export type PrivateNote = z.infer<typeof PrivateNote>

/** Floor plan in a broker's plan picker: its facts and its match with the buyer's brief. */
export const PlanToSend = DesignCard.extend({
  storeys: z.int().nullable(),
  livingAreas: z.int().nullable(),
  squares: z.number().nullable(),
  /** Null while the block's width is not known. */
  fit: z.object({ fits: z.boolean(), summary: z.string() }).nullable(),
  /** Must-haves of the brief. */
  wishes: z.object({ met: z.array(z.string()), missing: z.array(z.string()) }),
})
export type PlanToSend = z.infer<typeof PlanToSend>

const byId = z.object({ id: IdInput })
const count = z.int().nonnegative()

export const brokerDeskEndpoints = {
  'GET /api/broker/plans': {
    summary: 'Floor plans to send to a buyer, by what a broker types; what suits the brief comes first',
    audience: 'broker',
    status: 200,
    query: z.object({
      /** Words of the title or facts, such as "4 bed" or "study". */
      q: z.string().trim().max(80).optional(),
      /** Conversation whose brief the plans are matched with. */
      conversationId: z.uuid().optional(),
      /** `yes`: only plans that fit the brief's block. */
      fitting: z.enum(['yes', 'no']).default('no'),
    }),
    /** `liked`: plans of the brief, whether they fit or not; they are not among the items. */
    answer: z.object({ items: z.array(PlanToSend), liked: z.array(PlanToSend), total: count }),
    problems: [],
  },
  'GET /api/broker/counts': {
    summary: 'How many conversations each tab of the desk holds',
    audience: 'broker',
    status: 200,
    answer: z.object({ waiting: count, all: count, snoozed: count, closed: count }),
    problems: [],
  },
  'GET /api/broker/conversations/:id/desk': {
    summary: 'What only the broker sees of a conversation',
    audience: 'broker',
    status: 200,
    params: byId,
    answer: z.object({
      waitingSince: z.iso.datetime().nullable(),
      snoozedUntil: z.iso.datetime().nullable(),
      note: PrivateNote,
    }),
    problems: ['not-found'],
  },
  'PUT /api/broker/conversations/:id/note': {
    summary: 'Write the private note, unless it was changed elsewhere since it was read',
    audience: 'broker',
    status: 200,
    params: byId,
    body: z.object({
      text: z.string().max(rules.NOTE_MAX, `At most ${rules.NOTE_MAX} characters`).refine(withoutNull),
      version: count,
    }),
    answer: PrivateNote,
    problems: ['not-found', 'note-changed'],
  },
  'GET /api/broker/replies': {
    summary: "A broker's saved replies, in their own order",
    audience: 'broker',
    status: 200,
    answer: z.object({ items: z.array(SavedReply) }),
    problems: [],
  },
  'PUT /api/broker/replies/:id': {
    summary: 'Write a saved reply; a new id adds one at the end',
    audience: 'broker',
    status: 200,
    params: byId,
    body: ReplyInput,
    answer: SavedReply,
    problems: ['replies-full'],
  },
  'DELETE /api/broker/replies/:id': {
    summary: 'Delete a saved reply; twice is once',
    audience: 'broker',
    status: 204,
    params: byId,
    answer: z.null(),
    problems: [],
  },
  'PUT /api/broker/replies': {
    summary: 'Put the saved replies in order; those that are not named come last',
    audience: 'broker',
    status: 200,
    body: z.object({ ids: z.array(z.uuid()).max(limits.count) }),
    answer: z.object({ items: z.array(SavedReply) }),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
