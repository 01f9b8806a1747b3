import { z } from 'zod'
import { FACTORS } from '../../../rules/account/factors.ts'
import { ADMIN_ROLES } from '../../../rules/admin/admins.ts'
import type { Endpoint, EndpointName } from '../../endpoint.ts'

const time = z.iso.datetime()

/** Factor of an admin for the step-up. */
export const AdminFactor = z.object({
  id: z.uuid(),
  kind: z.enum(FACTORS),
  name: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable(),
})
export type AdminFactor = z.infer<typeof AdminFactor>

/** Device with an open session of an admin. */
export const AdminDevice = z.object({
  id: z.uuid(),
  userAgent: z.string().nullable(),
  signedInAt: time,
  lastUsedAt: time,
  /** Whether the step-up is done there. */
  isOpen: z.boolean(),
  isThis: z.boolean(),
})
export type AdminDevice = z.infer<typeof AdminDevice>

/** Factors and devices of an admin. */
export const AdminSignIn = z.object({
  factors: z.array(AdminFactor),
  recoveryCodesLeft: z.int().nonnegative(),
  devices: z.array(AdminDevice),
})
export type AdminSignIn = z.infer<typeof AdminSignIn>

export const adminSignInEndpoints = {
  'GET /api/admin/sign-in': {
    summary: "One's own factors, recovery codes left and devices",
    audience: 'admin',
    roles: ADMIN_ROLES,
    status: 200,
    answer: AdminSignIn,
    problems: [],
  },
  'DELETE /api/admin/sign-in/factors/:id': {
    summary: 'Remove a factor of one’s own; the last one stays',
    audience: 'admin',
    roles: ADMIN_ROLES,
    isSensitive: true,
    status: 204,
    params: z.object({ id: z.uuid() }),
    answer: z.null(),
    problems: ['not-found', 'last-factor', 'confirm-it-is-you'],
  },
  'POST /api/admin/sign-in/recovery-codes': {
    summary: 'New recovery codes, shown this once; earlier ones are over',
    audience: 'admin',
    roles: ADMIN_ROLES,
    isSensitive: true,
    status: 200,
    answer: z.object({ codes: z.array(z.string()) }),
    problems: ['confirm-it-is-you'],
  },
  'DELETE /api/admin/sign-in/devices/:id': {
    summary: 'Sign one of one’s own devices out',
    audience: 'admin',
    roles: ADMIN_ROLES,
    status: 204,
    params: z.object({ id: z.uuid() }),
    answer: z.null(),
    problems: ['not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
