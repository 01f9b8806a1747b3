import type { FastifyBaseLogger } from 'fastify'
import { pino, type DestinationStream } from 'pino'
import { redactContacts } from './log-redaction.ts'

export type Logger = FastifyBaseLogger

const REDACTED_PATHS = [
  'password',
  'current',
  'code',
  'token',
  'email',
  'phone',
  'to',
  'name',
  'cookie',
  'authorization',
]

/**
 * Logs JSON lines to stdout, without personal data: of a request only its id, method and path, of an error only its own fields. A
 * driver's extra fields (statement, parameters) are left out, and so are email addresses and numbers in its message.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: REDACTED_PATHS.flatMap((name) => [name, `body.${name}`, `user.${name}`]),
      censor: '[redacted]',
    },
    serializers: { req: describeRequest, res: describeResponse, err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

function describeRequest(request: { id?: unknown; method?: string; url?: string }) {
  return { id: request.id, method: request.method, path: request.url?.split('?', 1)[0] }
}

function describeResponse(reply: { statusCode?: number }) {
  return { status: reply.statusCode }
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: redactContacts(String(error)) }
  const code = 'code' in error ? error.code : undefined
  const cause = error.cause === undefined ? undefined : describeError(error.cause)
  return {
    type: error.name,
    message: redactContacts(error.message),
    code,
    stack: error.stack && redactContacts(error.stack),
    cause,
  }
}
