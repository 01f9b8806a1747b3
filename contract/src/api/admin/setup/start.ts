import { z } from 'zod'
import { ADMIN_ROLES } from '../../../rules/admin/admins.ts'
import type { Endpoint, EndpointName } from '../../endpoint.ts'

/** Setup steps of a brokerage before the first buyer comes, in the recommended order. */
export const START_STEPS = ['owner', 'factors', 'brand', 'email', 'sms', 'designs', 'broker'] as const

const StartStep = z.object({ id: z.enum(START_STEPS), isDone: z.boolean() })
export type StartStep = z.infer<typeof StartStep>

export const adminStartEndpoints = {
  'GET /api/admin/start': {
    summary: 'What is set up and what is not; nothing in a demo, and nothing once all is done',
    audience: 'admin',
    roles: ADMIN_ROLES,
    status: 200,
    answer: z.object({ steps: z.array(StartStep) }),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
