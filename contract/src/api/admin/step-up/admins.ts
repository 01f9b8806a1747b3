import { z } from 'zod'
import { ADMIN_ROLES } from '../../../rules/admin/admins.ts'
import { Registration } from '../../account/auth.ts'
import type { Endpoint, EndpointName } from '../../endpoint.ts'
import { editOf } from '../edit.ts'
import { ListChoice, listPage, ListQuery } from '../list.ts'

const time = z.iso.datetime()
const role = z.enum(ADMIN_ROLES, 'Choose what they do')

/** Admin as owners see them. */
export const Admin = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  version: z.int().positive(),
  /** Number of factors, without recovery codes. */
  factors: z.int().nonnegative(),
  lastUsedAt: time.nullable(),
  /** Expiry of their one-time code, or of the time to set up the first factor; null when done or expired. */
  setUpUntil: time.nullable(),
  endedAt: time.nullable(),
})
export type Admin = z.infer<typeof Admin>

/** Name, email and role of a new admin. */
export const NewAdmin = Registration.pick({ name: true, email: true }).extend({ role })
export type NewAdmin = z.infer<typeof NewAdmin>

/** `code`: their first password, valid for one day, shown only in this answer. */
const WithCode = z.object({ admin: Admin, code: z.string() })

const owners = { audience: 'admin', roles: ['owner'] } as const
const params = z.object({ id: z.uuid() })
const seen = z.object({ version: z.int().positive() })
const changed = ['not-found', 'stale-edit', 'last-owner', 'confirm-it-is-you'] as const

export const adminAdminEndpoints = {
  'GET /api/admin/admins': {
    summary: 'Admins, with those who were ended',
    ...owners,
    status: 200,
    query: ListQuery,
    answer: listPage(Admin),
    problems: [],
  },
  'GET /api/admin/admins/csv': {
    summary: 'Admins as a CSV',
    ...owners,
    status: 200,
    query: ListChoice,
    answersFile: 'text/csv; charset=utf-8',
    answer: z.unknown(),
    problems: [],
  },
  'POST /api/admin/admins': {
    summary: 'Make an admin with a one-time code',
    ...owners,
    isSensitive: true,
    status: 201,
    body: NewAdmin,
    answer: WithCode,
    problems: ['email-taken', 'confirm-it-is-you'],
  },
  'PATCH /api/admin/admins/:id': {
    summary: 'Change what an admin does',
    ...owners,
    isSensitive: true,
    status: 200,
    params,
    body: editOf(z.object({ role })),
    answer: Admin,
    problems: changed,
  },
  'POST /api/admin/admins/:id/reset': {
    summary: 'Give an admin a new one-time code: their password, factors and devices are over',
    ...owners,
    isSensitive: true,
    status: 200,
    params,
    answer: WithCode,
    problems: ['not-found', 'confirm-it-is-you', 'own-account'],
  },
  'POST /api/admin/admins/:id/end': {
    summary: 'End an admin: from their next request on nothing is there for them',
    ...owners,
    isSensitive: true,
    status: 200,
    params,
    body: seen,
    answer: Admin,
    problems: [...changed, 'own-account'],
  },
  'POST /api/admin/admins/:id/return': {
    summary: 'Let an ended admin in again, with the factors that they had',
    ...owners,
    isSensitive: true,
    status: 200,
    params,
    body: seen,
    answer: Admin,
    problems: changed,
  },
} as const satisfies Record<EndpointName, Endpoint>
