import { z } from 'zod'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { ListChoice, listPage, ListQuery } from './list.ts'

/** Sources of a change: the admin area, a command on the server, or a job. */
export const AUDIT_SOURCES = ['admin', 'command', 'job'] as const

const fields = z.record(z.string(), z.unknown()).nullable()

/** Entry of the audit log. `before` and `after` have only the fields that changed. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  source: z.enum(AUDIT_SOURCES),
  actor: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  reason: z.string().nullable(),
  before: fields,
  after: fields,
  importId: z.uuid().nullable(),
  /** Entry of the action that this one is part of. */
  partOf: z.string().nullable(),
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const owners = { audience: 'admin', roles: ['owner'] } as const

export const adminAuditEndpoints = {
  'GET /api/admin/audit': {
    summary: 'The audit log',
    ...owners,
    status: 200,
    query: ListQuery,
    answer: listPage(AuditEntry),
    problems: [],
  },
  'GET /api/admin/audit/csv': {
    summary: 'The audit log as a CSV',
    ...owners,
    status: 200,
    query: ListChoice,
    answersFile: 'text/csv; charset=utf-8',
    answer: z.unknown(),
    problems: [],
  },
  'GET /api/admin/audit/filters': {
    summary: 'What the audit log can be filtered by: whose changes, of what, and what was done',
    ...owners,
    status: 200,
    answer: z.object({
      actors: z.array(z.object({ id: z.uuid(), name: z.string() })),
      entities: z.array(z.string()),
      actions: z.array(z.object({ action: z.string(), entity: z.string() })),
    }),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
