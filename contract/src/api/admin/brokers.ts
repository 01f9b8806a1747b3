import { z } from 'zod'
import { STATES } from '../../rules/account/australia.ts'
import { SENT_BACK_REASON } from '../../rules/admin/broker-invitations.ts'
import { Registration } from '../account/auth.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'
import { BrokerProfileInput } from '../sections/brokers.ts'

/**
 * `invited`: has not chosen a password of their own yet; `draft`: has no page, or one that was sent back; `review`: has written a page
 * that waits for an admin; `published`: listed; `suspended`: not listed.
 */
export const BROKER_STATES = ['invited', 'draft', 'review', 'published', 'suspended'] as const

const count = z.int().nonnegative()

/** A broker as admins see them. */
export const AdminBroker = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  status: z.enum(BROKER_STATES),
  /** Null before they wrote a page. */
  company: z.string().nullable(),
  states: z.array(z.enum(STATES)),
  buyerCount: count,
  capacity: count.nullable(),
  /** Median of the first replies in minutes of working hours, of how many, and what was promised; null before the first. */
  replyMinutes: count.nullable(),
  replyCount: count,
  promisedMinutes: count,
  /** First replies of the last 30 days that came later than promised. */
  missedPromises: count,
  lastSeenAt: z.iso.datetime().nullable(),
  /** When the temporary password was sent last, how often, and until when it works; null once they have their own. */
  invitation: z
    .object({ sentAt: z.iso.datetime(), timesSent: count, expiresAt: z.iso.datetime() })
    .nullable(),
})
export type AdminBroker = z.infer<typeof AdminBroker>

/** Who is invited. */
export const BrokerInvitation = Registration.pick({ name: true, email: true })
export type BrokerInvitation = z.infer<typeof BrokerInvitation>

/** `isMailed`: false when the mail could not be handed over; the account is there and can be invited again. */
const Invited = z.object({ broker: AdminBroker, isMailed: z.boolean() })

/** A broker with what they have written. `version` is the page that was looked at: it is sent back with a decision. */
export const BrokerReview = z.object({
  broker: AdminBroker,
  page: BrokerProfileInput.extend({ version: z.int().positive() }).nullable(),
  sentBackReason: z.string().nullable(),
})
export type BrokerReview = z.infer<typeof BrokerReview>

const version = z.int().positive()
const decided = ['not-found', 'stale-edit', 'already-decided'] as const

/** Why a page is sent back, in the admin's words to the broker. */
export const SentBack = z.object({
  reason: z
    .string(SENT_BACK_REASON.missing)
    .trim()
    .min(SENT_BACK_REASON.min, SENT_BACK_REASON.missing)
    .max(SENT_BACK_REASON.max, `At most ${SENT_BACK_REASON.max} characters`)
    .refine((text) => !text.includes('\0')),
})
export type SentBack = z.infer<typeof SentBack>

const byId = z.object({ id: IdInput })
const roles = ['owner', 'support'] as const

export const adminBrokerEndpoints = {
  'GET /api/admin/brokers': {
    summary: 'Every broker, by name',
    audience: 'admin',
    roles,
    status: 200,
    answer: z.object({ items: z.array(AdminBroker) }),
    problems: [],
  },
  'POST /api/admin/brokers': {
    summary: 'Invite a broker: an account with a temporary password, sent by mail',
    audience: 'admin',
    roles,
    status: 201,
    body: BrokerInvitation,
    answer: Invited,
    problems: ['email-taken', 'too-many-attempts'],
  },
  'GET /api/admin/brokers/:id': {
    summary: 'A broker, and the page they have written',
    audience: 'admin',
    roles,
    status: 200,
    params: byId,
    answer: BrokerReview,
    problems: ['not-found'],
  },
  'POST /api/admin/brokers/:id/publish': {
    summary: "Publish a broker's page: buyers find them from now on",
    audience: 'admin',
    roles,
    status: 200,
    params: byId,
    body: z.object({ version }),
    answer: BrokerReview,
    problems: decided,
  },
  'POST /api/admin/brokers/:id/send-back': {
    summary: "Send a broker's page back, with what to change",
    audience: 'admin',
    roles,
    status: 200,
    params: byId,
    body: SentBack.extend({ version }),
    answer: BrokerReview,
    problems: decided,
  },
  'POST /api/admin/brokers/:id/invitation': {
    summary: 'Send an invitation again, with a new temporary password',
    audience: 'admin',
    roles,
    status: 200,
    params: byId,
    answer: Invited,
    problems: ['not-found', 'invitation-accepted', 'too-many-attempts'],
  },
  'DELETE /api/admin/brokers/:id/invitation': {
    summary: 'Cancel an invitation: the account is gone, and its temporary password opens nothing',
    audience: 'admin',
    roles,
    status: 204,
    params: byId,
    answer: z.null(),
    problems: ['not-found', 'invitation-accepted'],
  },
} as const satisfies Record<EndpointName, Endpoint>
