import type { FastifyInstance } from 'fastify'
import { accountDeletionRoutes } from '#features/account-deletion/account-deletion.routes.ts'
import { adminRoutes } from '#features/admin/admin.routes.ts'
import { countingRoutes } from '#features/admin/dashboard/counting.routes.ts'
import { authRoutes } from '#features/auth/auth.routes.ts'
import { brokerDeskRoutes } from '#features/broker-desk/broker-desk.routes.ts'
import { brokerFileRoutes } from '#features/broker-files/broker-files.routes.ts'
import { brokerRoutes } from '#features/brokers/brokers.routes.ts'
import { chatRoutes } from '#features/chat/chat.routes.ts'
import { chatStatusRoutes } from '#features/chat-status/chat-status.routes.ts'
import { errorReportRoutes } from '#features/error-reports/error-reports.routes.ts'
import { alarmJobs } from '#features/codes/limits/alarm.ts'
import { confirmRoutes } from '#features/confirm/confirm.routes.ts'
import { consentRoutes } from '#features/consent/consent.routes.ts'
import { choosingRoutes } from '#features/conversations/choosing/choosing.routes.ts'
import { conversationRoutes } from '#features/conversations/conversations.routes.ts'
import { dataExportRoutes } from '#features/data-export/data-export.routes.ts'
import { designRoutes } from '#features/designs/designs.routes.ts'
import { emailRoutes } from '#features/email/email.routes.ts'
import { authenticatorRoutes } from '#features/factors/authenticator/authenticator.routes.ts'
import { passkeyRoutes } from '#features/factors/passkeys.routes.ts'
import { landRoutes } from '#features/land/land.routes.ts'
import { notificationRoutes } from '#features/notifications/notifications.routes.ts'
import { unsubscribeRoutes } from '#features/notifications/unsubscribe.routes.ts'
import { passwordRoutes } from '#features/password/password.routes.ts'
import { phoneRoutes } from '#features/phone/phone.routes.ts'
import { planSheetRoutes } from '#features/plan-sheets/plan-sheets.routes.ts'
import { preferenceRoutes } from '#features/preferences/preferences.routes.ts'
import { profileRoutes } from '#features/profile/profile.routes.ts'
import { progressRoutes } from '#features/progress/progress.routes.ts'
import { retentionJobs } from '#features/retention/retention.jobs.ts'
import { deviceRoutes } from '#features/sessions/devices/devices.routes.ts'
import { sharedPageRoutes } from '#features/shared-pages/shared-pages.routes.ts'
import { sharedPlanRoutes } from '#features/shared-plans/shared-plans.routes.ts'
import { shellRoutes } from '#features/shell/shell.routes.ts'
import { tourRoutes } from '#features/tours/tours.routes.ts'
import { uploadedFileRoutes } from '#features/videos/uploaded-files.routes.ts'
import { videoRoutes } from '#features/videos/videos.routes.ts'
import type { Services } from './services.ts'

/** A feature: routes, jobs and hooks, in a Fastify scope of its own. It names the services that it needs. */
export type Feature = (app: FastifyInstance, services: Services) => unknown

/** All features. A new one is one line here. */
export const FEATURES: readonly Feature[] = [
  authRoutes,
  passwordRoutes,
  deviceRoutes,
  confirmRoutes,
  passkeyRoutes,
  authenticatorRoutes,
  alarmJobs,
  consentRoutes,
  emailRoutes,
  phoneRoutes,
  profileRoutes,
  dataExportRoutes,
  accountDeletionRoutes,
  retentionJobs,

  designRoutes,
  preferenceRoutes,
  progressRoutes,
  planSheetRoutes,
  sharedPlanRoutes,
  sharedPageRoutes,
  landRoutes,
  videoRoutes,
  uploadedFileRoutes,
  tourRoutes,
  notificationRoutes,
  unsubscribeRoutes,

  brokerRoutes,
  brokerFileRoutes,
  choosingRoutes,
  conversationRoutes,
  chatRoutes,
  chatStatusRoutes,
  brokerDeskRoutes,

  errorReportRoutes,
  countingRoutes,
  adminRoutes,
  shellRoutes,
]
