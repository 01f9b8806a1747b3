import { isDatabaseUnavailable } from '#platform/database/database.ts'
import { problem, ProblemError } from '#platform/problems/problem.ts'
import { type ClientConnection, sendFrame } from '../delivery/client-connection.ts'

/** Problem to send to the client that caused it; null for an internal failure. */
export function toProblem(error: unknown): ProblemError | null {
  if (error instanceof ProblemError) return error
  return isDatabaseUnavailable(error) ? problem('unavailable', { retryAfterSeconds: 2 }) : null
}

/** Sends the problem of a frame; `about` names the message that was not sent. */
export function sendProblem(
  connection: ClientConnection,
  { code, message, retryAfterSeconds }: ProblemError,
  about: { conversationId?: string; clientId?: string } = {},
) {
  const retry = retryAfterSeconds === undefined ? {} : { retryAfterMs: retryAfterSeconds * 1000 }
  sendFrame(connection, { type: 'error', code, message, ...about, ...retry })
}
