/** Failed call. `status` is 0 when there was no answer; problems over the socket have only a code. */
export type Failure = { readonly status: number; readonly code: string }

const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([0, 408, 425, 429])
/** Permanent server failures: not supported, or no storage left. */
const LASTING_STATUSES: ReadonlySet<number> = new Set([501, 505, 507])

/** Problems that pass by themselves, or once the session or the person has moved on. */
const TRANSIENT_CODES: ReadonlySet<string> = new Set([
  'unavailable',
  'disk-full',
  'internal',
  'rate-limited',
  'too-many-attempts',
  'csrf-failed',
  'phone-unverified',
  'profile-incomplete',
])

/** Whether the server is unreachable, failing or overloaded: nothing is known about the request itself. */
export const isUnavailable = ({ status }: Pick<Failure, 'status'>): boolean =>
  UNAVAILABLE_STATUSES.has(status) || (status >= 500 && !LASTING_STATUSES.has(status))

/** Whether the same request may succeed later. */
export const isTransient = (failure: Failure): boolean =>
  isUnavailable(failure) || TRANSIENT_CODES.has(failure.code)

/** Retry policy for a refused item: retry later, retry after sign-in, or drop. */
export type Retry = 'later' | 'after-sign-in' | 'never'

/** Null stands for a failure without an answer of the server. */
export function classifyFailure(failure: Failure | null): Retry {
  if (failure?.status === 401) return 'after-sign-in'
  return failure === null || isTransient(failure) ? 'later' : 'never'
}
