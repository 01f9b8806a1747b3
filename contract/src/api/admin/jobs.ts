import { z } from 'zod'
import { ADMIN_ROLES } from '../../rules/admin/admins.ts'
import { JOB_STATUSES } from '../../rules/admin/jobs.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { ListChoice, listPage, ListQuery, Selection } from './list.ts'

/** Queued work. Its payload is left out: it may name people. */
export const Job = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(JOB_STATUSES),
  attempts: z.int(),
  maxAttempts: z.int(),
  /** Reason of the last failure, without personal data. */
  reason: z.string().nullable(),
  /** Time of the next attempt, or when it was due. */
  runAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})
export type Job = z.infer<typeof Job>

const admins = { audience: 'admin', roles: ADMIN_ROLES } as const

export const jobEndpoints = {
  'GET /api/admin/jobs': {
    summary: 'Jobs that run, wait or have failed',
    ...admins,
    status: 200,
    query: ListQuery,
    answer: listPage(Job),
    problems: [],
  },
  'GET /api/admin/jobs/csv': {
    summary: 'Jobs as a CSV',
    ...admins,
    status: 200,
    query: ListChoice,
    answersFile: 'text/csv; charset=utf-8',
    answer: z.unknown(),
    problems: [],
  },
  'POST /api/admin/jobs/retry': {
    summary: 'Try jobs again now, with all their tries before them; one that runs is left alone',
    ...admins,
    status: 200,
    body: z.object({ selection: Selection }),
    answer: z.object({ changed: z.int() }),
    problems: ['selection-changed'],
  },
} as const satisfies Record<EndpointName, Endpoint>
