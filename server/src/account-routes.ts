import type { FastifyInstance } from 'fastify'
import { authRoutes } from '#features/auth/auth.routes.ts'
import { confirmRoutes } from '#features/confirm/confirm.routes.ts'
import { consentRoutes } from '#features/consent/consent.routes.ts'
import { deviceRoutes } from '#features/sessions/devices/devices.routes.ts'
import { emailRoutes } from '#features/email/email.routes.ts'
import { authenticatorRoutes } from '#features/factors/authenticator/authenticator.routes.ts'
import { passkeyRoutes } from '#features/factors/passkeys.routes.ts'
import { passwordRoutes } from '#features/password/password.routes.ts'
import { phoneRoutes } from '#features/phone/phone.routes.ts'
import { profileRoutes } from '#features/profile/profile.routes.ts'

type Deps = Parameters<typeof authRoutes>[1] &
  Parameters<typeof deviceRoutes>[1] &
  Parameters<typeof confirmRoutes>[1] &
  Parameters<typeof consentRoutes>[1] &
  Parameters<typeof passkeyRoutes>[1] &
  Parameters<typeof authenticatorRoutes>[1] &
  Parameters<typeof emailRoutes>[1] &
  Parameters<typeof phoneRoutes>[1] &
  Parameters<typeof passwordRoutes>[1] &
  Parameters<typeof profileRoutes>[1]

/** Routes of signing up, signing in and changing an account. Returns the function with which others send a reset code. */
export function accountRoutes(app: FastifyInstance, deps: Deps) {
  authRoutes(app, deps)
  deviceRoutes(app, deps)
  confirmRoutes(app, deps)
  consentRoutes(app, deps)
  passkeyRoutes(app, deps)
  authenticatorRoutes(app, deps)
  emailRoutes(app, deps)
  phoneRoutes(app, deps)
  profileRoutes(app, deps)
  return passwordRoutes(app, deps)
}
