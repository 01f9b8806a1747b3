import type { FastifyInstance } from 'fastify'
import { adminRoutes } from '#features/admin/admin.routes.ts'
import { countingRoutes } from '#features/admin/dashboard/counting.routes.ts'
import { makeAuditPartitions } from '#features/admin/audit/partitions.store.ts'
import { createAdminLookup } from '#features/admin/doors/find-admin.ts'
import { refusal } from '#features/access/refusal.ts'
import { authRoutes } from '#features/auth/auth.routes.ts'
import { readBrief } from '#features/conversations/choosing/brief.store.ts'
import { brokerDeskRoutes } from '#features/broker-desk/broker-desk.routes.ts'
import { brokerRoutes } from '#features/brokers/brokers.routes.ts'
import { chatSocket } from '#features/chat/chat.socket.ts'
import { type ChatPace, createChat } from '#features/chat/chat.ts'
import { fileRoutes } from '#features/chat/files/files.routes.ts'
import { createPictureMaker } from '#features/chat/files/make-pictures.ts'
import { removeUnusedFiles } from '#features/chat/files/remove-files.ts'
import { messageRoutes } from '#features/chat/messages/messages.routes.ts'
import { refreshReplyTimes } from '#features/chat/messages/reply-time.ts'
import { reportMissedPromises } from '#features/chat/promises/missed-promises.ts'
import { chatStatusRoutes } from '#features/chat-status/chat-status.routes.ts'
import { clientReportRoutes } from '#features/client-reports/client-reports.routes.ts'
import { deleteOldReports } from '#features/client-reports/client-reports.store.ts'
import { choosingRoutes } from '#features/conversations/choosing/choosing.routes.ts'
import { conversationRoutes } from '#features/conversations/conversations.routes.ts'
import type { Catalogue } from '#features/designs/catalogue.ts'
import { designRoutes } from '#features/designs/designs.routes.ts'
import { passReasonText } from '#features/designs/ranking/pass-reasons.ts'
import { landRoutes } from '#features/land/land.routes.ts'
import { notificationRoutes } from '#features/notifications/notifications.routes.ts'
import type { Unlocked } from '#features/notifications/announcements/announce-unlock.ts'
import { createNotifications } from '#features/notifications/notifications.ts'
import { unsubscribeRoutes } from '#features/notifications/unsubscribe.routes.ts'
import { passwordRoutes } from '#features/password/password.routes.ts'
import { phoneRoutes } from '#features/phone/phone.routes.ts'
import { preferenceRoutes } from '#features/preferences/preferences.routes.ts'
import { profileRoutes } from '#features/profile/profile.routes.ts'
import { progressRoutes } from '#features/progress/progress.routes.ts'
import { deleteExpired } from '#features/sessions/delete-expired.ts'
import { createSessions, type Sessions } from '#features/sessions/sessions.ts'
import { sharedPlanRoutes } from '#features/shared-plans/shared-plans.routes.ts'
import { readSharedDesign } from '#features/shared-plans/shared-plans.store.ts'
import { shellRoutes } from '#features/shell/shell.routes.ts'
import { tourRoutes } from '#features/tours/tours.routes.ts'
import { videoRoutes } from '#features/videos/videos.routes.ts'
import { type Attempts, createAttempts } from '#platform/limits/attempts.ts'
import { type Background, createBackground } from '#platform/jobs/background.ts'
import { type Cookies, createCookies } from '#platform/security/cookies.ts'
import { createCsrf, type Csrf } from '#platform/security/csrf.ts'
import type { Database } from '#platform/database/database.ts'
import type { Env } from '#platform/process/env.ts'
import { createJobs, type Jobs } from './platform/jobs/jobs.ts'
import { chooseFileStore } from './platform/files/choose-file-store.ts'
import { loadKeys } from '#platform/security/keys.ts'
import type { Logger } from '#platform/process/logger.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import { openapiRoute } from '#platform/http/openapi.ts'
import { createPasswordHash } from '#platform/security/password-hash.ts'
import { problem } from '#platform/problems/problem.ts'
import { createRequestLimits } from '#platform/limits/request-limits.ts'
import { unknownAddress } from '#platform/http/admit-admin.ts'
import { createApiGuard } from '#platform/http/api-guard.ts'
import { everyHour, everyMinute } from '#platform/jobs/repeat.ts'
import { createWebServer } from '#platform/http/web-server.ts'

export type AppDeps = {
  env: Env
  database: Database
  messenger: Messenger
  logger: Logger
  catalogue: Catalogue
  /** The database whose jobs this process runs; without it they wait for another process. */
  jobsUrl?: string | undefined
  /** Whether the process is about to end and should get no new work. */
  isStopping?: (() => boolean) | undefined
  /** How fast people may chat, when not as fast as usual. */
  chatPace?: ChatPace | undefined
  /** The built app's folder, when not the usual one. */
  webFolder?: string | undefined
  /** The folder of the catalogue's pictures and videos, when not the usual one. */
  mediaFolder?: string | undefined
  /** Where scripts of earlier builds are stored for apps that are still open. */
  earlierBuildsFolder?: string | undefined
}

