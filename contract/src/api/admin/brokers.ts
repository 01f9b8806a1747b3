import { z } from 'zod'
import { STATES } from '../../rules/account/australia.ts'
import { MAX_CHECKS } from '../../rules/brokers/broker-files.ts'
import { SENT_BACK_REASON } from '../../rules/admin/broker-invitations.ts'
import { Registration } from '../account/auth.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'
import { BrokerProfileInput, KeptCheck } from '../sections/brokers.ts'
import { ListChoice, listPage, ListQuery, Selection } from './list.ts'
import { PersonReason } from './people.ts'

/**
 * `invited`: has not chosen a password yet; `draft`: has no page, or one that was sent back; `review`: page waits for an admin;
 * `published`: listed; `suspended`: not listed.
 */
export const BROKER_STATES = ['invited', 'draft', 'review', 'published', 'suspended'] as const

const count = z.int().nonnegative()

/** Broker as admins see them. */
export const AdminBroker = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  status: z.enum(BROKER_STATES),
  /** Null until they write a page. */
  company: z.string().nullable(),
  states: z.array(z.enum(STATES)),
  /** Listed, with changed words that wait for a review. */
  hasChanges: z.boolean(),
  buyerCount: count,
  capacity: count.nullable(),
  /** Median of first replies in minutes of working hours, their count, and the promised time; null before the first. */
  replyMinutes: count.nullable(),
  replyCount: count,
  promisedMinutes: count,
  /** First replies of the last 30 days that were later than promised. */
  missedPromises: count,
  lastSeenAt: z.iso.datetime().nullable(),
  /** Last sending of the temporary password, number of sendings, and expiry; null once they have their own password. */
  invitation: z
    .object({ sentAt: z.iso.datetime(), timesSent: count, expiresAt: z.iso.datetime() })
    .nullable(),
})
export type AdminBroker = z.infer<typeof AdminBroker>

/** Name and email of an invited broker. */
export const BrokerInvitation = Registration.pick({ name: true, email: true })
export type BrokerInvitation = z.infer<typeof BrokerInvitation>

const Invited = z.object({ broker: AdminBroker })

/** Page written by a broker, with their photo. */
const WrittenPage = BrokerProfileInput.extend({ portrait: z.string().nullable() })

/** Broker with their written page. `version`: the page that was reviewed, sent back with a decision. */
export const BrokerReview = z.object({
  broker: AdminBroker,
  page: WrittenPage.extend({ version: z.int().positive() }).nullable(),
  sentBackReason: z.string().nullable(),
  /** Page that buyers see until the change is published; for a listed broker who has changed their words. */
  published: WrittenPage.nullable(),
  /** Checks with their expiry; `checksVersion` is sent back with a change of them. */
  checks: z.array(KeptCheck),
  checksVersion: z.int().nonnegative(),
})
export type BrokerReview = z.infer<typeof BrokerReview>

const version = z.int().positive()
const decided = ['not-found', 'stale-edit', 'already-decided'] as const

/** Reason for sending a page back, in the admin's words to the broker. */
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

/** Outcome for a suspended broker's open conversations: the broker who takes them over, or null to close them. */
export const BrokerSuspension = z.object({
  reason: PersonReason.shape.reason,
  handOverTo: IdInput.nullable(),
})
export type BrokerSuspension = z.infer<typeof BrokerSuspension>

export const adminBrokerEndpoints = {
  'GET /api/admin/brokers': {
    summary: 'Brokers',
    audience: 'admin',
    roles,
    status: 200,
    query: ListQuery,
    answer: listPage(AdminBroker),
    problems: [],
  },
  'GET /api/admin/brokers/csv': {
    summary: 'Brokers as a CSV',
    audience: 'admin',
    roles,
    status: 200,
    query: ListChoice,
    answersFile: 'text/csv; charset=utf-8',
    answer: z.unknown(),
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
  'PUT /api/admin/brokers/:id/checks': {
    summary: 'Change what was checked about a broker who has a page',
    audience: 'admin',
    roles,
    status: 200,
    params: byId,
    body: z.object({ version, checks: z.array(KeptCheck).max(MAX_CHECKS, `At most ${MAX_CHECKS} checks`) }),
    answer: BrokerReview,
    problems: ['not-found', 'stale-edit'],
  },
  'POST /api/admin/brokers/:id/evidence': {
    summary: 'Keep a file that shows what was checked, as the part `file` of a form',
    audience: 'admin',
    roles,
    status: 201,
    params: byId,
    takesFile: true,
    answer: z.object({ id: z.uuid(), name: z.string() }),
    problems: [
      'not-found',
      'file-too-large',
      'file-type',
      'file-unreadable',
      'storage-full',
      'too-many-attempts',
      'unavailable',
    ],
  },
  'GET /api/admin/brokers/:id/evidence/:fileId': {
    summary: 'Such a file',
    audience: 'admin',
    roles,
    status: 200,
    params: byId.extend({ fileId: z.uuid() }),
    answersFile: 'application/octet-stream',
    answer: z.unknown(),
    problems: ['not-found'],
  },
  'POST /api/admin/brokers/:id/suspend': {
    summary:
      'Suspend a broker, and hand their open conversations over or close them; buyers are told. Done again, it hands over what is left',
    audience: 'admin',
    roles,
    isSensitive: true,
    status: 200,
    params: byId,
    body: BrokerSuspension,
    answer: BrokerReview,
    problems: ['not-found', 'hand-over-impossible', 'nothing-to-hand-over', 'confirm-it-is-you'],
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
  'POST /api/admin/brokers/invitations': {
    summary: 'Send the invitation again to all of these who have not come in yet',
    audience: 'admin',
    roles,
    status: 200,
    body: z.object({ selection: Selection }),
    answer: z.object({ sent: count, left: count }),
    problems: ['selection-changed', 'not-found', 'invitation-accepted', 'too-many-attempts'],
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
