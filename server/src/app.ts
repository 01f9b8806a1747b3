import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { authRoutes } from '#features/auth/auth.routes.ts'
import { chatStatusRoutes } from '#features/chat-status/chat-status.routes.ts'
import { clientReportRoutes } from '#features/client-reports/client-reports.routes.ts'
import { deleteOldReports } from '#features/client-reports/client-reports.store.ts'
import type { Catalogue } from '#features/designs/catalogue.ts'
import { designRoutes } from '#features/designs/designs.routes.ts'
import { landRoutes } from '#features/land/land.routes.ts'
import { passwordRoutes } from '#features/password/password.routes.ts'
import { phoneRoutes } from '#features/phone/phone.routes.ts'
import { preferenceRoutes } from '#features/preferences/preferences.routes.ts'
import { profileRoutes } from '#features/profile/profile.routes.ts'
import { progressRoutes } from '#features/progress/progress.routes.ts'
import { deleteExpired } from '#features/sessions/delete-expired.ts'
import { createSessions } from '#features/sessions/sessions.ts'
import { shellRoutes } from '#features/shell/shell.routes.ts'
import { videoRoutes } from '#features/videos/videos.routes.ts'
import { acceptOnlyJson } from './platform/api-parsers.ts'
import { createAttempts } from './platform/attempts.ts'
import { createBackground } from './platform/background.ts'
import { createCookies } from './platform/cookies.ts'
import { createCsrf } from './platform/csrf.ts'
import type { Database } from './platform/database.ts'
import type { Env } from './platform/env.ts'
import { answerProblem } from './platform/error-handler.ts'
import { loadKeys } from './platform/keys.ts'
import type { Logger } from './platform/logger.ts'
import type { Messenger } from './platform/messenger.ts'
import { openapiRoute } from './platform/openapi.ts'
import { createPasswordHash } from './platform/password-hash.ts'
import { problem } from './platform/problem.ts'
import { createRequestLimits, REQUEST_LIMITS } from './platform/request-limits.ts'
import { securityHeaders } from './platform/security-headers.ts'
import { createApiGuard } from './platform/session.ts'
import { everyHour } from './platform/every-hour.ts'

export type AppDeps = {
  env: Env
  database: Database
  messenger: Messenger
  logger: Logger
  catalogue: Catalogue
  /** Whether the process is about to end and should get no new work. */
  isStopping?: (() => boolean) | undefined
  /** Where the built app lies, when not in its usual place. */
  webFolder?: string | undefined
  /** Where the catalogue's pictures and videos lie, when not in their usual place. */
  mediaFolder?: string | undefined
}

/** Times after which a slow or silent client is let go (slow bodies are held for ever by default). */
const TIMEOUTS = {
  requestTimeout: 15_000,
  connectionTimeout: 20_000,
  keepAliveTimeout: 5000,
  http: { headersTimeout: 10_000 },
}
const BODY_LIMIT = 64 * 1024

/** The whole server, ready to listen: everything that answers, in the order in which it is asked. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { env, database, messenger, logger, catalogue } = deps
  const keys = await loadKeys(database.db)
  const cookies = createCookies({ isHttps: env.isHttps })
  const csrf = createCsrf({ key: keys.csrf, cookies, publicUrl: env.publicUrl })
  const sessions = createSessions({ database, key: keys.session })
  const attempts = createAttempts({ key: keys.subject })
  const passwords = createPasswordHash()

  const app = fastify({
    ...TIMEOUTS,
    bodyLimit: BODY_LIMIT,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy ?? false,
    genReqId: () => randomUUID(),
    // A logger of its own for each request costs more than it tells: failures are logged with the request's id.
    childLoggerFactory: (parent) => parent,
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
  })
  const background = createBackground(app)
  app.setErrorHandler(answerProblem)
  app.setNotFoundHandler(() => {
    throw problem('not-found')
  })
  acceptOnlyJson(app)
  securityHeaders(app, env)
  await app.register(cookie)
  await app.register(rateLimit, REQUEST_LIMITS)
  const limits = createRequestLimits(app, env.rateLimitScale)
  app.decorate('apiGuard', createApiGuard({ env, cookies, csrf, limits, sessions }))

  const shared = { env, database, sessions, attempts, passwords, messenger, background, codeKey: keys.code }
  authRoutes(app, { ...shared, cookies, csrf })
  phoneRoutes(app, shared)
  passwordRoutes(app, shared)
  profileRoutes(app, shared)
  designRoutes(app, { database, catalogue })
  preferenceRoutes(app, { database, catalogue })
  progressRoutes(app, { database })
  videoRoutes(app, { database })
  chatStatusRoutes(app, { database })
  landRoutes(app, { database })
  clientReportRoutes(app, { database })
  openapiRoute(app)
  app.all('/api/*', { onRequest: limits.read }, () => {
    throw problem('not-found')
  })
  const { isStopping, webFolder, mediaFolder } = deps
  await shellRoutes(app, { database, env, isStopping, webFolder, mediaFolder })

  everyHour(app, 'Deleting what has expired', async () => {
    await deleteExpired(database)
    await deleteOldReports(database.db)
  })
  app.addHook('onClose', () => sessions.close())
  return app
}
