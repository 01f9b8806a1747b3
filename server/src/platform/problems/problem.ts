import { type FieldError, PROBLEMS, type ProblemCode } from '@dream/contract/api/errors'

type Details = {
  message?: string | undefined
  errors?: readonly FieldError[] | undefined
  retryAfterSeconds?: number | undefined
  /** Likes needed and likes so far, for a locked feature. */
  progress?: { required: number; current: number } | undefined
  /** Current document, for a stale edit. */
  latest?: unknown
  /** Logged, never sent. */
  cause?: unknown
}

/** Expected failure, thrown by use-cases and answered by the error handler. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: readonly FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly progress: { required: number; current: number } | undefined
  readonly latest: unknown

  constructor(code: ProblemCode, details: Details) {
    super(details.message ?? PROBLEMS[code].message, { cause: details.cause })
    this.name = 'ProblemError'
    this.code = code
    this.status = PROBLEMS[code].status
    this.errors = details.errors
    this.retryAfterSeconds = details.retryAfterSeconds
    this.progress = details.progress
    this.latest = details.latest
  }
}

/** Creates an expected failure; its message is the contract's unless `message` replaces it. */
export function problem(code: ProblemCode, details: Details = {}): ProblemError {
  return new ProblemError(code, details)
}

/** Invalid input. The message is that of the one wrong field, or the general one when there are several. */
export function invalid(errors: readonly FieldError[]): ProblemError {
  const only = errors.length === 1 ? errors[0] : undefined
  return problem('validation-failed', { errors, message: only?.message })
}
