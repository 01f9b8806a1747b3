import { z } from 'zod'
import { SECURITY_KINDS } from '../../rules/admin/security.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { ListChoice, listPage, ListQuery } from './list.ts'

/** Entry of the security log. */
export const SecurityEvent = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(SECURITY_KINDS),
  /** Account concerned; null: none, or unknown. */
  userId: z.uuid().nullable(),
  role: z.enum(['buyer', 'broker', 'admin']).nullable(),
  ip: z.string().nullable(),
  detail: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

const owners = { audience: 'admin', roles: ['owner'] } as const

export const securityEndpoints = {
  'GET /api/admin/security': {
    summary: 'The security log',
    ...owners,
    status: 200,
    query: ListQuery,
    answer: listPage(SecurityEvent),
    problems: [],
  },
  'GET /api/admin/security/csv': {
    summary: 'The security log as a CSV',
    ...owners,
    status: 200,
    query: ListChoice,
    answersFile: 'text/csv; charset=utf-8',
    answer: z.unknown(),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
