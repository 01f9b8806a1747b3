import type { FastifyInstance } from 'fastify'
import type { Env } from '#platform/process/env.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import type { AdminsDeps } from './admins/change-admins.ts'
import { adminRoomRoutes } from './admins/admins.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { type BrokerRoomDeps, brokerRoomRoutes } from './brokers/brokers.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import type { DoorDeps } from './doors/confirm.ts'
import { doorRoutes } from './doors/doors.routes.ts'
import { failureRoutes } from './failures/failures.routes.ts'
import { jobRoutes } from './jobs/jobs.routes.ts'
import { type PeopleDeps, peopleRoutes } from './people/people.routes.ts'
import type { PublishChange } from './reports/decide-report.ts'
import { reportRoutes } from './reports/reports.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { systemRoutes } from './system/system.routes.ts'
import { viewRoutes } from './views/views.routes.ts'

type Deps = BrokerRoomDeps &
  DoorDeps &
  AdminsDeps &
  PeopleDeps & {
    env: Env
    /** A reason to pass in words. */
    reasonText: (reason: string) => string | null
    messenger: Messenger
    publishChange: PublishChange
  }

/** Everything under /api/admin: the doors, and one line for each room. */
export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  doorRoutes(app, deps)
  signInRoutes(app, deps)
  adminRoomRoutes(app, deps)
  brokerRoomRoutes(app, deps)
  auditRoutes(app, deps)
  viewRoutes(app, deps)
  dashboardRoutes(app, deps)
  failureRoutes(app, deps)
  jobRoutes(app, deps)
  systemRoutes(app, deps)
  reportRoutes(app, deps)
  peopleRoutes(app, deps)
}
