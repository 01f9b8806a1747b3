import type { FastifyInstance } from 'fastify'
import { refusal } from '#features/access/refusal.ts'
import { createAdminLookup } from '#features/admin/step-up/find-admin.ts'
import { unknownAddress } from '#platform/http/admit-admin.ts'
import { createApiGuard } from '#platform/http/api-guard.ts'
import { openapiRoute } from '#platform/http/openapi.ts'
import { createWebServer } from '#platform/http/web-server.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { createRequestLimits } from '#platform/limits/request-limits.ts'
import { problem } from '#platform/problems/problem.ts'
import type { AppDeps } from './app-deps.ts'
import { FEATURES } from './features.ts'
import { createServices, type Services } from './services.ts'

/** Builds the whole server, ready to listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { env, logger, jobsUrl } = deps
  const app = await createWebServer(env, logger)
  const services = await createServices(app, deps)
  const { cookies, sessions, jobs } = services
  guardApi(app, services)
  app.addHook('onClose', () => sessions.close())

  openapiRoute(app, { sessionCookie: cookies.sessionName, isPublic: !env.isProduction })
  app.all('/api/*', { onRequest: unknownAddress(app) }, () => {
    throw problem('not-found')
  })
  for (const feature of FEATURES) {
    await app.register(async (scope) => void (await feature(scope, services)))
  }
  if (jobsUrl !== undefined) runJobs(app, jobs, jobsUrl)
  return app
}

/** Adds access rules and rate limits. */
function guardApi(app: FastifyInstance, services: Services) {
  const { env, database } = services
  const limits = createRequestLimits(app, env.rateLimitScale)
  const findAdmin = createAdminLookup(database.db)
  app.decorateRequest('admin', null)
  app.decorateRequest('caller', null)
  app.decorate('apiGuard', createApiGuard({ ...services, refusal, findAdmin, limits }))
}

/** Runs jobs from when the app is ready until it closes. */
function runJobs(app: FastifyInstance, jobs: Jobs, databaseUrl: string) {
  let running: ReturnType<Jobs['start']> | null = null
  app.addHook('onReady', async () => {
    running = jobs.start(databaseUrl)
  })
  app.addHook('onClose', () => running?.stop())
}
