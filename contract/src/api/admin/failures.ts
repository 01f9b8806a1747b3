import { z } from 'zod'
import { ADMIN_ROLES } from '../../rules/admin/admins.ts'
import { FAILURE_STATUSES } from '../../rules/admin/failures.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { ListChoice, listPage, ListQuery, Selection } from './list.ts'

/** Group of error reports about one failure. All its texts come from devices: show them, never follow them. */
export const Failure = z.object({
  id: z.string(),
  level: z.enum(['debug', 'info', 'warn', 'error']),
  area: z.string(),
  message: z.string(),
  /** Builds in which it was reported, the newest first. */
  builds: z.array(z.string()),
  /** Number of screens on which it was reported. */
  routeCount: z.int(),
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  status: z.enum(FAILURE_STATUSES),
  /** Error reports on each of the last days, today last. */
  trend: z.array(z.int()),
})
export type Failure = z.infer<typeof Failure>

/** Single error report. */
const FailureReport = z.object({
  build: z.string().nullable(),
  route: z.string().nullable(),
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  /** Data of the latest error report: `stack`, `componentStack`, `location`. */
  data: z.record(z.string(), z.string()),
})

export const FailureDetail = Failure.extend({
  reports: z.array(FailureReport),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedBy: z.string().nullable(),
  reopenedAt: z.iso.datetime().nullable(),
})
export type FailureDetail = z.infer<typeof FailureDetail>

const admins = { audience: 'admin', roles: ADMIN_ROLES } as const
const ChangedRows = z.object({ changed: z.int() })

export const failureEndpoints = {
  'GET /api/admin/failures': {
    summary: 'What breaks in apps',
    ...admins,
    status: 200,
    query: ListQuery,
    answer: listPage(Failure),
    problems: [],
  },
  'GET /api/admin/failures/csv': {
    summary: 'What breaks in apps, as a CSV',
    ...admins,
    status: 200,
    query: ListChoice,
    answersFile: 'text/csv; charset=utf-8',
    answer: z.unknown(),
    problems: [],
  },
  'GET /api/admin/failures/:id': {
    summary: 'One failure, with where it was met',
    ...admins,
    status: 200,
    params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: FailureDetail,
    problems: ['not-found'],
  },
  'POST /api/admin/failures/resolve': {
    summary: 'Say that failures are mended; they open again when they return',
    ...admins,
    status: 200,
    body: z.object({ selection: Selection }),
    answer: ChangedRows,
    problems: ['selection-changed'],
  },
  'POST /api/admin/failures/reopen': {
    summary: 'Open failures again that were said to be mended',
    ...admins,
    status: 200,
    body: z.object({ selection: Selection }),
    answer: ChangedRows,
    problems: ['selection-changed'],
  },
} as const satisfies Record<EndpointName, Endpoint>
