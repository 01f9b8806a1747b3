import { z } from 'zod'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { User } from './user.ts'

/** Version of the terms and the privacy page: the date from which it applies. */
export const ConsentVersion = z.iso.date()

export const consentEndpoints = {
  'POST /api/auth/consent': {
    summary: 'Agree to the terms and the privacy page as they are now',
    audience: 'session',
    status: 200,
    body: z.object({ version: ConsentVersion }),
    answer: User,
    problems: ['consent-outdated'],
  },
} as const satisfies Record<EndpointName, Endpoint>
