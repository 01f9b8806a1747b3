import { Readable } from 'node:stream'
import { type ApiProblem, PROBLEMS, type ProblemCode } from '@dream/contract/api/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '#platform/database/database.ts'
import { answerWhileReading, isStillSending } from './read-to-the-end.ts'
import { requestOf } from './security-log.ts'
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
const UPLOAD_CUT_OFF = 'The file did not arrive whole. Send it again.'
/** Server errors that are not bugs. */
const TOLD_TO_RETRY: readonly ProblemCode[] = ['unavailable', 'disk-full']

/** Answers every failure: `{code, message, errors?}`. Server errors are logged, and their details not sent. */
export async function answerProblem(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // A client that has hung up reads no answer, and nothing is wrong.
  const failure = hasHungUp(error, request) ? problem('validation-failed') : asProblem(error)
  if (failure.status >= 500) logFailure(error, request, failure)
  if (failure.status === 403) noteRefusal(request, failure.code)
  reply.code(failure.status).header('cache-control', 'no-store')
  if (failure.status === 429 || failure.status === 503) {
    reply.header('retry-after', failure.retryAfterSeconds ?? RETRY_AFTER_S)
  }
  if (failure.status === 416) reply.header('content-range', lengthOf(error))
  reply.type('application/json; charset=utf-8')
  const answer = JSON.stringify(bodyOf(failure))
  if (!isStillSending(request.raw)) return reply.send(answer)
  reply.header('content-length', Buffer.byteLength(answer))
  return reply.send(Readable.from(answerWhileReading(answer, request.raw)))
}

/** Length of the file, from @fastify/static's error, when a range outside of it was requested. */
function lengthOf(error: Error): string {
  const headers: unknown = 'headers' in error ? error.headers : null
  const hasRange = typeof headers === 'object' && headers !== null && 'Content-Range' in headers
  return hasRange ? String(headers['Content-Range']) : 'bytes */*'
}

const HUNG_UP = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNABORTED']

/** Whether a request failed because its client disconnected while sending. */
function hasHungUp(error: Error, { raw }: FastifyRequest): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return raw.destroyed && !raw.complete && (HUNG_UP.includes(code) || error.message === 'aborted')
}

/** Messages of the multipart parser for a truncated body, or one without parts, for which it has no codes. */
const CUT_OFF = /unexpected end of multipart data|^Multipart: Boundary not found/i

function asProblem(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error
  if (isDatabaseUnavailable(error)) return problem('unavailable')
  if (CUT_OFF.test(error.message)) return problem('validation-failed', { message: UPLOAD_CUT_OFF })
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

/** Logs refusals as security events. */
function noteRefusal(request: FastifyRequest, code: ProblemCode) {
  request.server.securityLog?.note({
    kind: code === 'csrf-failed' ? 'csrf-refused' : 'refused',
    userId: request.caller?.userId,
    sessionId: request.caller?.sessionId,
    detail: [request.method, request.routeOptions.url, code].filter(Boolean).join(' '),
    ...requestOf(request),
  })
}

function logFailure(error: Error, request: FastifyRequest, failure: ProblemError) {
  const where = { requestId: request.id, route: request.routeOptions.url, method: request.method, err: error }
  // Overload is expected now and then, so it is a warning; a bug is an error.
  if (TOLD_TO_RETRY.includes(failure.code))
    request.log.warn(where, `Request failed: ${failure.code}; client was told to retry`)
  else request.log.error(where, 'Request failed; answered 500')
}
