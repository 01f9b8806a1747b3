import { z } from 'zod'
import { ADMIN_ROLES } from '../../rules/admin/admins.ts'
import { CODE_INVALID } from '../../rules/account/codes.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

/** Who stands at the door of the admin area. `open`: they have confirmed who they are, and not long ago. */
export const AdminDoor = z.object({ role: z.enum(ADMIN_ROLES), isOpen: z.boolean() })
export type AdminDoor = z.infer<typeof AdminDoor>

export const adminDoorEndpoints = {
  'GET /api/admin/door': {
    summary: 'Which admin this is, and whether the admin area is open to them',
    audience: 'admin-door',
    status: 200,
    answer: AdminDoor,
    problems: [],
  },
  'POST /api/admin/door/code': {
    summary: 'Confirm who one is with a code',
    audience: 'admin-door',
    rateLimit: 'signIn',
    status: 200,
    body: z.object({ code: z.string(CODE_INVALID).trim().min(6, CODE_INVALID).max(40, CODE_INVALID) }),
    answer: AdminDoor,
    problems: ['code-wrong', 'too-many-attempts'],
  },
  'POST /api/admin/door/close': {
    summary: 'Close the admin area on this device; twice is once',
    audience: 'admin-door',
    status: 204,
    answer: z.null(),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
