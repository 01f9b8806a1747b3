import { z } from 'zod'
import { STATES } from '../../rules/account/australia.ts'
import { Registration } from '../account/auth.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'

/**
 * `invited`: has not chosen a password of their own yet; `draft`: has no page, or one that nobody else sees; `published`: listed;
 * `suspended`: not listed.
 */
export const BROKER_STATES = ['invited', 'draft', 'published', 'suspended'] as const

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
