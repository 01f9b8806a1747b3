import { z } from 'zod'
import type { Endpoint, EndpointName } from '../endpoint.ts'

export const installEndpoints = {
  'POST /api/installs': {
    summary: 'Say that the app was installed; it is counted, and nothing is stored of who it was',
    audience: 'visitor',
    rateLimit: 'report',
    status: 204,
    answer: z.null(),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
