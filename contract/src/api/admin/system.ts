import { z } from 'zod'
import { ADMIN_ROLES } from '../../rules/admin/admins.ts'
import { JOB_STATUSES } from '../../rules/admin/jobs.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

const moment = z.iso.datetime()
const bytes = z.number().nonnegative()

/** Current state of the system. */
export const SystemState = z.object({
  /** Process that answered. */
  node: z.object({ version: z.string(), startedAt: moment, memoryBytes: bytes }),
  database: z.object({
    version: z.string(),
    /** Absolute path of the embedded database's files; null for a database that others run. */
    folder: z.string().nullable(),
    bytes,
    connections: z.int(),
    maxConnections: z.int(),
    /** Largest tables first; row counts are the database's estimates. */
    tables: z.array(z.object({ name: z.string(), bytes, rows: z.number() })),
  }),
  /** Disk of the process's files; null when the system does not tell. */
  disk: z.object({ freeBytes: bytes, totalBytes: bytes }).nullable(),
  /** `none`: no folder is configured; `unreadable`: the folder cannot be read; else the newest file in it. */
  backups: z.discriminatedUnion('state', [
    z.object({ state: z.enum(['none', 'unreadable', 'empty']) }),
    z.object({ state: z.literal('known'), name: z.string(), at: moment, bytes }),
  ]),
  migrations: z.object({
    count: z.int(),
    last: z.array(z.object({ name: z.string(), appliedAt: moment })),
  }),
  /** Processes that serve this database, with the number of people with an open socket there. */
  processes: z.array(z.object({ id: z.uuid(), seenAt: moment, people: z.int() })),
  /** Jobs by status, with the due time of the oldest. */
  queue: z.array(z.object({ status: z.enum(JOB_STATUSES), jobs: z.int(), oldestAt: moment.nullable() })),
  /** Configured services; `outbox` writes messages into a folder instead of sending them. */
  services: z.object({
    email: z.enum(['smtp', 'outbox']),
    sms: z.enum(['provider', 'outbox']),
    files: z.enum(['s3', 'disk']),
    events: z.enum(['redis', 'postgres']),
    database: z.enum(['own', 'embedded']),
  }),
})
export type SystemState = z.infer<typeof SystemState>

export const systemEndpoints = {
  'GET /api/admin/system': {
    summary: 'Versions, database, disk, processes and queue as they are now',
    audience: 'admin',
    roles: ADMIN_ROLES,
    status: 200,
    answer: SystemState,
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
