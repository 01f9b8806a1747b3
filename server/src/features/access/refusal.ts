import type { Audience } from '@dream/contract/api/endpoint'
import type { ProblemCode } from '@dream/contract/api/errors'
import type { SignedIn } from '#platform/http/api-guard.ts'
import type { Role } from '#tables.ts'

declare module '#platform/http/api-guard.ts' {
  interface SignedIn {
    role: Role
    isPhoneVerified: boolean
    hasCompletedProfile: boolean
    /** Whether somebody else chose their password. */
    mustChangePassword: boolean
  }
}

/** Returns the refusal of this caller for a route of this audience, or null when they may call it. */
export function refusal(
  audience: Exclude<Audience, 'admin' | 'admin-step-up'>,
  caller: SignedIn | null,
): ProblemCode | null {
  if (audience === 'visitor') return null
  if (!caller) return 'unauthenticated'
  if (audience === 'account') return null
  if (caller.mustChangePassword) return 'password-change-required'
  if (audience === 'session') return null
  if (audience === 'broker') return caller.role === 'broker' ? null : 'forbidden'
  if (audience === 'buyer' && caller.role !== 'buyer') return 'forbidden'
  if (!caller.isPhoneVerified) return 'phone-unverified'
  if (audience === 'verified') return null
  return caller.hasCompletedProfile ? null : 'profile-incomplete'
}
