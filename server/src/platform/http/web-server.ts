import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { acceptOnlyJson } from './api-parsers.ts'
import type { Env } from '#platform/process/env.ts'
import { compressAnswers } from './compression/compress-answers.ts'
import { answerProblem } from './error-handler.ts'
import type { Logger } from '#platform/process/logger.ts'
import { problem } from '#platform/problems/problem.ts'
import { REQUEST_LIMITS } from '#platform/limits/request-limits.ts'
import { requireHttps } from './proxy/require-https.ts'
import { securityHeaders } from './security-headers.ts'
import { spareSlowRequests } from './slow-requests.ts'
import { isSocketRequest } from '#platform/sockets/upgrade.ts'

/** Timeouts for slow or silent clients (by default slow bodies are awaited without end). */
const TIMEOUTS = {
  requestTimeout: 15_000,
  connectionTimeout: 20_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000, shouldUpgradeCallback: isSocketRequest },
}
/** Longer than a proxy's keep-alive of a minute: closing a connection while it sends makes it answer 502. */
const KEEP_ALIVE_MS = { direct: 5000, proxied: 75_000 }
const BODY_LIMIT = 64 * 1024

/** Request ids for the log: unique to this process, in order. */
function createRequestIds() {
  const process = randomUUID().slice(0, 8)
  let count = 0
  return () => `${process}-${(count += 1)}`
}

/** Creates a web server without routes: body limits, timeouts, error answers. */
export async function createWebServer(env: Env, logger: Logger): Promise<FastifyInstance> {
  const app = fastify({
    ...TIMEOUTS,
    keepAliveTimeout: env.trustProxy === null ? KEEP_ALIVE_MS.direct : KEEP_ALIVE_MS.proxied,
    bodyLimit: BODY_LIMIT,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy ?? false,
    // The framework's own answer has another shape; see refuseWhileClosing.
    return503OnClosing: false,
    genReqId: createRequestIds(),
    // A child logger for each request is too expensive: failures are logged with the request's id.
    childLoggerFactory: (parent) => parent,
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
  })
  app.setErrorHandler(answerProblem)
  app.setNotFoundHandler(() => {
    throw problem('not-found')
  })
  spareSlowRequests(app)
  refuseWhileClosing(app)
  requireHttps(app, env)
  acceptOnlyJson(app)
  securityHeaders(app, env)
  compressAnswers(app)
  await app.register(cookie)
  await app.register(rateLimit, REQUEST_LIMITS)
  return app
}

/** Answers 503 with `retry-after`, as an API problem, to requests over an open connection while the server stops. */
function refuseWhileClosing(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? problem('unavailable', { retryAfterSeconds: 1 }) : undefined)
  })
}
