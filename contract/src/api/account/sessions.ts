import { z } from 'zod'
import { SESSION_LABEL_MAX } from '../../rules/account/sessions.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

const time = z.iso.datetime()
const params = z.object({ id: z.uuid() })

/** Device with an open session. Its place is known only as the name that the person may give it. */
export const MySession = z.object({
  id: z.uuid(),
  userAgent: z.string().nullable(),
  label: z.string().nullable(),
  signedInAt: time,
  lastUsedAt: time,
  isThis: z.boolean(),
})
export type MySession = z.infer<typeof MySession>

export const sessionEndpoints = {
  'GET /api/auth/sessions': {
    summary: 'The devices on which I am signed in, those used last first',
    audience: 'session',
    status: 200,
    answer: z.object({ items: z.array(MySession) }),
    problems: [],
  },
  'PUT /api/auth/sessions/:id': {
    summary: 'Name one of my devices; null takes the name away',
    audience: 'session',
    status: 204,
    params,
    body: z.object({
      label: z
        .string()
        .trim()
        .min(1, 'Enter a name')
        .max(SESSION_LABEL_MAX, `At most ${SESSION_LABEL_MAX} characters`)
        .nullable(),
    }),
    answer: z.null(),
    problems: ['not-found'],
  },
  'DELETE /api/auth/sessions/:id': {
    summary: 'Sign one of my other devices out; the one in use logs out instead',
    audience: 'session',
    status: 204,
    params,
    answer: z.null(),
    problems: ['confirm-it-is-you', 'not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
