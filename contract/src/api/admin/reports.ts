import { z } from 'zod'
import { DECISION_REASON, DECISION_REASON_INVALID, REPORT_DECISIONS } from '../../rules/admin/reports.ts'
import { REPORT_REASONS } from '../../rules/chat/chat.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { ListChoice, listPage, ListQuery } from './list.ts'

const Person = z.object({ id: z.uuid(), name: z.string(), role: z.enum(['buyer', 'broker', 'admin']) })
const decision = z.enum(REPORT_DECISIONS.map(({ value }) => value))
const reason = z.enum(REPORT_REASONS.map(({ value }) => value))

/** Decision with its admin and reason. */
export const ReportOutcome = z.object({
  decision,
  /** Whether the decision also removed the reported message. */
  hasRemoved: z.boolean(),
  reason: z.string(),
  decidedAt: z.iso.datetime(),
  /** null: the admin's account is gone. */
  decidedBy: z.string().nullable(),
  /** Time at which the resulting suspension was lifted. */
  liftedAt: z.iso.datetime().nullable(),
})
export type ReportOutcome = z.infer<typeof ReportOutcome>

/** Report in the queue. */
export const ReportLine = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  reason,
  /** null: their account is gone. */
  reporter: Person.nullable(),
  about: Person,
  /** Whether it is about one message instead of the whole conversation. */
  isAboutMessage: z.boolean(),
  outcome: ReportOutcome.nullable(),
})
export type ReportLine = z.infer<typeof ReportLine>

/** Message as an admin reads it. A reported one keeps its words from the time of the report. */
export const ReportedMessage = z.object({
  seq: z.int(),
  from: z.enum(['reporter', 'about']),
  type: z.enum(['text', 'design', 'image', 'file']),
  body: z.string(),
  fileName: z.string().nullable(),
  isReported: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Later changes of the message; for context messages also changes before the report. */
  state: z.enum(['as-sent', 'edited', 'deleted', 'removed']),
})
export type ReportedMessage = z.infer<typeof ReportedMessage>

/** Report with everything needed to decide it. */
export const AdminReport = ReportLine.extend({
  /** Reporter's own words. */
  details: z.string().nullable(),
  messages: z.array(ReportedMessage),
  /** Whether the reported message still exists and can be removed. */
  canRemove: z.boolean(),
  isSuspended: z.boolean(),
  /** Other reports about the same person, newest first. */
  earlier: z.array(ReportLine.pick({ id: true, at: true, reason: true, outcome: true })),
})
export type AdminReport = z.infer<typeof AdminReport>

const byReport = z.object({ id: z.string().regex(/^\d{1,18}$/, 'A report has a number') })
const why = z
  .string(DECISION_REASON_INVALID)
  .trim()
  .min(DECISION_REASON.min, DECISION_REASON_INVALID)
  .max(DECISION_REASON.max, DECISION_REASON_INVALID)
  .refine((text) => !text.includes('\0'), 'Text must not contain null characters')

export const adminReportEndpoints = {
  'GET /api/admin/reports': {
    summary: 'Reports of messages',
    audience: 'admin',
    roles: ['owner', 'support'],
    status: 200,
    query: ListQuery,
    answer: listPage(ReportLine),
    problems: [],
  },
  'GET /api/admin/reports/csv': {
    summary: 'Reports of messages as a CSV',
    audience: 'admin',
    roles: ['owner', 'support'],
    status: 200,
    query: ListChoice,
    answersFile: 'text/csv; charset=utf-8',
    answer: z.unknown(),
    problems: [],
  },
  'GET /api/admin/reports/summary': {
    summary: 'How many reports wait, since when, and how long decisions take',
    audience: 'admin',
    roles: ['owner', 'support'],
    status: 200,
    answer: z.object({
      open: z.int(),
      oldestAt: z.iso.datetime().nullable(),
      /** Of the last 90 days; null: none was decided. */
      medianMinutes: z.number().nullable(),
    }),
    problems: [],
  },
  'GET /api/admin/reports/:id': {
    summary: 'One report with its messages and a few around them. Each look is written down',
    audience: 'admin',
    roles: ['owner', 'support'],
    status: 200,
    params: byReport,
    answer: AdminReport,
    problems: ['not-found'],
  },
  'POST /api/admin/reports/:id/decision': {
    summary: 'Decide a report; both sides are told',
    audience: 'admin',
    roles: ['owner', 'support'],
    status: 200,
    params: byReport,
    body: z.object({ decision, removesMessage: z.boolean().default(false), reason: why }),
    answer: ReportOutcome,
    problems: ['not-found', 'report-decided', 'validation-failed'],
  },
  'POST /api/admin/reports/:id/lift': {
    summary: 'Lift the suspension that came of a report',
    audience: 'admin',
    roles: ['owner', 'support'],
    status: 200,
    params: byReport,
    body: z.object({ reason: why }),
    answer: ReportOutcome,
    problems: ['not-found', 'not-suspended'],
  },
} as const satisfies Record<EndpointName, Endpoint>
