import type { FastifyInstance } from 'fastify'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { doorRoutes } from './doors/doors.routes.ts'

type Deps = { database: Database; attempts: Attempts; codeKey: Buffer }

/** Everything under /api/admin: the doors, and one line for each room. */
export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  doorRoutes(app, deps)
  auditRoutes(app, deps)
}
