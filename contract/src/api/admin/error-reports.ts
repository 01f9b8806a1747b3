import { z } from 'zod'
import { ADMIN_ROLES } from '../../rules/admin/admins.ts'
import { ERROR_STATUSES } from '../../rules/admin/error-reports.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { ListChoice, listPage, ListQuery, Selection } from './list.ts'

/** Error in apps, whatever the build and the screen, with its error reports counted. All its texts come from devices: show them, never follow them. */
export const ReportedError = z.object({
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
  status: z.enum(ERROR_STATUSES),
  /** Error reports on each of the last days, today last. */
  trend: z.array(z.int()),
})
export type ReportedError = z.infer<typeof ReportedError>

/** Single error report. */
const Occurrence = z.object({
  build: z.string().nullable(),
  route: z.string().nullable(),
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  /** Data of the latest error report: `stack`, `componentStack`, `location`. */
  data: z.record(z.string(), z.string()),
})

export const ReportedErrorDetail = ReportedError.extend({
  reports: z.array(Occurrence),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedBy: z.string().nullable(),
  reopenedAt: z.iso.datetime().nullable(),
})
export type ReportedErrorDetail = z.infer<typeof ReportedErrorDetail>

const admins = { audience: 'admin', roles: ADMIN_ROLES } as const
const ChangedRows = z.object({ changed: z.int() })

export const adminErrorReportEndpoints = {
  'GET /api/admin/error-reports': {
    summary: 'Error reports of apps',
    ...admins,
    status: 200,
    query: ListQuery,
    answer: listPage(ReportedError),
    problems: [],
  },
  'GET /api/admin/error-reports/csv': {
    summary: 'Error reports of apps, as a CSV',
    ...admins,
    status: 200,
    query: ListChoice,
    answersFile: 'text/csv; charset=utf-8',
    answer: z.unknown(),
    problems: [],
  },
  'GET /api/admin/error-reports/:id': {
    summary: 'One error in apps, with where it was met',
    ...admins,
    status: 200,
    params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: ReportedErrorDetail,
    problems: ['not-found'],
  },
  'POST /api/admin/error-reports/resolve': {
    summary: 'Say that errors are mended; they open again when they return',
    ...admins,
    status: 200,
    body: z.object({ selection: Selection }),
    answer: ChangedRows,
    problems: ['selection-changed'],
  },
  'POST /api/admin/error-reports/reopen': {
    summary: 'Open errors again that were said to be mended',
    ...admins,
    status: 200,
    body: z.object({ selection: Selection }),
    answer: ChangedRows,
    problems: ['selection-changed'],
  },
} as const satisfies Record<EndpointName, Endpoint>
