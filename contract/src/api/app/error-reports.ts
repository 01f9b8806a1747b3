import { z } from 'zod'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { cutText } from '../../rules/text/cut-text.ts'

/**
 * Truncates instead of refusing: half a report is better than none. Never splits a surrogate pair, which the database would
 * refuse.
 */
const cutAt = (length: number) => z.string().transform((text) => cutText(text, length))

/** Error report of an app (product §7). `ts` is the device's clock: ms or ISO. */
export const ErrorReport = z.object({
  level: z.enum(['debug', 'info', 'warn', 'error']),
  area: cutAt(60),
  msg: cutAt(500),
  data: z
    .object({
      stack: cutAt(4000).optional(),
      componentStack: cutAt(4000).optional(),
      /** Path of the page; the query string is dropped. */
      location: cutAt(300).optional(),
      route: cutAt(300).optional(),
      buildId: cutAt(60).optional(),
    })
    .optional(),
  ts: z.union([z.number(), z.string().max(40)]),
})
export type ErrorReport = z.infer<typeof ErrorReport>

export const errorReportEndpoints = {
  'POST /api/debug/log': {
    summary: 'Report an error in the app',
    audience: 'visitor',
    rateLimit: 'report',
    status: 204,
    body: ErrorReport,
    answer: z.null(),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
