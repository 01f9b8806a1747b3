import type { FastifyInstance } from 'fastify'
import { adminRoutes } from '#features/admin/admin.routes.ts'
import { removeUnusedVideoFiles } from '#features/admin/videos/remove-unused-files.ts'
import { countingRoutes } from '#features/admin/dashboard/counting.routes.ts'
import { makeAuditPartitions } from '#features/admin/audit/partitions.store.ts'
import { createAdminLookup } from '#features/admin/step-up/find-admin.ts'
import { refusal } from '#features/access/refusal.ts'
import { readBrief } from '#features/conversations/choosing/brief.store.ts'
import { brokerDeskRoutes } from '#features/broker-desk/broker-desk.routes.ts'
import { brokerRoutes } from '#features/brokers/brokers.routes.ts'
import { refreshReplyTimes } from '#features/chat/messages/reply-time.ts'
import { chatStatusRoutes } from '#features/chat-status/chat-status.routes.ts'
import { clientReportRoutes } from '#features/client-reports/client-reports.routes.ts'
import { deleteOldReports } from '#features/client-reports/client-reports.store.ts'
import { handleAlarms } from '#features/codes/limits/alarm.ts'
import { createSendLimits } from '#features/codes/limits/send-limits.ts'
import { designRoutes } from '#features/designs/designs.routes.ts'
import { designReader } from '#features/designs/open-design.ts'
import { passReasonText } from '#features/designs/ranking/pass-reasons.ts'
import { landRoutes } from '#features/land/land.routes.ts'
import { notificationRoutes } from '#features/notifications/notifications.routes.ts'
import type { Unlocked } from '#features/notifications/announcements/announce-unlock.ts'
import { createNotifications } from '#features/notifications/notifications.ts'
import { unsubscribeRoutes } from '#features/notifications/unsubscribe.routes.ts'
import { planSheetRoutes } from '#features/plan-sheets/plan-sheets.routes.ts'
import { preferenceRoutes } from '#features/preferences/preferences.routes.ts'
import { createEverybody, type Everybody } from '#features/preferences/taste/everybody.ts'
import { progressRoutes } from '#features/progress/progress.routes.ts'
import { warnIdle } from '#features/account-deletion/warn-idle.ts'
import { deleteUnconfirmed } from '#features/retention/retention.store.ts'
import { deleteExpired } from '#features/sessions/delete-expired.ts'
import { createSessions, type Sessions } from '#features/sessions/sessions.ts'
import { settingReaders } from '#features/settings/setting-readers.ts'
import { sharedPlanRoutes } from '#features/shared-plans/shared-plans.routes.ts'
import { countOpening, readSharedDesign } from '#features/shared-plans/shared-plans.store.ts'
import { MEDIA_FOLDER, shellRoutes } from '#features/shell/shell.routes.ts'
import { tourRoutes } from '#features/tours/tours.routes.ts'
import { uploadedFileRoutes } from '#features/videos/uploaded-files.routes.ts'
import { videoRoutes } from '#features/videos/videos.routes.ts'
import { type Attempts, createAttempts } from '#platform/limits/attempts.ts'
import { createBackground } from '#platform/jobs/background.ts'
import { type Cookies, createCookies } from '#platform/security/cookies.ts'
import { createCsrf, type Csrf } from '#platform/security/csrf.ts'
import type { Database } from '#platform/database/database.ts'
import type { Env } from '#platform/process/env.ts'
import { accountRoutes } from './account-routes.ts'
import { createJobs, type Jobs } from './platform/jobs/jobs.ts'
import { createDiskMark } from './platform/files/disk-mark.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { loadKeys } from '#platform/security/keys.ts'
import { createSecurityLog, deleteOldSecurityEvents } from '#platform/http/security-log.ts'
import { createMessageQueue } from '#platform/messages-out/message-queue.ts'
import { openapiRoute } from '#platform/http/openapi.ts'
import { createPasswordHash } from '#platform/security/password-hash.ts'
import { problem } from '#platform/problems/problem.ts'
import { createRequestLimits } from '#platform/limits/request-limits.ts'
import { unknownAddress } from '#platform/http/admit-admin.ts'
import { createApiGuard } from '#platform/http/api-guard.ts'
import { createWebServer } from '#platform/http/web-server.ts'
import { addAccounts } from './add-accounts.ts'
import { addChat } from './add-chat.ts'
import { addSharedPages } from './add-shared-pages.ts'
import type { AppDeps } from './app-deps.ts'

