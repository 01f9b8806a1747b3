import { cookie } from '#lib/session/cookies.ts'
import { noAnswerError } from './api-error.ts'
import { timeLimit } from './time-limit.ts'

const HEADER = 'X-CSRF-Token'
let fetched: string | null = null

/** Returns the CSRF token for the next change: the cookie's, else a new one from the server. */
export async function csrfToken(): Promise<string> {
  const known = cookie('csrfToken') ?? fetched
  if (known) return known
  return fetchCsrfToken()
}

/** Fetches a new token, when the old one was refused or there is none. */
export async function fetchCsrfToken(): Promise<string> {
  const response = await fetch('/api/auth/csrf-token', {
    credentials: 'include',
    cache: 'no-store',
    signal: timeLimit(),
  }).catch(() => {
    throw noAnswerError()
  })
  fetched = response.headers.get(HEADER) ?? cookie('csrfToken')
  return fetched ?? ''
}

/** Header that carries the token. */
export const csrfHeader = (token: string) => ({ [HEADER]: token })

/** Forgets the token, which belongs to one session. */
export function forgetCsrfToken() {
  fetched = null
}
