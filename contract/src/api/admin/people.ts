import { z } from 'zod'
import { DECISION_REASON, DECISION_REASON_INVALID } from '../../rules/admin/reports.ts'
import { PEOPLE_SEARCH } from '../../rules/admin/people.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

const time = z.iso.datetime()

/** Buyer or broker in a search result. */
export const FoundPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(['buyer', 'broker']),
  registeredAt: time,
  suspendedAt: time.nullable(),
})
/** Pending erasure of an account, and whether it has begun: from then on nobody can stop it. */
const Deletion = z.object({
  eraseAt: time,
  askedBy: z.enum(['person', 'admin', 'idle']),
  hasBegun: z.boolean(),
})
export type FoundPerson = z.infer<typeof FoundPerson>

/** Account as admins see it: funnel steps and devices, and nothing of the chats. */
export const AdminPerson = FoundPerson.extend({
  /** Steps of the funnel (rules/admin/funnel) that they have taken, with the first time of each. */
  path: z.array(z.object({ step: z.string(), at: time })),
  floorPlanLikes: z.int().nonnegative(),
  brokerName: z.string().nullable(),
  deletion: Deletion.nullable(),
  /** Time at which a broker set up the authenticator app for sign-in. */
  authenticatorSince: time.nullable(),
  /** Data export that is being made or is ready; only the person can download it. */
  dataExport: z.object({ askedAt: time, isReady: z.boolean() }).nullable(),
  devices: z.array(z.object({ userAgent: z.string().nullable(), lastUsedAt: time })),
})
export type AdminPerson = z.infer<typeof AdminPerson>

const reason = z
  .string(DECISION_REASON_INVALID)
  .trim()
  .min(DECISION_REASON.min, DECISION_REASON_INVALID)
  .max(DECISION_REASON.max, DECISION_REASON_INVALID)
export const PersonReason = z.object({ reason })

const TOO_SHORT = `Type at least ${PEOPLE_SEARCH.min} characters of a name, an email or a phone number`
/** Search terms and the reason, which goes into the audit log. */
export const PeopleSearch = PersonReason.extend({
  q: z.string(TOO_SHORT).trim().min(PEOPLE_SEARCH.min, TOO_SHORT).max(200, 'Use up to 200 characters'),
})
export type PeopleSearch = z.infer<typeof PeopleSearch>

const ofPerson = {
  audience: 'admin',
  roles: ['owner', 'support'],
  params: z.object({ id: z.uuid() }),
  body: PersonReason,
} as const

export const adminPeopleEndpoints = {
  'POST /api/admin/people/search': {
    summary: 'Find buyers and brokers by name, email or phone. Each search is written down with its reason',
    audience: 'admin',
    roles: ['owner', 'support'],
    status: 200,
    body: PeopleSearch,
    answer: z.object({ items: z.array(FoundPerson), hasMore: z.boolean() }),
    problems: ['too-many-attempts'],
  },
  'POST /api/admin/people/:id/look': {
    ...ofPerson,
    summary: "Somebody's path and devices. Each look is written down with its reason",
    status: 200,
    answer: AdminPerson,
    problems: ['not-found'],
  },
  'POST /api/admin/people/:id/reset-code': {
    ...ofPerson,
    summary: 'Email somebody a code to reset their password, within the limits that they have themselves',
    status: 202,
    answer: z.object({ isSent: z.boolean() }),
    problems: ['not-found'],
  },
  'POST /api/admin/people/:id/sign-out': {
    ...ofPerson,
    summary: 'Sign somebody out on every device',
    status: 200,
    answer: AdminPerson,
    problems: ['not-found'],
  },
  'POST /api/admin/people/:id/remove-authenticator': {
    ...ofPerson,
    roles: ['owner'],
    summary:
      "Remove a broker's authenticator app and recovery codes, as when the phone and the codes are lost: signed out everywhere, told by email",
    isSensitive: true,
    status: 200,
    answer: AdminPerson,
    problems: ['not-found', 'confirm-it-is-you'],
  },
  'POST /api/admin/people/:id/suspend': {
    ...ofPerson,
    summary: "Suspend a buyer's account: signed out everywhere at once, told by email",
    isSensitive: true,
    status: 200,
    answer: AdminPerson,
    problems: ['not-found', 'not-a-buyer', 'already-suspended', 'confirm-it-is-you'],
  },
  'POST /api/admin/people/:id/return': {
    ...ofPerson,
    summary: 'Lift a suspension, whatever it came of',
    status: 200,
    answer: AdminPerson,
    problems: ['not-found', 'not-suspended'],
  },
  'POST /api/admin/people/:id/delete': {
    ...ofPerson,
    summary:
      "Delete a buyer's account as they would themselves: told by email, erased in 14 days, kept if they sign in",
    isSensitive: true,
    status: 200,
    answer: AdminPerson,
    problems: ['not-found', 'not-a-buyer', 'already-leaving', 'confirm-it-is-you'],
  },
  'POST /api/admin/people/:id/export': {
    ...ofPerson,
    summary:
      'Make the data of a buyer ready for them to download; they are told by email, and nobody else gets it',
    isSensitive: true,
    status: 202,
    answer: AdminPerson,
    problems: ['not-found', 'not-a-buyer', 'too-many-attempts', 'unavailable', 'confirm-it-is-you'],
  },
  'POST /api/admin/people/:id/keep': {
    ...ofPerson,
    summary: 'Keep an account that is to be deleted, while there is time; told by email',
    status: 200,
    answer: AdminPerson,
    problems: ['not-found', 'not-leaving'],
  },
} as const satisfies Record<EndpointName, Endpoint>
