import { z } from 'zod'
import { ADMIN_ROLES } from '../../rules/admin/admins.ts'
import { FUNNEL } from '../../rules/admin/funnel.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

const Steps = z.partialRecord(z.enum(FUNNEL.map(({ step }) => step)), z.int())
/** Monday that a week begins with. */
const week = z.iso.date()

/** Counts of days and weeks, without personal data. */
export const Dashboard = z.object({
  /** Time of the last count; null before the first. */
  countedAt: z.iso.datetime().nullable(),
  /** Number of times each step was taken in each week, the oldest week first. */
  weeks: z.array(z.object({ week, steps: Steps })),
  /** By week of registration: the people who have taken each step until now. */
  cohorts: z.array(z.object({ week, steps: Steps })),
  /** Most swiped designs of the last days. */
  designs: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      likes: z.int(),
      passes: z.int(),
      reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
    }),
  ),
  /** In minutes of a broker's working hours; null before the first reply. */
  brokers: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      replyMinutes: z.int().nullable(),
      promisedMinutes: z.int(),
      replies: z.int(),
      /** Missed promises of the last 30 days. */
      missed: z.int(),
    }),
  ),
  /** Reports of messages: waiting ones with the oldest's time, and the median time to a decision in the last 90 days. */
  reports: z.object({
    open: z.int(),
    oldestAt: z.iso.datetime().nullable(),
    medianMinutes: z.number().nullable(),
  }),
  messages: z.array(
    z.object({
      day: z.iso.date(),
      smsSent: z.int(),
      smsFailed: z.int(),
      mailSent: z.int(),
      mailFailed: z.int(),
    }),
  ),
  /** Error reports of the last 30 days, by the app's build. */
  errorReports: z.array(z.object({ build: z.string(), kinds: z.int(), count: z.int() })),
})
export type Dashboard = z.infer<typeof Dashboard>

export const dashboardEndpoints = {
  'GET /api/admin/dashboard': {
    summary: 'The funnel, designs, replies, messages and error reports in numbers',
    audience: 'admin',
    roles: ADMIN_ROLES,
    status: 200,
    answer: Dashboard,
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
