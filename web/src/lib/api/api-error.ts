import { isRecord } from '@dream/contract/rules/app/is-record'
import { isOnline } from '#lib/device/online.ts'
import { noteStatus } from './server-doubt.ts'
import { MESSAGES } from '@dream/contract/rules/app/messages'

/** Validation error of one field. */
export type FieldProblem = { path: string; message: string }

type ApiErrorInit = {
  status: number
  code: string
  message: string
  errors?: FieldProblem[] | undefined
  retryAfterSeconds?: number | null
  latest?: unknown
  hasWords?: boolean
}

/** Error of a failed call. `status` is 0 when there was no answer at all. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldProblem[]
  readonly retryAfterSeconds: number | null
  /** Current document, unparsed, when an edit was refused as stale. */
  readonly latest: unknown
  /** Whether the message is written for a person, not a bare status. */
  readonly hasWords: boolean

  constructor({ status, code, message, errors = [], ...rest }: ApiErrorInit) {
    super(message)
    const { retryAfterSeconds = null, latest, hasWords = true } = rest
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
    this.latest = latest
    this.hasWords = hasWords
  }

  /** Whether the call got no answer because the device is offline. */
  get isOffline() {
    return this.code === 'offline'
  }
}

/** Error for a missing answer: the device is offline, or else the server is away. */
export function noAnswerError(): ApiError {
  noteStatus(0)
  return isOnline()
    ? new ApiError({ status: 0, code: 'unreachable', message: MESSAGES.unreachable })
    : new ApiError({ status: 0, code: 'offline', message: MESSAGES.offline })
}

/** Whether the call never got an answer. */
export const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0

/** Whether it got no answer because the device is offline. */
export const isOffline = (error: unknown) => error instanceof ApiError && error.isOffline

function fieldProblems(errors: unknown): FieldProblem[] {
  if (!Array.isArray(errors)) return []
  return errors.flatMap((each: unknown) => {
    const { path, message } = isRecord(each) ? each : {}
    return typeof message === 'string' ? [{ path: typeof path === 'string' ? path : '', message }] : []
  })
}

/** Builds the error of a failed response: the body's message, else '{status}: {statusText}' (product §8). */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const problem = isRecord(body) ? body : {}
  const { message, code } = problem
  const hasWords = typeof message === 'string' && message.trim() !== ''
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return new ApiError({
    status: response.status,
    code: typeof code === 'string' ? code : 'unknown',
    message: hasWords ? message : `${response.status}: ${response.statusText}`,
    hasWords,
    errors: fieldProblems(problem['errors']),
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
    latest: problem['latest'],
  })
}
