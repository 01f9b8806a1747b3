import { type ApiProblem, PROBLEMS, type ProblemCode } from '@dream/contract/api/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '#platform/database/database.ts'
import { problem, ProblemError } from '#platform/problems/problem.ts'

/** Problem codes for the framework's own errors. A path that it forbids is answered as not found. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'validation-failed',
  403: 'not-found',
  404: 'not-found',
  412: 'file-changed',
  413: 'body-too-large',
  415: 'content-type',
  416: 'range-missing',
  429: 'rate-limited',
  503: 'unavailable',
}
const RETRY_AFTER_S = 2

/** The one place where a failure becomes an answer: `{code, message, errors?}`. Server errors are logged, and their details not sent. */
export function answerProblem(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const failure = asProblem(error)
  if (failure.status >= 500) logFailure(error, request, failure)
  reply.code(failure.status).header('cache-control', 'no-store')
  if (failure.status === 429 || failure.status === 503) {
    reply.header('retry-after', failure.retryAfterSeconds ?? RETRY_AFTER_S)
  }
  if (failure.status === 416) reply.header('content-range', lengthOf(error))
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(bodyOf(failure)))
}

/** The file's length, from @fastify/static's error, when a range outside of it was requested. */
function lengthOf(error: Error): string {
  const headers: unknown = 'headers' in error ? error.headers : null
  const hasRange = typeof headers === 'object' && headers !== null && 'Content-Range' in headers
  return hasRange ? String(headers['Content-Range']) : 'bytes */*'
}

function asProblem(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error
  if (isDatabaseUnavailable(error)) return problem('unavailable')
  const status = 'statusCode' in error ? error.statusCode : undefined
  return problem(codeOf(status ?? 500))
}

/** Other 4xx of the framework stay 4xx. */
function codeOf(status: number): ProblemCode {
  return BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'validation-failed' : 'internal')
}

function bodyOf(failure: ProblemError): ApiProblem {
  const message = failure.status >= 500 ? PROBLEMS[failure.code].message : failure.message
  return {
    code: failure.code,
    message,
    ...(failure.errors && { errors: [...failure.errors] }),
    ...failure.progress,
    ...(failure.latest !== undefined && { latest: failure.latest }),
  }
}

function logFailure(error: Error, request: FastifyRequest, failure: ProblemError) {
  const where = { requestId: request.id, route: request.routeOptions.url, method: request.method, err: error }
  // Overload is expected now and then; a bug never is.
  if (failure.code === 'unavailable')
    request.log.warn(where, 'Request failed: database unavailable; client was told to retry')
  else request.log.error(where, 'Request failed; answered 500')
}