/** Builds the whole server, ready to listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { env, database, logger, catalogue, settings } = deps
  const keyFor = await loadKeys(database.db)
  const cookies = createCookies({ isHttps: env.isHttps, refreshPath: '/api/auth' })
  const csrf = createCsrf({ key: keyFor('csrf'), cookies, publicUrl: env.publicUrl })
  const sessions = createSessions({ database, key: keyFor('session'), trustMs: deps.sessionTrustMs })
  const attempts = createAttempts({ key: keyFor('subject') })

  const app = await createWebServer(env, logger)
  const background = createBackground(app)
  const securityLog = logSecurity(app, database)
  const jobs = createJobs({ database, log: app.log })
  app.decorate('jobs', jobs)
  const disk = await watchDisk(app, env)
  guardApi(app, { env, database, cookies, csrf, sessions, isDiskFull: disk.isFull })
  const { messenger, onVisit } = countingRoutes(app, deps)

  const read = settingReaders(settings)
  const shared = {
    ...read,
    env,
    database,
    sessions,
    attempts,
    passwords: createPasswordHash(),
    messenger,
    messageQueue: createMessageQueue({ jobs, messenger, key: keyFor('message'), log: app.log }),
    background,
    isDiskFull: disk.isFull,
    securityLog,
    sendLimits: createSendLimits({ attempts, readSettings: () => ({ ...env, ...read.messageCaps() }) }),
    codeKey: keyFor('code'),
    sealKey: keyFor('seal'),
  }
  handleAlarms(jobs, shared)
  const { sendResetCode } = accountRoutes(app, { ...shared, cookies, csrf })
  const { dealLog, choose } = designRoutes(app, { ...shared, catalogue })
  const unsubscribeKey = keyFor('unsubscribe')
  const notifications = await createNotifications({ ...shared, jobs, unsubscribeKey, log: app.log })
  notificationRoutes(app, { ...notifications, attempts })
  unsubscribeRoutes(app, { database, unsubscribeKey })
  const onUnlock = (unlocked: Unlocked) =>
    void background('Announcing an unlock', () => notifications.announceUnlock(unlocked))
  const everybody = createEverybody(database)
  preferenceRoutes(app, { ...shared, catalogue, dealLog, choose, everybody, onUnlock })
  progressRoutes(app, shared)
  const chat = await addChat(app, { ...shared, catalogue, pace: deps.chatPace, times: deps.chatTimes })
  const accounts = await addAccounts(app, { ...shared, ...chat, cookies })
  addSections(app, { ...shared, ...chat.files, catalogue })
  openapiRoute(app, { sessionCookie: cookies.sessionName, isPublic: !env.isProduction })
  const { databaseFolder = null } = deps
  const admin = { ...shared, ...chat, ...chat.files, ...accounts, settings, sendResetCode, databaseFolder }
  adminRoutes(app, { ...admin, reasonText: passReasonText })
  app.all('/api/*', { onRequest: unknownAddress(app) }, () => {
    throw problem('not-found')
  })
  await addPages(app, deps, { attempts, everybody, onVisit })

  addCleanUp(app, { database, sessions })
  if (deps.jobsUrl !== undefined) runJobs(app, jobs, deps.jobsUrl)
  return app
}

type GuardDeps = Pick<AppDeps, 'env' | 'database'> & {
  cookies: Cookies
  csrf: Csrf
  sessions: Sessions
  isDiskFull: () => boolean
}

/** Adds access rules and rate limits. */
function guardApi(app: FastifyInstance, { database, ...deps }: GuardDeps) {
  const limits = createRequestLimits(app, deps.env.rateLimitScale)
  const findAdmin = createAdminLookup(database.db)
  app.decorateRequest('admin', null)
  app.decorateRequest('caller', null)
  app.decorate('apiGuard', createApiGuard({ ...deps, refusal, findAdmin, limits }))
}

