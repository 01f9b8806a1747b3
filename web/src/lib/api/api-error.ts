import { isRecord } from '@dream/contract/rules/app/is-record'
import { isOnline } from '#lib/device/online.ts'
import { noteStatus } from './server-doubt.ts'
import { MESSAGES } from '@dream/contract/rules/app/messages'

/** One field that needs another look. */
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

/** Every failed call. `status` is 0 when there was no answer at all. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldProblem[]
  readonly retryAfterSeconds: number | null
  /** Of an edit that came too late: the whole document as it is now, unparsed. */
  readonly latest: unknown
  /** Whether the message is for a person: a status alone is not. */
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

  /** Whether the call got no answer because the device has no network. */
  get isOffline() {
    return this.code === 'offline'
  }
}

/** No answer at all: the device has no network, or else the server is away. */
export function noAnswerError(): ApiError {
  noteStatus(0)
  return isOnline()
    ? new ApiError({ status: 0, code: 'unreachable', message: MESSAGES.unreachable })
    : new ApiError({ status: 0, code: 'offline', message: MESSAGES.offline })
}

/** Whether the call never got an answer. */
export const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0

/** Whether it got none because the device has no network. */
export const isOffline = (error: unknown) => error instanceof ApiError && error.isOffline

function fieldProblems(errors: unknown): FieldProblem[] {
  if (!Array.isArray(errors)) return []
  return errors.flatMap((each: unknown) => {
    const { path, message } = isRecord(each) ? each : {}
    return typeof message === 'string' ? [{ path: typeof path === 'string' ? path : '', message }] : []
  })
}

/** The error of a failed answer: the body's message, else '{status}: {statusText}' (product §8). */
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
