import type { FastifyInstance } from 'fastify'
import type { Env } from '#platform/process/env.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import type { Background } from '#platform/jobs/background.ts'
import type { AdminsDeps } from './admins/change-admins.ts'
import { adminAccountRoutes } from './admins/admins.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { type BrokerPageDeps, adminBrokerRoutes } from './brokers/brokers.routes.ts'
import { builderRoutes } from './builders/builders.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { adminDesignRoutes } from './designs/designs.routes.ts'
import { pictureRoutes } from './designs/files/picture.routes.ts'
import { removeUnusedPictures } from './designs/files/remove-unused.ts'
import type { PictureDeps } from './designs/files/take-picture.ts'
import { uploadedPictureRoutes } from './designs/files/uploads.routes.ts'
import type { StepUpDeps } from './step-up/confirm.ts'
import { stepUpRoutes } from './step-up/step-up.routes.ts'
import { adminErrorReportRoutes } from './error-reports/error-reports.routes.ts'
import { importRoutes } from './imports/imports.routes.ts'
import { adminLandRoutes } from './land/land.routes.ts'
import { jobRoutes } from './jobs/jobs.routes.ts'
import { type PeopleDeps, peopleRoutes } from './people/people.routes.ts'
import type { PublishChange } from './reports/decide-report.ts'
import { reportRoutes } from './reports/reports.routes.ts'
import { securityRoutes } from './security/security.routes.ts'
import { settingRoutes } from './settings/settings.routes.ts'
import type { SettingDeps } from './settings/change-setting.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { startRoutes } from './start/start.routes.ts'
import { systemRoutes } from './system/system.routes.ts'
import { adminTextRoutes } from './texts/texts.routes.ts'
import type { VideoFileDeps } from './videos/take-video-file.ts'
import { adminVideoRoutes } from './videos/videos.routes.ts'
import { viewRoutes } from './views/views.routes.ts'

type Deps = BrokerPageDeps &
  StepUpDeps &
  AdminsDeps &
  PeopleDeps &
  PictureDeps &
  SettingDeps &
  VideoFileDeps & {
    env: Env
    databaseFolder: string | null
    /** A reason to pass in words. */
    reasonText: (reason: string) => string | null
    messenger: Messenger
    background: Background
    publishChange: PublishChange
  }

/** All routes under /api/admin: step-up, and one line for each admin page. */
export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  stepUpRoutes(app, deps)
  signInRoutes(app, deps)
  adminAccountRoutes(app, deps)
  adminBrokerRoutes(app, deps)
  adminDesignRoutes(app, deps)
  builderRoutes(app, deps)
  pictureRoutes(app, deps)
  uploadedPictureRoutes(app, deps)
  app.jobs.everyHour('Removing unused pictures', () => removeUnusedPictures(deps))
  importRoutes(app, deps)
  auditRoutes(app, deps)
  securityRoutes(app, deps)
  viewRoutes(app, deps)
  dashboardRoutes(app, deps)
  adminErrorReportRoutes(app, deps)
  jobRoutes(app, deps)
  systemRoutes(app, deps)
  reportRoutes(app, deps)
  peopleRoutes(app, deps)
  settingRoutes(app, deps)
  adminLandRoutes(app, deps)
  startRoutes(app, deps)
  adminVideoRoutes(app, deps)
  adminTextRoutes(app, deps)
}
