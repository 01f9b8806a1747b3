/** A failed call. `status` is 0 when there was no answer; problems that come over the socket say what they are by their code alone. */
export type Failure = { readonly status: number; readonly code: string }

const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([0, 408, 425, 429])
/** Failures of a server that no waiting mends: it cannot do that, or has no room for it. */
const LASTING_STATUSES: ReadonlySet<number> = new Set([501, 505, 507])

/** Problems that pass by themselves, or once the session or the person is further. */
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

/** Whether the server is away, in trouble or too busy: nothing is known about the request itself. */
export const isUnavailable = ({ status }: Pick<Failure, 'status'>): boolean =>
  UNAVAILABLE_STATUSES.has(status) || (status >= 500 && !LASTING_STATUSES.has(status))

/** Whether the same request may succeed later. */
export const isTransient = (failure: Failure): boolean =>
  isUnavailable(failure) || TRANSIENT_CODES.has(failure.code)

/** What becomes of something that was not taken: another try, a try once somebody is signed in, or none. */
export type Retry = 'later' | 'after-sign-in' | 'never'

/** Null stands for a failure that is none of the server's. */
export function classifyFailure(failure: Failure | null): Retry {
  if (failure?.status === 401) return 'after-sign-in'
  return failure === null || isTransient(failure) ? 'later' : 'never'
}