/** Watches the free space of the disk. */
async function watchDisk(app: FastifyInstance, { dataDir, diskMinFreeMb }: Env) {
  const disk = createDiskMark(dataDir, diskMinFreeMb * 1024 * 1024)
  await disk
    .look()
    .catch((error: unknown) =>
      app.log.warn({ err: error }, 'How full the disk is cannot be told; nothing is stopped when it fills'),
    )
  app.addHook('onClose', async () => disk.close())
  return disk
}

/** Logs security events, until the last request is over. */
function logSecurity(app: FastifyInstance, database: Database) {
  const securityLog = createSecurityLog({ database, log: app.log })
  app.decorate('securityLog', securityLog)
  app.addHook('onClose', () => securityLog.close())
  return securityLog
}

type PageDeps = { attempts: Attempts; everybody: Everybody; onVisit: () => void }

/** Adds sharing of plans, and all pages: the public site, the app, and shared plans. */
async function addPages(app: FastifyInstance, deps: AppDeps, { attempts, everybody, onVisit }: PageDeps) {
  const { env, database, catalogue, settings } = deps
  const { isSharingOpen, siteTexts } = settingReaders(settings)
  const designOf = (id: string) => catalogue.now().byId.get(id)
  sharedPlanRoutes(app, { database, attempts, env, designOf, isSharingOpen })
  const sharedPlans = {
    async find(token: string) {
      if (!isSharingOpen()) return null
      const listed = designOf((await readSharedDesign(database.db, token)) ?? '')
      return listed?.isPublished ? listed.design : null
    },
    count: (token: string) => countOpening(database.db, token),
    designOf: (id: string) => designOf(id)?.design,
  }
  planSheetRoutes(app, {
    database,
    attempts,
    mediaFolder: deps.mediaFolder ?? MEDIA_FOLDER,
    ...designReader(deps),
  })
  const sharedPages = addSharedPages(app, {
    database,
    catalogue,
    attempts,
    env,
    isSharingOpen,
    everybody,
  })
  await shellRoutes(app, { ...deps, settings: { ...settings, siteTexts }, sharedPlans, sharedPages, onVisit })
}

type SectionDeps = Pick<AppDeps, 'database' | 'catalogue'> & { fileStore: FileStore } & Pick<
    ReturnType<typeof settingReaders>,
    'unlockAt' | 'textsOf'
  >

/** Adds the unlocked sections, and the broker desk. */
function addSections(app: FastifyInstance, deps: SectionDeps) {
  const { db } = deps.database
  brokerDeskRoutes(app, { ...deps, readBrief: (which) => readBrief(db, { ...which, version: undefined }) })
  videoRoutes(app, deps)
  uploadedFileRoutes(app, deps)
  app.jobs.everyHour('Removing unused videos', () => removeUnusedVideoFiles(deps))
  landRoutes(app, deps)
  tourRoutes(app, deps)
  chatStatusRoutes(app, deps)
  brokerRoutes(app, deps)
  clientReportRoutes(app, deps)
}

function addCleanUp(
  app: FastifyInstance,
  { database, sessions }: { database: Database; sessions: Sessions },
) {
  app.jobs.everyHour('Hourly clean-up', () => cleanUp(database))
  app.addHook('onClose', () => sessions.close())
}

async function cleanUp(database: Database) {
  await deleteExpired(database)
  await deleteOldReports(database.db)
  await deleteOldSecurityEvents(database.db)
  await deleteUnconfirmed(database.db)
  await warnIdle(database)
  await refreshReplyTimes(database)
  await makeAuditPartitions(database.db)
}

/** Runs jobs from when the app is ready until it closes. */
function runJobs(app: FastifyInstance, jobs: Jobs, databaseUrl: string) {
  let running: ReturnType<Jobs['start']> | null = null
  app.addHook('onReady', async () => {
    running = jobs.start(databaseUrl)
  })
  app.addHook('onClose', () => running?.stop())
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs
  }
}
