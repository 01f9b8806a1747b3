import { z } from 'zod'
import type { Endpoint, EndpointName } from '../endpoint.ts'

/** Where a change came from: the admin area, a command on the server, or a job. */
export const AUDIT_SOURCES = ['admin', 'command', 'job'] as const

const fields = z.record(z.string(), z.unknown()).nullable()

/** One line of the audit log. `before` and `after` have only what changed. */
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
  /** The line of the act that this one is a part of. */
  partOf: z.string().nullable(),
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const day = z.iso.date()

export const adminAuditEndpoints = {
  'GET /api/admin/audit': {
    summary: 'The audit log, newest first',
    audience: 'admin',
    roles: ['owner'],
    status: 200,
    query: z.object({
      actor: z.uuid().optional(),
      action: z.string().max(80).optional(),
      entity: z.string().max(80).optional(),
      entityId: z.string().max(200).optional(),
      /** Days in UTC, both included. */
      from: day.optional(),
      to: day.optional(),
      cursor: z
        .string()
        .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_\d{1,18}$/)
        .optional(),
    }),
    answer: z.object({ items: z.array(AuditEntry), nextCursor: z.string().optional() }),
    problems: [],
  },
  'GET /api/admin/audit/filters': {
    summary: 'Who and what the audit log can be filtered by',
    audience: 'admin',
    roles: ['owner'],
    status: 200,
    answer: z.object({
      actors: z.array(z.object({ id: z.uuid(), name: z.string() })),
      entities: z.array(z.string()),
    }),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