/** Builds the whole server, ready to listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { env, database, logger, catalogue } = deps
  const keyFor = await loadKeys(database.db)
  const cookies = createCookies({ isHttps: env.isHttps, refreshPath: '/api/auth' })
  const csrf = createCsrf({ key: keyFor('csrf'), cookies, publicUrl: env.publicUrl })
  const sessions = createSessions({ database, key: keyFor('session') })
  const attempts = createAttempts({ key: keyFor('subject') })
  const passwords = createPasswordHash()

  const app = await createWebServer(env, logger)
  const background = createBackground(app)
  const jobs = createJobs({ database, log: app.log })
  app.decorate('jobs', jobs)
  guardApi(app, { env, database, cookies, csrf, sessions })
  const { messenger, onVisit } = countingRoutes(app, deps)

  const shared = {
    env,
    database,
    sessions,
    attempts,
    passwords,
    messenger,
    background,
    codeKey: keyFor('code'),
    sealKey: keyFor('seal'),
  }
  authRoutes(app, { ...shared, cookies, csrf })
  phoneRoutes(app, shared)
  const { sendResetCode } = passwordRoutes(app, shared)
  profileRoutes(app, shared)
  designRoutes(app, { database, catalogue })
  const unsubscribeKey = keyFor('unsubscribe')
  const notifications = await createNotifications({ ...shared, jobs, unsubscribeKey, log: app.log })
  notificationRoutes(app, { ...notifications, attempts })
  unsubscribeRoutes(app, { database, unsubscribeKey })
  const onUnlock = (unlocked: Unlocked) =>
    void background('Announcing an unlock', () => notifications.announceUnlock(unlocked))
  preferenceRoutes(app, { database, catalogue, onUnlock })
  progressRoutes(app, { database })
  videoRoutes(app, { database })
  chatStatusRoutes(app, { database })
  brokerRoutes(app, { database })
  brokerDeskRoutes(app, {
    database,
    catalogue,
    readBrief: (which) => readBrief(database.db, { ...which, version: undefined }),
  })
  const { publishChange } = await addChat(app, { ...shared, catalogue, pace: deps.chatPace })
  landRoutes(app, { database })
  tourRoutes(app, { database })
  clientReportRoutes(app, { database })
  openapiRoute(app, { sessionCookie: cookies.sessionName })
  adminRoutes(app, { ...shared, publishChange, sendResetCode, reasonText: passReasonText })
  app.all('/api/*', { onRequest: unknownAddress(app) }, () => {
    throw problem('not-found')
  })
  await addPages(app, deps, { attempts, onVisit })

  addCleanUp(app, { database, sessions })
  if (deps.jobsUrl !== undefined) runJobs(app, jobs, deps.jobsUrl)
  return app
}

type GuardDeps = Pick<AppDeps, 'env' | 'database'> & { cookies: Cookies; csrf: Csrf; sessions: Sessions }

/** Who may call what, and how often. */
function guardApi(app: FastifyInstance, { database, ...deps }: GuardDeps) {
  const limits = createRequestLimits(app, deps.env.rateLimitScale)
  const findAdmin = createAdminLookup(database.db)
  app.decorateRequest('admin', null)
  app.decorate('apiGuard', createApiGuard({ ...deps, refusal, findAdmin, limits }))
}

type PageDeps = { attempts: Attempts; onVisit: () => void }

/** Sharing plans, and every page: the public site, the app, and the plans that somebody shares. */
async function addPages(app: FastifyInstance, deps: AppDeps, { attempts, onVisit }: PageDeps) {
  const { env, database, catalogue } = deps
  const designOf = (id: string) => catalogue.now().byId.get(id)
  sharedPlanRoutes(app, { database, attempts, env, designOf })
  const sharedPlans = {
    async find(token: string) {
      const listed = designOf((await readSharedDesign(database.db, token)) ?? '')
      return listed?.isPublished ? listed.design : null
    },
    designOf: (id: string) => designOf(id)?.design,
  }
  await shellRoutes(app, { ...deps, sharedPlans, onVisit })
}

function addCleanUp(
  app: FastifyInstance,
  { database, sessions }: { database: Database; sessions: Sessions },
) {
  everyHour(app, 'Hourly clean-up', () => cleanUp(database))
  app.addHook('onClose', () => sessions.close())
}

async function cleanUp(database: Database) {
  await deleteExpired(database)
  await deleteOldReports(database.db)
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

/** Uploads are refused before the disk is full: the database may lie on the same one. */
const MIN_FREE_BYTES = 512 * 1024 * 1024

type ChatDeps = Pick<AppDeps, 'env' | 'database' | 'catalogue'> & {
  sessions: Sessions
  attempts: Attempts
  background: Background
  pace: AppDeps['chatPace']
}

/** Choosing brokers and talking with them. */
async function addChat(app: FastifyInstance, deps: ChatDeps) {
  const { env, database, catalogue, sessions, attempts, background, pace } = deps
  const files = {
    fileStore: chooseFileStore(env),
    pictures: createPictureMaker(),
    incomingFolder: `${env.dataDir}/uploads/incoming`,
    leastFreeBytes: MIN_FREE_BYTES,
  }
  const chat = createChat({
    database,
    designs: catalogue,
    background,
    log: app.log,
    files,
    redisUrl: env.redisUrl,
    pace,
  })
  const briefCatalogue = {
    design: (id: string) => catalogue.now().byId.get(id)?.design,
    reason: passReasonText,
  }
  const { publishUpdate } = chat
  choosingRoutes(app, { database, attempts, catalogue: briefCatalogue, publishUpdate })
  conversationRoutes(app, { database, attempts, publishUpdate })
  messageRoutes(app, chat.messages)
  await fileRoutes(app, chat.files)
  everyMinute(app, 'Check for late first replies', () => reportMissedPromises({ database, publishUpdate }))
  everyHour(app, 'Removing unsent files', () => removeUnusedFiles(chat.files))
  chatSocket(app, { sockets: chat.sockets, sessions, env })
  app.addHook('preClose', () => chat.close())
  return { publishChange: chat.messages.publishChange }
}
